import {
  type DocumentFields,
  documentLimits,
  documentRestorableFor,
  documentRules,
  tidyDocument,
} from '@harambee/domain';
import type {
  CreateDocumentBody,
  OrganizationDocument,
  ReplaceFileBody,
  UpdateDocumentBody,
} from '@harambee/domain/schemas';
import {
  type Actor,
  Conflict,
  check,
  createOnce,
  event,
  NotFound,
  PreconditionFailed,
  retryOnConflict,
} from '@harambee/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import { type QueryFilter, trusted, type UpdateQuery } from 'mongoose';
import { DocumentModel, type DocumentRecord, expiryKeyOf } from './document.model.ts';
import { fieldsOf, snapshotOf, toDocument } from './document-answers.ts';
import { acceptUpload, keepFile, letFileGo } from './files/uploads.service.ts';

/** What somebody hears who lost too often against others who change the same document. */
const busy = 'This document is being changed right now, please try again';

/** Not deleted. */
export const presentDocument = { deletedAt: null } as const;
const deleted = () => ({ deletedAt: trusted({ $gt: new Date(Date.now() - documentRestorableFor) }) });
const restorable = () => new Date(Date.now() + documentRestorableFor);

/** One of the tenant's documents; anything else is not found, and never said why (architecture, rule 3). */
export async function findDocument(
  { tenantId }: Pick<Actor, 'tenantId'>,
  id: string,
  state: QueryFilter<DocumentRecord> = presentDocument,
): Promise<DocumentRecord> {
  const record = await DocumentModel.findOne({ _id: id, tenantId, ...state }).lean<DocumentRecord>();
  if (!record) throw new NotFound();
  return record;
}

export const getDocument = async (actor: Actor, id: string): Promise<OrganizationDocument> =>
  toDocument(await findDocument(actor, id));

/** As it is stored, or refused with the messages of the rules. */
function checked(sent: DocumentFields): DocumentFields {
  const fields = tidyDocument(sent);
  check(documentRules, fields);
  return fields;
}

const storedFields = (fields: DocumentFields) => ({ ...fields, expiryKey: expiryKeyOf(fields.expiresOn) });

/** POST /api/calls/documents (CALL-40). */
export async function createDocument(
  actor: Actor,
  id: string,
  { uploadId, ...sent }: CreateDocumentBody,
  log: FastifyBaseLogger,
): Promise<OrganizationDocument> {
  const { tenantId, userId } = actor;
  const fields = checked(sent);
  if ((await DocumentModel.countDocuments({ tenantId })) >= documentLimits.documents)
    throw new Conflict('Your organization has 2,000 documents. Delete those you no longer need first.');
  const file = await acceptUpload(actor, uploadId, id, log);
  const at = new Date();
  const record: DocumentRecord = {
    _id: id,
    tenantId,
    ...storedFields(fields),
    file,
    revision: 0,
    createdAt: at,
    updatedAt: at,
  };
  const { document } = await createOnce(DocumentModel, {
    ...record,
    outbox: [event('document.created', tenantId, snapshotOf(record, userId))],
  });
  await keepFile(actor, file.id);
  return toDocument(document);
}

/** Refuses a change to another revision than the newest, with the document as it is now. */
function mustBeNewest(record: DocumentRecord, revision: number | undefined): void {
  if (revision === undefined || revision === record.revision) return;
  throw new PreconditionFailed('This document was changed since you read it', {
    document: toDocument(record),
  });
}

/** A change and its event in one write; undefined if somebody else was first. */
async function change(
  { tenantId, userId }: Actor,
  { _id, revision }: DocumentRecord,
  fields: DocumentFields,
  update: UpdateQuery<DocumentRecord> = {},
): Promise<DocumentRecord | undefined> {
  const { $set, ...others } = update;
  const snapshot = snapshotOf({ _id, revision: revision + 1, ...fields }, userId);
  const updated = await DocumentModel.findOneAndUpdate(
    { _id, tenantId, revision },
    {
      $set: { ...storedFields(fields), updatedAt: new Date(), ...$set },
      ...others,
      $inc: { revision: 1 },
      $push: { outbox: event('document.updated', tenantId, snapshot) },
    },
    { returnDocument: 'after' },
  ).lean<DocumentRecord>();
  return updated ?? undefined;
}

/** PUT /api/calls/documents/{id}. With `revision`, only while nobody has changed it since; without, the last write wins. */
export async function updateDocument(
  actor: Actor,
  id: string,
  body: UpdateDocumentBody,
  revision?: number,
): Promise<OrganizationDocument> {
  const fields = checked(body);
  const record = await retryOnConflict(busy, async () => {
    const found = await findDocument(actor, id);
    mustBeNewest(found, revision);
    return change(actor, found, fields);
  });
  return toDocument(record);
}

/**
 * PUT /api/calls/documents/{id}/file: a newer file. The one before can be brought back for 30 days; the one before that
 * goes (CALL-63).
 */
export async function replaceFile(
  actor: Actor,
  id: string,
  { uploadId, expiresOn }: ReplaceFileBody,
  log: FastifyBaseLogger,
  revision?: number,
): Promise<OrganizationDocument> {
  const before = await findDocument(actor, id);
  // The answer to an earlier try was lost.
  if (before.file.id === uploadId) return toDocument(before);
  mustBeNewest(before, revision);
  checked({ ...fieldsOf(before), expiresOn });
  const file = await acceptUpload(actor, uploadId, id, log);
  const until = restorable();
  const { record, found } = await retryOnConflict(busy, async () => {
    const found = await findDocument(actor, id);
    mustBeNewest(found, revision);
    const earlier = { ...found.file, expiresOn: found.expiresOn, until };
    const record = await change(actor, found, { ...fieldsOf(found), expiresOn }, { $set: { file, earlier } });
    return record && { record, found };
  });
  await keepFile(actor, file.id);
  await letFileGo(actor, found.file.id, until);
  if (found.earlier) await letFileGo(actor, found.earlier.id, new Date());
  return toDocument(record);
}

/** POST /api/calls/documents/{id}/earlier-file: the file before is the file again, and the other way round (CALL-63). */
export async function restoreEarlierFile(
  actor: Actor,
  id: string,
  revision?: number,
): Promise<OrganizationDocument> {
  const until = restorable();
  const { record, found } = await retryOnConflict(busy, async () => {
    const found = await findDocument(actor, id);
    mustBeNewest(found, revision);
    if (!found.earlier || found.earlier.until.getTime() <= Date.now()) throw new NotFound();
    const { expiresOn, until: _until, ...file } = found.earlier;
    // From here on the removal of what has expired leaves it.
    if ((await keepFile(actor, file.id)).matchedCount === 0) throw new NotFound();
    const earlier = { ...found.file, expiresOn: found.expiresOn, until };
    const record = await change(actor, found, { ...fieldsOf(found), expiresOn }, { $set: { file, earlier } });
    return record && { record, found };
  });
  await letFileGo(actor, found.file.id, until);
  return toDocument(record);
}

/** DELETE /api/calls/documents/{id}: nobody finds it any more, and for a month it can be brought back. */
export async function deleteDocument(actor: Actor, id: string, revision?: number): Promise<void> {
  const { tenantId, userId } = actor;
  await retryOnConflict(busy, async () => {
    const record = await findDocument(actor, id);
    mustBeNewest(record, revision);
    const gone = { documentId: id, revision: record.revision + 1, userId };
    const { modifiedCount } = await DocumentModel.updateOne(
      { _id: id, tenantId, revision: record.revision, ...presentDocument },
      {
        $set: { deletedAt: new Date() },
        $inc: { revision: 1 },
        $push: { outbox: event('document.deleted', tenantId, gone) },
      },
    );
    return modifiedCount === 1 || undefined;
  });
}

/** POST /api/calls/documents/{id}/restore: brings back a deleted document; one that is there stays as it is. */
export async function restoreDocument(actor: Actor, id: string): Promise<OrganizationDocument> {
  const record = await retryOnConflict(busy, async () => {
    const found = await findDocument(actor, id, { $or: [presentDocument, deleted()] });
    if (found.deletedAt === undefined) return found;
    return change(actor, found, fieldsOf(found), { $unset: { deletedAt: 1 } });
  });
  return toDocument(record);
}
