import type { EligibilityKind } from '@harambee/domain';
import type { ProfileFact, ProfileFields } from '@harambee/domain/schemas';

/** A statement of a call, as a person or the import has written it. */
export interface EligibilityRule {
  kind: EligibilityKind;
  /** In the import's words (`3 years`, `-350000 GBP`, `25%`) or in a person's. */
  value: string;
  text: string;
  isExclusion: boolean;
}

/** What an application asks for, in whole units of `currency`; a figure that nobody has entered is missing. */
export interface EligibilityRequest {
  requestedAmount?: number;
  currency?: string;
  /** Of the whole project, whoever pays. */
  totalCost?: number;
  months?: number;
}

/** What the profile says that matters here; everything else is empty. */
export type EligibilityProfile = Partial<
  Pick<
    ProfileFields,
    | 'location'
    | 'foundedYear'
    | 'legalStatus'
    | 'taxExemptStatus'
    | 'type'
    | 'sdgs'
    | 'focusAreas'
    | 'currency'
    | 'annualBudgetRange'
  >
> & { facts?: ProfileFact[] };

export interface EligibilityCase {
  id: string;
  rule: EligibilityRule;
  profile: EligibilityProfile;
  request?: EligibilityRequest;
  /** The last day of the call; missing in calls without one, which are judged on `eligibilityToday`. */
  deadlineDay?: string;
  expected: 'yes' | 'no' | 'ask';
  why: string;
}

/** The day on which all cases are judged. */
export const eligibilityToday = '2026-11-24';

const deadlineDay = '2027-03-31';

/** Builds the cases of one kind: what is expected, the rule's value and words, the profile, and why. */
export const casesOf = (kind: EligibilityKind, isExclusion = false) => {
  let count = 0;
  return (
    expected: EligibilityCase['expected'],
    value: string,
    text: string,
    profile: EligibilityProfile,
    why: string,
    further: Pick<EligibilityCase, 'request' | 'deadlineDay'> = {},
  ): EligibilityCase => {
    count += 1;
    return {
      id: `${kind}-${isExclusion ? 'excluded-' : ''}${count}`,
      rule: { kind, value, text, isExclusion },
      profile,
      deadlineDay,
      ...further,
      expected,
      why,
    };
  };
};

/** A dated figure of the profile. */
export const figure = (name: string, value: number, unit: string, date = '2025-12-31'): ProfileFact => ({
  id: `f-${name.toLowerCase().replaceAll(/\W+/g, '-')}-${date}`,
  name,
  value,
  unit,
  date,
  source: 'Annual report',
});
