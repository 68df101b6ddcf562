import {
  attachmentKinds,
  type DocumentFields,
  type DocumentType,
  type DomainEvent,
  documentTypeNames,
} from '@harambee/domain';
import { fields, outboxPlugin, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** What a document says about its file; the bytes are stored under the same id. */
export interface FileOfDocument {
  id: string;
  name: string;
  type: DocumentType;
  bytes: number;
  addedAt: Date;
}

/** A document of an organization. It belongs to the organization: it names nobody. */
export interface DocumentRecord extends DocumentFields {
  _id: string;
  tenantId: string;
  /** `expiresOn`, or a day that never comes: what does not expire comes last in a list. */
  expiryKey: string;
  file: FileOfDocument;
  /** The file before, with the day until which it was valid, while it can be brought back. */
  earlier?: FileOfDocument & { expiresOn: string; until: Date };
  revision: number;
  createdAt: Date;
  updatedAt: Date;
  /** Since when it is deleted: nobody finds it, and it can be brought back until it is gone for good. */
  deletedAt?: Date;
  outbox?: DomainEvent[];
}

export const neverExpires = '9999-12-31';
export const expiryKeyOf = (expiresOn: string): string => expiresOn || neverExpires;

const { emptyText, number } = fields;

const file = {
  id: { type: String, required: true },
  name: { type: String, required: true },
  type: { type: String, enum: documentTypeNames, required: true },
  bytes: number,
  addedAt: { type: Date, required: true },
};
const fileSchema = new Schema<FileOfDocument>(file, { _id: false });
const earlierSchema = new Schema<DocumentRecord['earlier']>(
  { ...file, expiresOn: emptyText, until: { type: Date, required: true } },
  { _id: false },
);

const documentSchema = new Schema<DocumentRecord>(
  {
    _id: { type: String, required: true },
    tenantId,
    name: emptyText,
    kind: { type: String, enum: Object.keys(attachmentKinds), required: true },
    expiresOn: emptyText,
    notes: emptyText,
    expiryKey: { type: String, required: true },
    file: { type: fileSchema, required: true },
    earlier: { type: earlierSchema, default: undefined },
    revision: number,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    deletedAt: Date,
  },
  { collection: 'documents', versionKey: false },
);

/** The lists: all documents by expiry, and those of one kind. */
export const documentIndexes = {
  all: { tenantId: 1, expiryKey: 1, _id: 1 },
  ofKind: { tenantId: 1, kind: 1, expiryKey: 1, _id: 1 },
} as const;
for (const index of Object.values(documentIndexes)) documentSchema.index(index);
// Across tenants, and only deleted ones: finding what is gone for good costs the same with any number of documents.
documentSchema.index({ deletedAt: 1 }, { partialFilterExpression: { deletedAt: { $gt: new Date(0) } } });

// Before model(): hooks added after it never run.
documentSchema.plugin(tenantPlugin);
documentSchema.plugin(outboxPlugin);

export const DocumentModel = model<DocumentRecord>('Document', documentSchema);
