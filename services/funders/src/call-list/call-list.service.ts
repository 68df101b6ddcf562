import type { CallApplication, CallList, CallListQuery } from '@harambee/domain/schemas';
import { type Actor, BadRequest, decodeCursor, encodeCursor } from '@harambee/service-kit';
import { type QueryFilter, trusted } from 'mongoose';
import { applicationsOf } from '../applications/applications-of-calls.ts';
import { CallModel, type CallRecord, listIndexes } from '../calls/call.model.ts';
import { type ListedRecord, listProjection, toListItem } from '../calls/call-answers.ts';
import { getCall, present } from '../calls/calls.service.ts';
import { missingDocumentsOf } from './missing-documents.ts';

const pageSize = 50;

/** The calls after a place in the list. The outer range finds it in the index, the inner condition parts equals. */
function after(cursor: string, isPast: boolean): QueryFilter<CallRecord> {
  const [deadlineKey, id] = decodeCursor(cursor, ['date', 'string']) as [Date | null, string | null];
  if (deadlineKey === null || id === null) throw new BadRequest('This cursor belongs to another list');
  const [from, beyond] = isPast ? (['$lte', '$lt'] as const) : (['$gte', '$gt'] as const);
  return {
    $and: [
      { deadlineKey: trusted({ [from]: deadlineKey }) },
      { $or: [{ deadlineKey: trusted({ [beyond]: deadlineKey }) }, { _id: trusted({ [beyond]: id }) }] },
    ],
  };
}

/** GET /api/calls: by deadline, the next one first; of those that have passed, the last one (CALL-08). */
export async function listCalls(actor: Actor, query: CallListQuery): Promise<CallList> {
  const { tenantId } = actor;
  const { status, templates, due, limit, cursor } = query;
  const isPast = due === 'past';
  const size = limit ? Number(limit) : pageSize;
  const records = await CallModel.find({
    tenantId,
    isTemplate: templates === 'only',
    ...present,
    ...(status && { status }),
    ...(due && { deadlineKey: trusted({ [isPast ? '$lt' : '$gte']: new Date() }) }),
    ...(cursor && after(cursor, isPast)),
  })
    .select(listProjection)
    .hint(listIndexes[status ? 'ofStatus' : 'all'])
    .sort(isPast ? { deadlineKey: -1, _id: -1 } : { deadlineKey: 1, _id: 1 })
    .limit(size + 1)
    .lean<ListedRecord[]>();
  const page = records.slice(0, size);
  const last = page.at(-1);
  const ids = page.map(({ _id }) => _id);
  const [applications, missing] = await Promise.all([
    applicationsOf(tenantId, ids),
    templates === 'only' ? new Map<string, number>() : missingDocumentsOf(actor, ids),
  ]);
  const calls = page.map((record) =>
    toListItem(record, applications.get(record._id), missing.get(record._id)),
  );
  if (records.length <= size || !last) return { calls };
  return { calls, nextCursor: encodeCursor([last.deadlineKey, last._id]) };
}

/** GET /api/calls/{id}/applications (CALL-08). */
export async function listApplications(actor: Actor, id: string): Promise<CallApplication[]> {
  await getCall(actor, id);
  return (await applicationsOf(actor.tenantId, [id])).get(id) ?? [];
}
