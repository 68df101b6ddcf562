import { hours } from '@harambee/domain';
import type { StreamMessageName } from '@harambee/domain/schemas';
import { tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** Something open pages are told: the log that every process of this service reads along. */
export interface StoredMessage {
  /** In the order of time (`newMessageId`): a place in the log, and the event id on the wire. */
  _id: string;
  tenantId: string;
  /** For this person; absent: for everybody of the organization. */
  userId?: string;
  name: StreamMessageName;
  data: unknown;
  at: Date;
}

/** Whoever was away for longer asks for everything anew instead. */
export const replayedFor = hours(1);

const messageSchema = new Schema<StoredMessage>(
  {
    _id: { type: String, required: true },
    tenantId,
    userId: String,
    name: { type: String, required: true },
    data: { type: Schema.Types.Mixed, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'notification_messages', versionKey: false, minimize: false },
);
messageSchema.plugin(tenantPlugin);
messageSchema.index({ tenantId: 1, _id: 1 });
messageSchema.index({ at: 1 }, { expireAfterSeconds: replayedFor / 1_000 });

export const StreamMessageModel = model('StreamMessage', messageSchema);
