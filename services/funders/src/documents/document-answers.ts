import { type DocumentFields, type DocumentSnapshot, documentFieldNames } from '@harambee/domain';
import type { DocumentFile, OrganizationDocument } from '@harambee/domain/schemas';
import type { DocumentRecord, FileOfDocument } from './document.model.ts';

export const fieldsOf = (record: DocumentFields): DocumentFields =>
  Object.fromEntries(documentFieldNames.map((name) => [name, record[name]])) as unknown as DocumentFields;

const toFile = ({ name, type, bytes, addedAt }: FileOfDocument): DocumentFile => ({
  name,
  type,
  bytes,
  addedAt: addedAt.toISOString(),
});

export const toDocument = (record: DocumentRecord): OrganizationDocument => {
  const { _id: id, file, earlier, revision, createdAt, updatedAt } = record;
  const canComeBack = earlier !== undefined && earlier.until.getTime() > Date.now();
  return {
    id,
    ...fieldsOf(record),
    file: toFile(file),
    ...(canComeBack && {
      earlier: { ...toFile(earlier), expiresOn: earlier.expiresOn, until: earlier.until.toISOString() },
    }),
    revision,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
};

/** What other services learn of a document, as the write leaves it: no file, no notes. */
export const snapshotOf = (
  {
    _id: documentId,
    revision,
    name,
    kind,
    expiresOn,
  }: Pick<DocumentRecord, '_id' | 'revision'> & DocumentFields,
  userId: string,
): DocumentSnapshot => ({ documentId, revision, userId, name, kind, expiresOn });
