import { type Role, roleNames } from '@harambee/domain';
import { model, Schema } from 'mongoose';

/**
 * A session that ended while its access tokens may still be valid, or whose role is no longer the one in those
 * tokens. It belongs to no tenant: it is only an unguessable id.
 */
export interface EndedSession {
  /**
   * The id of the session, or `roleMark` of it for a changed role. Earlier versions, which know only ended sessions,
   * must not mistake a changed role for an end.
   */
  _id: string;
  endedAt: Date;
  /** Only with `roleMark`: the role that replaces the one in the tokens. */
  role?: Role;
}

export const roleMark = (sessionId: string): string => `role:${sessionId}`;

/** Longer than an access token lives, so that the row outlasts the last token. */
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
