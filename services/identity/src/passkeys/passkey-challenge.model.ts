import { fields } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/** To `register` a passkey, to `confirm` a sign-in with it, or to `sign-in` with nothing else. */
export const challengePurposes = ['register', 'confirm', 'sign-in'] as const;
export type ChallengePurpose = (typeof challengePurposes)[number];

/**
 * A random value that a passkey signs, to be answered once and soon (TWOSTEP-13). It belongs to no tenant: at a
 * sign-in we do not know the person yet.
 */
export interface PasskeyChallenge {
  /** Hash of the challenge. */
  _id: string;
  purpose: ChallengePurpose;
  /** Hash of what may answer it: a session, a sign-in that waits, or a browser. */
  boundTo: string;
  expiresAt: Date;
}

const { text } = fields;

const challengeSchema = new Schema<PasskeyChallenge>(
  {
    _id: text,
    purpose: { type: String, enum: challengePurposes, required: true },
    boundTo: text,
    expiresAt: { type: Date, required: true },
  },
  { collection: 'passkey_challenges', versionKey: false },
);
challengeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const PasskeyChallengeModel = model('PasskeyChallenge', challengeSchema);
