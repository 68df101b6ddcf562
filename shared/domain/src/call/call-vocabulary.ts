import type { Tone } from '../format/tone.ts';

/** Where an organization stands with a call; always set by hand (CALL-09). */
export const callStatuses = {
  considering: { label: 'Considering', tone: 'info' },
  preparing: { label: 'Preparing', tone: 'pending' },
  applied: { label: 'Applied', tone: 'success' },
  not_applying: { label: 'Not applying', tone: 'warning' },
} as const satisfies Record<string, { label: string; tone: Tone }>;
export type CallStatus = keyof typeof callStatuses;
export const callStatusNames = Object.keys(callStatuses) as CallStatus[];

/** How likely a grant is, in the eyes of the organization (CALL-09). */
export const callLikelihoods = { low: 'Low', medium: 'Medium', high: 'High' } as const;
export type CallLikelihood = keyof typeof callLikelihoods;

/** What a statement of eligibility is about (CALL-02). */
export const eligibilityKinds = {
  country: 'Country',
  age: 'Age of the organization',
  income: 'Yearly income',
  legal_form: 'Legal form',
  sector: 'Sector',
  amount: 'Amount against the budget',
  own_share: 'Own contribution',
  other: 'Other',
} as const;
export type EligibilityKind = keyof typeof eligibilityKinds;

/** What a document asked for is (CALL-02). */
export const attachmentKinds = {
  registration: 'Registration',
  accounts: 'Accounts or audit',
  budget: 'Budget',
  policy: 'Policy',
  plan: 'Plan or logical framework',
  people: 'CVs and people',
  letter: 'Letter of support',
  other: 'Other',
} as const;
export type AttachmentKind = keyof typeof attachmentKinds;

/** Who found a field or row in a text, where it was not the person (CALL-12). */
export const callOrigins = { rules: 'Found by rules', model: 'Found by the language model' } as const;
export type CallOrigin = keyof typeof callOrigins;

/** How sure a finding is: `maybe` where the text allows another reading (CALL-12). */
export const findingConfidences = { sure: 'Sure', maybe: 'Please check' } as const;
export type FindingConfidence = keyof typeof findingConfidences;
