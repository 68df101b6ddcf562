import { type SecondStep, secondStepWords } from '@harambee/domain';
import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';

/**
 * A sign-in that has shown its first step and waits for the second (TWOSTEP-09). It is no session: no token and no
 * refresh comes of it, and only the calls of `second-step` know it.
 */
export interface PendingSignIn {
  /** Hash of the secret in the browser's cookie. */
  _id: string;
  tenantId: string;
  userId: string;
  /** `confirm` what is set up, or `set-up` what the organization requires. */
  step: SecondStep;
  remember: boolean;
  /** When the person proved their identity, if that was before. */
  shownAt?: Date;
  createdAt: Date;
  expiresAt: Date;
}

const { text } = fields;

const pendingSignInSchema = new Schema<PendingSignIn>(
  {
    _id: text,
    tenantId,
    userId: text,
    step: { type: String, enum: Object.keys(secondStepWords), required: true },
    remember: { type: Boolean, required: true },
    shownAt: Date,
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'pending_sign_ins', versionKey: false },
);
pendingSignInSchema.plugin(tenantPlugin);
pendingSignInSchema.index({ tenantId: 1, userId: 1 });
pendingSignInSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const PendingSignInModel = model('PendingSignIn', pendingSignInSchema);
