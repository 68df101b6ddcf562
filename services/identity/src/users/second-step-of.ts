import type { StoredUser } from './user.model.ts';

/** Whether a person has two-step sign-in. Derived, so that it cannot differ from what they set up. */
export const hasSecondStep = ({ app, passkeys = [] }: Pick<StoredUser, 'app' | 'passkeys'>): boolean =>
  app !== undefined || passkeys.length > 0;

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
