import { type Role, roleNames } from '@harambee/domain';
import { model, Schema } from 'mongoose';

/**
 * A session that ended while access tokens of it may still be alive, or whose role is no longer the one in them. Belongs to
 * no tenant: it is an unguessable id.
 */
export interface EndedSession {
  /** The id of the session; of a mark of its role, `roleMark` of it: versions that know no marks must not see an end. */
  _id: string;
  endedAt: Date;
  /** With a mark: what counts instead of the role in the tokens. */
  role?: Role;
}

export const roleMark = (sessionId: string): string => `role:${sessionId}`;

/** Longer than an access token lives, so the row outlasts the last one. */
const retentionSeconds = 30 * 60;

const endedSessionSchema = new Schema<EndedSession>(
  {
    _id: { type: String, required: true },
    endedAt: { type: Date, required: true },
    role: { type: String, enum: roleNames },
  },
  { collection: 'ended_sessions', versionKey: false },
);
endedSessionSchema.index({ endedAt: 1 }, { expireAfterSeconds: retentionSeconds });

export const EndedSessionModel = model('EndedSession', endedSessionSchema);
