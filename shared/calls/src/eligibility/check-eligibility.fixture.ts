import type { Applicant, EligibilityKind, RequestedMoney } from '@harambee/domain';
import { emptyCall, emptyCallRow } from '@harambee/domain';
import type { CallContent, EligibilityCheck } from '@harambee/domain/schemas';
import { checkEligibility } from './check-eligibility.ts';

/** A Kenyan organization whose profile has everything. */
export const kenyans: Applicant = {
  name: 'Maji Kwa Wote',
  type: 'Community Development',
  location: 'Lodwar, Turkana County, Kenya',
  foundedYear: 2014,
  mission: 'Safe water within thirty minutes’ walk of every home in Turkana.',
  description: 'We are 23 people in Lodwar.',
  registrationNumber: 'OP.218/051/14-0392/9571',
  legalStatus: 'Public benefit organization (Kenya)',
  taxExemptStatus: '',
  annualBudgetRange: '$500K - $1M',
  sdgs: [6, 4, 13],
  focusAreas: ['Water', 'Schools'],
  facts: [{ name: 'Annual income', value: 62_000_000, unit: 'KES', date: '2025-12-31' }],
};

interface Held {
  kind: EligibilityKind;
  value?: string;
  text?: string;
  isExclusion?: boolean;
  applicant?: Partial<Applicant>;
  request?: RequestedMoney;
  call?: Partial<CallContent>;
  today?: string;
}

/** One statement held against the Kenyan organization, or what is changed of it. */
export function held({ kind, value = '', text = '', isExclusion = false, ...rest }: Held): EligibilityCheck {
  const row = { ...emptyCallRow('eligibility', 'e1'), kind, value, text, isExclusion };
  const call = { ...emptyCall, ...rest.call, eligibility: [row] };
  const [check] = checkEligibility(
    call,
    { ...kenyans, ...rest.applicant },
    { today: rest.today ?? '2026-11-24', request: rest.request },
  );
  return check as EligibilityCheck;
}
