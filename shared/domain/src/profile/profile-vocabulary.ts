import { permissions } from '../account/permissions.ts';

/** Limits of the dated figures of a profile. */
export const profileFactLimits = {
  count: 100,
  name: 200,
  unit: 50,
  source: 300,
  value: 1_000_000_000_000_000,
} as const;

/** 409: an organization has only one profile (PROF-11). The answer's details identify the existing one. */
export const profileExistsMessage = 'Your organization already has a profile';

/** 403 of the public page (PROF-34). */
export const profileNotPublicMessage = 'This profile is not publicly available';

/** 403 for a member who changes one of these settings; also shown next to a switch they cannot use. */
export const ownersVisibilityMessage = permissions['visibility.change'].refusal;
