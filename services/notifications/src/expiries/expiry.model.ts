import { tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** What this service knows about a document: enough to remind people of its expiry. */
export interface StoredExpiry {
  /** The document's id. */
  _id: string;
  tenantId: string;
  name: string;
  /** `YYYY-MM-DD`, the last day on which it is valid; empty if it does not expire, or is deleted. */
  expiresOn: string;
  /** Revision in the event it was taken from; an older one changes nothing. */
  revision: number;
  /** When the next reminder is due; absent if there is none. */
  dueAt?: Date;
}

const expirySchema = new Schema<StoredExpiry>(
  {
    _id: { type: String, required: true },
    tenantId,
    name: { type: String, default: '' },
    expiresOn: { type: String, default: '' },
    revision: { type: Number, required: true },
    dueAt: Date,
  },
  { collection: 'notification_expiries', versionKey: false },
);
expirySchema.plugin(tenantPlugin);
expirySchema.index({ tenantId: 1 });
// Across tenants, and only pending ones: finding what is due costs the same with any number of documents.
expirySchema.index({ dueAt: 1 }, { partialFilterExpression: { dueAt: { $gt: new Date(0) } } });

export const ExpiryModel = model<StoredExpiry>('NotificationExpiry', expirySchema);
