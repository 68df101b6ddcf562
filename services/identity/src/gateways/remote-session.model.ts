import { model, Schema } from 'mongoose';

/**
 * A session that got a version of a remote which is being watched: a canary, or one that was promoted a moment ago.
 * Belongs to no tenant and names nobody: it is counted, and gone after half an hour.
 */
export interface RemoteSession {
  /** Hash of the remote, its version and the session. */
  _id: string;
  /** Remote and version. */
  version: string;
  failed: boolean;
  at: Date;
}

/** How long a session counts. */
export const retentionSeconds = 30 * 60;

const remoteSessionSchema = new Schema<RemoteSession>(
  {
    _id: { type: String, required: true },
    version: { type: String, required: true },
    failed: { type: Boolean, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'remote_sessions', versionKey: false },
);
remoteSessionSchema.index({ version: 1, failed: 1 });
remoteSessionSchema.index({ at: 1 }, { expireAfterSeconds: retentionSeconds });

export const RemoteSessionModel = model('RemoteSession', remoteSessionSchema);
