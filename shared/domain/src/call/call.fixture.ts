import type { CallContent } from './call.schemas.ts';
import { emptyCall, emptyCallRow } from './call-content.ts';

/** A small call for tests of any package, with a row in each table. */
export const lakesCall: CallContent = {
  ...emptyCall,
  name: 'Clean water small grants',
  funder: 'Northern Lakes Foundation',
  reference: 'NLF-2026-07',
  publication: 'https://lakes.example/calls/7',
  publicationDay: '2026-09-01',
  currency: 'EUR',
  leastAmount: 5_000,
  mostAmount: 40_000,
  deadlineDay: '2027-01-31',
  deadlineTime: '17:00',
  deadlineZone: 'Europe/Brussels',
  notes: 'Ask Amina first',
  likelihood: 'medium',
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
    {
      ...emptyCallRow('questions', 'q2'),
      text: 'How will the work continue?',
      required: false,
      sectionKey: 'sustainability',
    },
  ],
  eligibility: [
    {
      ...emptyCallRow('eligibility', 'e1'),
      text: 'Registered in Kenya or Uganda',
      kind: 'country',
      value: 'Kenya, Uganda',
    },
  ],
  attachments: [
    { ...emptyCallRow('attachments', 'a1'), name: 'Latest audit', kind: 'accounts', fileName: 'audit.pdf' },
  ],
  criteria: [{ ...emptyCallRow('criteria', 'c1'), text: 'Impact', weight: 40 }],
  found: {
    deadlineDay: { source: { page: 1, line: 3, text: 'Closes 31 January 2027 at 17:00' }, origin: 'rules' },
  },
};
