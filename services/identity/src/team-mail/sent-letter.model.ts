import { tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** That a letter about an event was sent to somebody: events may be handled more than once. */
export interface SentLetter {
  /** Hash of the event and of who was told. */
  _id: string;
  tenantId: string;
  at: Date;
}

/** Longer than an event is tried again. */
const retentionSeconds = 7 * 24 * 60 * 60;

const sentLetterSchema = new Schema<SentLetter>(
  { _id: { type: String, required: true }, tenantId, at: { type: Date, required: true } },
  { collection: 'sent_letters', versionKey: false },
);
sentLetterSchema.plugin(tenantPlugin);
sentLetterSchema.index({ tenantId: 1 });
sentLetterSchema.index({ at: 1 }, { expireAfterSeconds: retentionSeconds });

export const SentLetterModel = model('SentLetter', sentLetterSchema);
