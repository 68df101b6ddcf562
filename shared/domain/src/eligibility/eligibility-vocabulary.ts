import type { Tone } from '../format/tone.ts';
import type { ProfileFact, ProfileFields } from '../profile/profile.schemas.ts';

/** What holding a rule of a call against the profile gives (CALL-38): `ask` where a person has to look. */
export const eligibilityVerdicts = {
  yes: { label: 'Yes', tone: 'success' },
  no: { label: 'No', tone: 'error' },
  ask: { label: 'Ask', tone: 'warning' },
} as const satisfies Record<string, { label: string; tone: Tone }>;
export type EligibilityVerdict = keyof typeof eligibilityVerdicts;

/** The fields of a profile that rules are held against (CALL-39). */
export const applicantFields = [
  'name',
  'type',
  'location',
  'foundedYear',
  'mission',
  'description',
  'sdgs',
  'focusAreas',
  'registrationNumber',
  'legalStatus',
  'taxExemptStatus',
  'annualBudgetRange',
] as const satisfies readonly (keyof ProfileFields)[];
export type ApplicantField = (typeof applicantFields)[number];

/** Where the other side of a comparison is: a field of the profile, its figures, or the amounts of the proposal. */
export const eligibilityPlaces = [...applicantFields, 'facts', 'request'] as const;
export type EligibilityPlace = (typeof eligibilityPlaces)[number];

/** The row of the smallest and largest amount of a call, which are no statement of it. */
export const amountsRow = 'amounts';

/** What a profile says of who applies. A missing field is unknown, as an empty one is. */
export type Applicant = Partial<Pick<ProfileFields, ApplicantField>> & {
  facts?: readonly Pick<ProfileFact, 'name' | 'value' | 'unit' | 'date'>[];
};

/** The money of a proposal, in whole units of one currency; null where nobody has said it. */
export interface RequestedMoney {
  /** Asked of the funder. */
  amount: number | null;
  /** What everything costs. */
  total: number | null;
  /** ISO 4217. */
  currency: string;
}
