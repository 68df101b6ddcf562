import { type DocumentType, documentTypeNames } from '@harambee/domain';
import { tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/**
 * Files lie in the database's file store: the two collections have the layout of GridFS, so that its tools read them,
 * and the tenant besides, so that no query finds a file or chunk of another organization (ADR 22).
 */
const bucket = 'document_files';

/** `receiving` until its content is accepted; `gone` while its chunks are being deleted. */
export type FileState = 'receiving' | 'kept' | 'gone';

export interface StoredFile {
  _id: string;
  tenantId: string;
  /** Bytes, as they were announced. */
  length: number;
  chunkSize: number;
  uploadDate: Date;
  filename: string;
  state: FileState;
  /** By its content; absent before. */
  type?: DocumentType;
  /** The document that it was accepted for. */
  documentId?: string;
  /** When it is removed; absent while a document needs it. */
  expiresAt?: Date;
}

const fileSchema = new Schema<StoredFile>(
  {
    _id: { type: String, required: true },
    tenantId,
    length: { type: Number, required: true },
    chunkSize: { type: Number, required: true },
    uploadDate: { type: Date, required: true },
    filename: { type: String, default: '' },
    state: { type: String, enum: ['receiving', 'kept', 'gone'] satisfies FileState[], required: true },
    type: { type: String, enum: documentTypeNames },
    documentId: String,
    expiresAt: Date,
  },
  { collection: `${bucket}.files`, versionKey: false },
);
fileSchema.plugin(tenantPlugin);
fileSchema.index({ tenantId: 1, state: 1 });
// Across tenants, and only what will be removed: finding it costs the same with any number of files.
fileSchema.index({ expiresAt: 1 }, { partialFilterExpression: { expiresAt: { $gt: new Date(0) } } });

export const FileModel = model('DocumentFile', fileSchema);

export interface StoredChunk {
  _id: string;
  tenantId: string;
  files_id: string;
  /** From 0. */
  n: number;
  data: Buffer;
}

const chunkSchema = new Schema<StoredChunk>(
  {
    _id: { type: String, required: true },
    tenantId,
    files_id: { type: String, required: true },
    n: { type: Number, required: true },
    data: { type: Buffer, required: true },
  },
  { collection: `${bucket}.chunks`, versionKey: false },
);
chunkSchema.plugin(tenantPlugin);
chunkSchema.index({ tenantId: 1, files_id: 1, n: 1 }, { unique: true });

export const ChunkModel = model('DocumentChunk', chunkSchema);
