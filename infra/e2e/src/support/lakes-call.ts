import { emptyCall, emptyCallRow } from '@harambee/domain';
import type { CallContent } from '@harambee/domain/schemas';

/** A funder's call of our own, with a row in each table. */
export const lakesCall: CallContent = {
  ...emptyCall,
  name: 'Clean water small grants',
  funder: 'Northern Lakes Foundation',
  currency: 'EUR',
  leastAmount: 5_000,
  mostAmount: 40_000,
  deadlineDay: '2099-01-31',
  deadlineZone: 'Europe/Brussels',
  questions: [
    {
      ...emptyCallRow('questions', 'q1'),
      number: '1',
      text: 'What changes for whom?',
      limit: 300,
      limitUnit: 'words',
      source: { page: 2, line: 4, text: '1. What changes for whom? (no more than 300 words)' },
      origin: 'rules',
    },
    { ...emptyCallRow('questions', 'q2'), text: 'How will the work continue?', required: false },
  ],
  eligibility: [{ ...emptyCallRow('eligibility', 'e1'), text: 'Registered in Kenya', kind: 'country' }],
  attachments: [{ ...emptyCallRow('attachments', 'a1'), name: 'Latest audit', kind: 'accounts' }],
  criteria: [{ ...emptyCallRow('criteria', 'c1'), text: 'Impact', weight: 40 }],
};

/** The same call as its funder publishes it. */
export const lakesText = [
  'Northern Lakes Foundation',
  'Call for proposals: Clean water small grants',
  '',
  'Deadline for applications: 31 January 2099, 17:00 Brussels time',
  'Grants range from EUR 5,000 to EUR 40,000.',
  'The lakes are blue in the morning and grey at night.',
  '',
  'Application form',
  '1. What will change, and for whom? (maximum 300 words)',
  'Tell us about people, not about pumps.',
  '2. How will the work continue after the grant? (no more than 1,500 characters including spaces)',
  '3. Which risks do you see? (max. 200 words)',
].join('\n');
