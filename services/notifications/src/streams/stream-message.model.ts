import { hours } from '@harambee/domain';
import type { StreamMessageName } from '@harambee/domain/schemas';
import { tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** A message to open pages: the log that every process of this service reads. */
export interface StoredMessage {
  /** In order of time (`newMessageId`): a position in the log, and the event id on the wire. */
  _id: string;
  tenantId: string;
  /** For this person; if absent, for everybody in the organization. */
  userId?: string;
  name: StreamMessageName;
  data: unknown;
  at: Date;
  /** The process that has written it, and told its own pages of it; absent in those of earlier versions. */
  by?: string;
}

/** A page that was away for longer reloads everything instead. */
export const replayedFor = hours(1);

const messageSchema = new Schema<StoredMessage>(
  {
    _id: { type: String, required: true },
    tenantId,
    userId: String,
    name: { type: String, required: true },
    data: { type: Schema.Types.Mixed, required: true },
    at: { type: Date, required: true },
    by: String,
  },
  { collection: 'notification_messages', versionKey: false, minimize: false },
);
messageSchema.plugin(tenantPlugin);
messageSchema.index({ tenantId: 1, _id: 1 });
messageSchema.index({ at: 1 }, { expireAfterSeconds: replayedFor / 1_000 });

export const StreamMessageModel = model('StreamMessage', messageSchema);
