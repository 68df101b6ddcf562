import { dayOf, emptyCall, emptyCallRow, type ProposalSectionKey } from '@harambee/domain';
import type { CreateCallBody } from '@harambee/domain/schemas';
import type { DemoOrganization } from './organizations.ts';

export interface DemoFunder {
  name: string;
  short: string;
  /** What its call is named, before the month of the deadline. */
  programme: string;
  currency: string;
  zone: string;
}

/** Fictional, like the organizations. */
export const demoFunders: readonly DemoFunder[] = [
  {
    name: 'Acacia Community Fund',
    short: 'ACF',
    programme: 'Community grants',
    currency: 'USD',
    zone: 'Africa/Nairobi',
  },
  {
    name: 'Great Lakes Development Trust',
    short: 'GLDT',
    programme: 'Lakes region fund',
    currency: 'USD',
    zone: 'Africa/Kampala',
  },
  {
    name: 'Open Horizons Foundation',
    short: 'OHF',
    programme: 'Open call for local ideas',
    currency: 'USD',
    zone: 'America/New_York',
  },
  {
    name: 'Northern Lakes Foundation',
    short: 'NLF',
    programme: 'Lasting change grants',
    currency: 'EUR',
    zone: 'Europe/Brussels',
  },
  {
    name: 'Blue Nile Philanthropies',
    short: 'BNP',
    programme: 'Partners of the river',
    currency: 'USD',
    zone: 'Africa/Cairo',
  },
  {
    name: 'Thames Bridge Charitable Trust',
    short: 'TBCT',
    programme: 'Main grants programme',
    currency: 'GBP',
    zone: 'Europe/London',
  },
];

const questions: readonly [string, ProposalSectionKey, number][] = [
  ['What will change, and for whom?', 'impact', 300],
  ['Why is the project needed? Name your sources.', 'project_description', 350],
  ['How will you work, and why in this way?', 'methodology', 350],
  ['Who will do the work?', 'team', 250],
  ['How will the results last after the grant?', 'sustainability', 250],
];

/** A funder's call as its reader would have found it: questions with limits, who may apply, what to attach. */
export function demoCall(
  funder: DemoFunder,
  { place }: DemoOrganization,
  deadline: Date,
  status: CreateCallBody['status'],
): CreateCallBody {
  const year = deadline.getUTCFullYear();
  const month = deadline.toLocaleDateString('en', { month: 'long', timeZone: 'UTC' });
  const country = place.split(', ').at(-1) ?? place;
  return {
    ...emptyCall,
    name: `${funder.programme} ${month} ${year}`,
    funder: funder.name,
    reference: `${funder.short}-${year}-${String(deadline.getUTCMonth() + 1).padStart(2, '0')}`,
    currency: funder.currency,
    leastAmount: 20_000,
    mostAmount: 250_000,
    deadlineDay: dayOf(deadline),
    deadlineTime: '17:00',
    deadlineZone: funder.zone,
    status,
    likelihood: 'medium',
    questions: questions.map(([text, sectionKey, limit], index) => ({
      ...emptyCallRow('questions', `question-${index + 1}`),
      ...{ number: String(index + 1), text, sectionKey, limit, limitUnit: 'words' },
    })),
    eligibility: [
      {
        ...emptyCallRow('eligibility', 'country'),
        text: `Registered in ${country}`,
        kind: 'country',
        value: country,
      },
      {
        ...emptyCallRow('eligibility', 'age'),
        text: 'At least two years old',
        kind: 'age',
        value: '2 years',
      },
    ],
    attachments: [
      { ...emptyCallRow('attachments', 'accounts'), name: 'Accounts of the last year', kind: 'accounts' },
      {
        ...emptyCallRow('attachments', 'registration'),
        name: 'Certificate of registration',
        kind: 'registration',
      },
    ],
    criteria: [
      { ...emptyCallRow('criteria', 'change'), text: 'Change for people', weight: 40 },
      { ...emptyCallRow('criteria', 'plan'), text: 'Plan and budget', weight: 35 },
      { ...emptyCallRow('criteria', 'after'), text: 'What remains afterwards', weight: 25 },
    ],
  };
}
