import { roleActions } from '../account/roles.ts';

/** Contact fields, each of which an organization may hide from its public page. */
export const profileContactFields = [
  'website',
  'contactEmail',
  'contactPhone',
  'linkedinUrl',
  'twitterHandle',
] as const;
export type ProfileContactField = (typeof profileContactFields)[number];

/** Limits of a profile: every text has one. */
export const profileLimits = {
  name: 200,
  type: 100,
  location: 200,
  /** Years; the latest is the current one. */
  foundedYear: { minimum: 1800, onboardingMinimum: 1900 },
  address: 500,
  email: 254,
  phone: 50,
  mission: 5_000,
  description: 20_000,
  registrationNumber: 100,
  focusArea: 100,
  focusAreas: 20,
  twitterHandle: 100,
  /** Goals that may be chosen in onboarding; the form takes all 17. */
  onboardingSdgs: 5,
  facts: 100,
  factName: 200,
  factUnit: 50,
  factSource: 300,
  factValue: 1_000_000_000_000_000,
} as const;

/** 409: one profile for each organization (PROF-11). The answer's details name the one there is. */
export const profileExistsMessage = 'Your organization already has a profile';

/** 403 of the public page (PROF-34). */
export const profileNotPublicMessage = 'This profile is not publicly available';

/** 403 to a member who changes one of them, and the reason beside a switch they cannot use. */
export const ownersVisibilityMessage = roleActions['visibility.change'];
