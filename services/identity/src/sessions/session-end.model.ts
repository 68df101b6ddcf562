import { type SessionEnd, sessionEnds } from '@harambee/domain';
import { model, Schema } from 'mongoose';

/**
 * Why a session ended that its person did not sign out of, for the browser that still holds its cookie. Belongs to
 * no tenant and names nobody: it must remain when the person or the whole organization is gone.
 */
export interface StoredSessionEnd {
  /** The session's id, which cannot be guessed. */
  _id: string;
  /** The caller must hold a cookie of the session. */
  familyHash: string;
  why: SessionEnd;
  expiresAt: Date;
}

const sessionEndSchema = new Schema<StoredSessionEnd>(
  {
    _id: { type: String, required: true },
    familyHash: { type: String, required: true },
    why: { type: String, enum: sessionEnds, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'session_ends', versionKey: false },
);
sessionEndSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const SessionEndModel = model('SessionEnd', sessionEndSchema);
