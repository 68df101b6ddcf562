import {
  type DocumentRefusal,
  type DocumentType,
  documentLimits,
  documentRefusals,
  tooManyUploadsMessage,
  uploadedFileName,
  uploadKeptFor,
} from '@harambee/domain';
import type { DocumentUpload, StartUploadBody } from '@harambee/domain/schemas';
import {
  type Actor,
  BadRequest,
  Conflict,
  createOnce,
  NotFound,
  TooManyRequests,
  ValidationFailed,
} from '@harambee/service-kit';
import type { FastifyBaseLogger } from 'fastify';
import { lookAtContent } from '../content/look-at-content.ts';
import { RefusedContent } from '../content/refused-content.ts';
import { FileModel, type StoredFile } from './file.model.ts';
import { chunkCount, chunkLength, deleteChunks, missingChunks, writeChunks } from './file-bytes.ts';
import { storedContent } from './stored-content.ts';

const { bytes: mostBytes, chunkBytes: chunkSize, chunksInPart, openUploads } = documentLimits;

/** Refused in words that say what to do instead (CALL-41). */
export class DocumentRefused extends ValidationFailed {
  constructor(reason: DocumentRefusal) {
    super([{ field: 'file', message: documentRefusals[reason] }]);
  }
}

const receiving = 'receiving';
const expiry = () => new Date(Date.now() + uploadKeptFor);

async function toUpload(file: StoredFile): Promise<DocumentUpload> {
  const { _id: id, length: bytes, expiresAt } = file;
  const missing = await missingChunks(file);
  return {
    id,
    bytes,
    chunkBytes: chunkSize,
    chunksInPart,
    missing,
    expiresAt: (expiresAt ?? expiry()).toISOString(),
  };
}

/** POST …/uploads: announces a file (CALL-62). */
export async function startUpload(
  { tenantId }: Actor,
  id: string,
  { fileName, bytes }: StartUploadBody,
): Promise<DocumentUpload> {
  if (bytes === 0) throw new DocumentRefused('empty');
  if (bytes > mostBytes) throw new DocumentRefused('tooLarge');
  if ((await FileModel.countDocuments({ tenantId, state: receiving })) >= openUploads)
    throw new TooManyRequests(tooManyUploadsMessage, 60);
  const { document } = await createOnce(FileModel, {
    _id: id,
    tenantId,
    length: bytes,
    chunkSize,
    uploadDate: new Date(),
    filename: fileName,
    state: receiving,
    expiresAt: expiry(),
  });
  return toUpload(document);
}

async function findUpload({ tenantId }: Actor, id: string): Promise<StoredFile> {
  const file = await FileModel.findOne({ _id: id, tenantId, state: receiving }).lean<StoredFile>();
  if (!file) throw new NotFound();
  return file;
}

/** GET …/uploads/{id}: what has arrived, to go on from there. */
export const getUpload = async (actor: Actor, id: string): Promise<DocumentUpload> =>
  toUpload(await findUpload(actor, id));

/** PUT …/uploads/{id}/parts/{first}: some chunks in a row, from this one on. The same part may come again. */
export async function receivePart(actor: Actor, id: string, first: number, part: Buffer): Promise<void> {
  const { tenantId } = actor;
  const file = await FileModel.findOneAndUpdate(
    { _id: id, tenantId, state: receiving },
    { $set: { expiresAt: expiry() } },
  ).lean<StoredFile>();
  if (!file) throw new NotFound();
  mustFit(file, first, part);
  await writeChunks(file, first, part);
  // Cancelled or removed in between: nothing of it may stay.
  if (await FileModel.exists({ _id: id, tenantId, state: receiving })) return;
  if (await FileModel.exists({ _id: id, tenantId, state: 'kept' })) return;
  await deleteChunks(file);
  throw new NotFound();
}

/** A part is whole chunks; only the last one of the file is shorter. */
function mustFit(file: StoredFile, first: number, part: Buffer): void {
  const count = Math.ceil(part.length / file.chunkSize);
  const last = first + count - 1;
  const expected = Array.from({ length: count }, (_, index) => chunkLength(file, first + index));
  const isWhole = part.length > 0 && last < chunkCount(file);
  if (isWhole && expected.reduce((sum, bytes) => sum + bytes, 0) === part.length) return;
  throw new BadRequest('This part does not fit into the file');
}

/** DELETE …/uploads/{id}. */
export async function cancelUpload(actor: Actor, id: string): Promise<void> {
  await removeFile(await findUpload(actor, id));
}

/** Removes a file for good. Whoever writes a chunk of it meanwhile removes that chunk. */
export async function removeFile({ _id, tenantId }: Pick<StoredFile, '_id' | 'tenantId'>): Promise<void> {
  await FileModel.updateOne({ _id, tenantId }, { $set: { state: 'gone', expiresAt: new Date() } });
  await deleteChunks({ _id, tenantId });
  await FileModel.deleteOne({ _id, tenantId });
}

/** An accepted file. */
export interface AcceptedFile {
  id: string;
  name: string;
  type: DocumentType;
  bytes: number;
  addedAt: Date;
}

/**
 * Takes an upload for a document: all of it is there, and its content is one (CALL-41). What is refused is removed at
 * once. Repeated for the same document, it answers the same. The file still expires: `keepFile` follows when the document
 * is stored.
 */
export async function acceptUpload(
  actor: Actor,
  uploadId: string,
  documentId: string,
  log: FastifyBaseLogger,
): Promise<AcceptedFile> {
  const { tenantId } = actor;
  const accepted = await FileModel.findOne({ _id: uploadId, tenantId, state: 'kept' }).lean<StoredFile>();
  if (accepted) {
    if (accepted.documentId === documentId) return toAccepted(accepted);
    throw new Conflict('This file already belongs to a document');
  }
  const file = await findUpload(actor, uploadId);
  if ((await missingChunks(file)).length > 0) throw new DocumentRefused('incomplete');
  const type = await typeOf(file, log);
  const kept = await FileModel.findOneAndUpdate(
    { _id: uploadId, tenantId, state: receiving },
    { $set: { state: 'kept', type, documentId } },
    { returnDocument: 'after' },
  ).lean<StoredFile>();
  if (!kept) throw new Conflict('This file already belongs to a document');
  return toAccepted(kept);
}

const toAccepted = ({ _id: id, filename, type, length: bytes, uploadDate }: StoredFile): AcceptedFile => ({
  id,
  name: uploadedFileName(filename, type as DocumentType),
  type: type as DocumentType,
  bytes,
  addedAt: uploadDate,
});

async function typeOf(file: StoredFile, log: FastifyBaseLogger): Promise<DocumentType> {
  try {
    return await lookAtContent(storedContent(file), file.filename);
  } catch (error) {
    if (!(error instanceof RefusedContent)) throw error;
    log.info({ refusal: error.reason, bytes: file.length }, 'a document was refused');
    await removeFile(file);
    throw new DocumentRefused(error.reason);
  }
}

/** The file of a document. */
export async function findFile({ tenantId }: Pick<Actor, 'tenantId'>, id: string): Promise<StoredFile> {
  const file = await FileModel.findOne({ _id: id, tenantId, state: 'kept' }).lean<StoredFile>();
  if (!file) throw new NotFound();
  return file;
}

/** A document needs this file from now on. */
export const keepFile = ({ tenantId }: Pick<Actor, 'tenantId'>, id: string) =>
  FileModel.updateOne({ _id: id, tenantId, state: 'kept' }, { $unset: { expiresAt: 1 } });

/** No document needs this file after that moment. */
export const letFileGo = ({ tenantId }: Pick<Actor, 'tenantId'>, id: string, at: Date) =>
  FileModel.updateOne({ _id: id, tenantId }, { $set: { expiresAt: at } });
