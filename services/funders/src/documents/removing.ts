import { documentRestorableFor } from '@harambee/domain';
import { trusted } from 'mongoose';
import { DocumentModel, type DocumentRecord } from './document.model.ts';
import { FileModel, type StoredFile } from './files/file.model.ts';
import { keepFile, removeFile } from './files/uploads.service.ts';

const batch = 50;

/** Whether a document has this file; it is a leftover of a process that ended in between that it still expires. */
const isNeeded = async ({ _id, tenantId, documentId }: StoredFile): Promise<boolean> =>
  documentId !== undefined &&
  (await DocumentModel.exists({ _id: documentId, tenantId, 'file.id': _id })) !== null;

async function removeExpired(file: StoredFile): Promise<void> {
  const { _id, tenantId, expiresAt, state } = file;
  // Whoever brings the file back at this moment has changed when it expires.
  const { modifiedCount } = await FileModel.updateOne(
    { _id, tenantId, expiresAt: expiresAt as Date, state },
    { $set: { state: 'gone', expiresAt: new Date() } },
  );
  if (modifiedCount === 0) return;
  if (state !== 'receiving' && (await isNeeded(file))) {
    await FileModel.updateOne({ _id, tenantId }, { $set: { state: 'kept' } });
    await keepFile({ tenantId }, _id);
    return;
  }
  if (file.documentId !== undefined)
    await DocumentModel.updateOne(
      { _id: file.documentId, tenantId, 'earlier.id': _id },
      { $unset: { earlier: 1 } },
    );
  await removeFile(file);
}

async function removeDeleted({ _id, tenantId, file, earlier }: DocumentRecord): Promise<void> {
  await removeFile({ _id: file.id, tenantId });
  if (earlier) await removeFile({ _id: earlier.id, tenantId });
  await DocumentModel.deleteOne({ _id, tenantId, deletedAt: trusted({ $ne: null }) });
}

/**
 * Removes unfinished uploads, files that were replaced, and deleted documents, once nobody can bring them back (CALL-62,
 * CALL-63). Several processes may do it at once, and one that ends in between leaves work for the next.
 */
export async function removeWhatIsGone(now = new Date()): Promise<void> {
  const all = { allTenants: true } as const;
  for (;;) {
    const files = await FileModel.find({ expiresAt: trusted({ $gt: new Date(0), $lte: now }) }, null, all)
      .sort({ expiresAt: 1 })
      .limit(batch)
      .lean<StoredFile[]>();
    for (const file of files) await removeExpired(file);
    if (files.length < batch) break;
  }
  const before = new Date(now.getTime() - documentRestorableFor);
  for (;;) {
    const documents = await DocumentModel.find(
      { deletedAt: trusted({ $gt: new Date(0), $lte: before }) },
      null,
      all,
    )
      .limit(batch)
      .lean<DocumentRecord[]>();
    for (const document of documents) await removeDeleted(document);
    if (documents.length < batch) break;
  }
}
