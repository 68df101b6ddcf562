import { emptyCall, emptyCallRow } from '@harambee/domain';
import type { Call, CallContent, CallListItem } from '@harambee/domain/schemas';

const stamps = {
  id: 'c-1',
  revision: 3,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-02T08:00:00.000Z',
};

/** A call as its page reads it. */
export const callOf = (changes: Partial<Call> = {}): Call => ({
  ...emptyCall,
  name: 'Clean water small grants',
  funder: 'Northern Lakes Foundation',
  currency: 'EUR',
  leastAmount: 5_000,
  mostAmount: 40_000,
  deadlineDay: '2099-01-31',
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
    { ...emptyCallRow('questions', 'q2'), text: 'How will the work continue?', required: false },
  ],
  criteria: [
    { ...emptyCallRow('criteria', 'k1'), text: 'Impact', weight: 60 },
    { ...emptyCallRow('criteria', 'k2'), text: 'Cost', weight: 30 },
  ],
  ...stamps,
  deadlineAt: '2099-01-31T22:59:59.000Z',
  ...changes,
});

/** A line of the list. */
export const callItem = (changes: Partial<CallListItem> = {}): CallListItem => {
  const call = callOf();
  const { name, funder, reference, currency, leastAmount, mostAmount } = call;
  const { deadlineDay, deadlineTime, deadlineZone, status, likelihood, isTemplate } = call;
  return {
    ...{ name, funder, reference, currency, leastAmount, mostAmount },
    ...{ deadlineDay, deadlineTime, deadlineZone, status, likelihood, isTemplate },
    questionCount: 2,
    ...stamps,
    deadlineAt: '2099-01-31T22:59:59.000Z',
    ...changes,
  };
};

/** What a form sent, for comparing. */
export const sentCall = (call: { body: unknown } | undefined): CallContent => call?.body as CallContent;
