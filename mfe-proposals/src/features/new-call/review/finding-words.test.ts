import type { CallFinding } from '@harambee/domain/schemas';
import { titleOf } from './finding-words.ts';

const finding = (fields: object): CallFinding => ({
  id: 'f1',
  source: { page: 1, line: 1, text: 'Up to EUR 40,000' },
  origin: 'rules',
  confidence: 'sure',
  fields,
});

test.each([
  ['Amount', { currency: 'EUR', mostAmount: 40_000 }],
  ['Amount', { leastAmount: 5_000 }],
  ['Deadline', { deadlineZone: 'Africa/Nairobi', deadlineDay: '2027-01-31' }],
  ['Currency', { currency: 'EUR' }],
  ['Funder', { funder: 'Lakes' }],
])('what was found is called %s, in whatever order its fields come', (title, fields) => {
  expect(titleOf(finding(fields))).toBe(title);
});
