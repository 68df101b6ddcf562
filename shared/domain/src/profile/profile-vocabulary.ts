import { roleActions } from '../account/roles.ts';

/** Limits of the dated figures of a profile. */
export const profileFactLimits = {
  count: 100,
  name: 200,
  unit: 50,
  source: 300,
  value: 1_000_000_000_000_000,
} as const;

/** 409: one profile for each organization (PROF-11). The answer's details name the one there is. */
export const profileExistsMessage = 'Your organization already has a profile';

/** 403 of the public page (PROF-34). */
export const profileNotPublicMessage = 'This profile is not publicly available';

/** 403 to a member who changes one of them, and the reason beside a switch they cannot use. */
export const ownersVisibilityMessage = roleActions['visibility.change'];
