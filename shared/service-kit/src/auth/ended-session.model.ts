import { model, Schema } from 'mongoose';

/** A session that ended while access tokens of it may still be alive. Belongs to no tenant: it is an unguessable id. */
export interface EndedSession {
  _id: string;
  endedAt: Date;
}

/** Longer than an access token lives, so the row outlasts the last one. */
const keptSeconds = 30 * 60;

const endedSessionSchema = new Schema<EndedSession>(
  { _id: { type: String, required: true }, endedAt: { type: Date, required: true } },
  { collection: 'ended_sessions', versionKey: false },
);
endedSessionSchema.index({ endedAt: 1 }, { expireAfterSeconds: keptSeconds });

export const EndedSessionModel = model('EndedSession', endedSessionSchema);
