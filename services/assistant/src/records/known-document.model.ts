import type { DocumentSnapshot } from '@harambee/domain';
import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** What this service knows of a document, learned from events (architecture, rule 5). */
export interface KnownDocument extends Pick<DocumentSnapshot, 'name' | 'expiresOn' | 'revision'> {
  /** The document's id. */
  _id: string;
  tenantId: string;
  /** An older event does not bring it back. */
  isDeleted: boolean;
}

const { emptyText, number, flag } = fields;

const knownDocument = new Schema<KnownDocument>(
  { _id: String, tenantId, name: emptyText, expiresOn: emptyText, isDeleted: flag, revision: number },
  { collection: 'assistant_documents', versionKey: false },
);
knownDocument.index({ tenantId: 1, isDeleted: 1, expiresOn: 1 });
knownDocument.plugin(tenantPlugin);

export const KnownDocumentModel = model<KnownDocument>('AssistantDocument', knownDocument);
