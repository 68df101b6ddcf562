import { addDays, dayOf, expiresSoonWithin } from '@harambee/domain';
import type { DocumentList, DocumentListQuery } from '@harambee/domain/schemas';
import { type Actor, decodeCursor, encodeCursor } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { DocumentModel, type DocumentRecord, documentIndexes } from './document.model.ts';
import { toDocument } from './document-answers.ts';
import { presentDocument } from './documents.service.ts';

const pageSize = 50;

/** The last day that counts as near. */
const nearDay = () => dayOf(addDays(new Date(), expiresSoonWithin));

/** GET /api/calls/documents: what expires next comes first (CALL-40). */
export async function listDocuments({ tenantId }: Actor, query: DocumentListQuery): Promise<DocumentList> {
  const { kind, expiring, limit, cursor } = query;
  const size = limit ? Number(limit) : pageSize;
  const [expiryKey, id] = cursor
    ? (decodeCursor(cursor, ['string', 'string']) as [string, string])
    : [undefined, ''];
  const records = await DocumentModel.find({
    tenantId,
    ...presentDocument,
    ...(kind && { kind }),
    $and: [
      ...(expiring ? [{ expiryKey: trusted({ $lte: nearDay() }) }] : []),
      // The outer range finds the place in the index, the inner condition parts equals.
      ...(expiryKey === undefined
        ? []
        : [
            { expiryKey: trusted({ $gte: expiryKey }) },
            { $or: [{ expiryKey: trusted({ $gt: expiryKey }) }, { _id: trusted({ $gt: id }) }] },
          ]),
      {},
    ],
  })
    .hint(documentIndexes[kind ? 'ofKind' : 'all'])
    .sort({ expiryKey: 1, _id: 1 })
    .limit(size + 1)
    .lean<DocumentRecord[]>();
  const page = records.slice(0, size);
  const documents = page.map(toDocument);
  const last = page.at(-1);
  if (records.length <= size || !last) return { documents };
  return { documents, nextCursor: encodeCursor([last.expiryKey, last._id]) };
}
