import { trusted } from 'mongoose';
import type { StoredUser } from './user.model.ts';

/** Whether a person has two-step sign-in. Derived, so that it cannot differ from what they set up. */
export const hasSecondStep = ({ app, passkeys = [] }: Pick<StoredUser, 'app' | 'passkeys'>): boolean =>
  app !== undefined || passkeys.length > 0;

/**
 * As a condition of an update: nothing is set up yet. A sign-in that waits for its set-up has only shown a password, so
 * it must never replace what the person has set up in the meantime.
 */
export const withNothingSetUp = () => ({
  app: trusted({ $exists: false }),
  'passkeys.0': trusted({ $exists: false }),
});

/** Whether a person must set it up before they get a session (TWOSTEP-16). */
export const mustSetUp = (
  user: Pick<StoredUser, 'app' | 'passkeys'>,
  { twoStepFrom }: { twoStepFrom?: Date },
): boolean => twoStepFrom !== undefined && twoStepFrom <= new Date() && !hasSecondStep(user);

/** Everything that two-step sign-in stores about a person, as an update that removes it. */
export const withoutSecondStep = {
  app: 1,
  passkeys: 1,
  recoveryCodes: 1,
  recoveryCodesAt: 1,
  newApp: 1,
} as const;
