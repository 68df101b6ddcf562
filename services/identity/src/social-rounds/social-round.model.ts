import { type SocialProvider, socialProviders } from '@harambee/domain';
import { model, Schema } from 'mongoose';

/** The person who came back from a provider. Its tokens are dropped as soon as this was read. */
export interface SocialPerson {
  provider: SocialProvider;
  /** The provider's id for the account: an address may change owners, this does not. */
  subject: string;
  email: string;
  /** Whether the provider has verified the address. */
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/**
 * `away`: at the provider. `back`: returned with our code. `waits`: for the password of the account with that
 * address.
 */
export const roundSteps = ['away', 'back', 'waits'] as const;
export type RoundStep = (typeof roundSteps)[number];

/**
 * One step of one sign-in at a provider. It can be taken once, with its secret and in the browser that started it;
 * only the hashes of both are stored. It belongs to no tenant: we do not know the person yet.
 */
export interface StoredRound {
  _id: string;
  step: RoundStep;
  /** Hash of the browser's cookie. */
  browser: string;
  provider: SocialProvider;
  /** Where the dashboard waits for the answer, and the state it expects back. */
  redirectUri: string;
  clientState: string;
  person?: SocialPerson;
  expiresAt: Date;
}

const providers = Object.keys(socialProviders);

const personSchema = new Schema<SocialPerson>(
  {
    provider: { type: String, enum: providers, required: true },
    subject: { type: String, required: true },
    email: { type: String, default: '' },
    emailVerified: { type: Boolean, required: true },
    firstName: { type: String, default: '' },
    lastName: { type: String, default: '' },
  },
  { _id: false },
);

const roundSchema = new Schema<StoredRound>(
  {
    _id: { type: String, required: true },
    step: { type: String, enum: roundSteps, required: true },
    browser: { type: String, required: true },
    provider: { type: String, enum: providers, required: true },
    redirectUri: { type: String, default: '' },
    clientState: { type: String, default: '' },
    person: personSchema,
    expiresAt: { type: Date, required: true },
  },
  { collection: 'social_rounds', versionKey: false },
);
roundSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const RoundModel = model('SocialRound', roundSchema);
