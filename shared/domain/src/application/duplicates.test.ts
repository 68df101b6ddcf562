import { emptyCall } from '../call/call-content.ts';
import type { DuplicateOf } from '../proposal/duplicates.schemas.ts';
import { emptyProposalFields } from '../proposal-form/empty-proposal.ts';
import { duplicatedForm, duplicateTasks, formerNames } from './duplicates.ts';

const form = {
  ...emptyProposalFields,
  title: 'Water',
  grantId: 'RT-9',
  deadline: '2027-09-30',
  requestedAmount: 50_000,
  startDate: '2027-01-01',
  projectDuration: 24,
};
const from: DuplicateOf = {
  proposalId: 'p',
  title: 'Old',
  names: [],
  requestedAmount: 1,
  startDate: '2026-01-01',
  durationMonths: 12,
};
const call = { ...emptyCall, name: 'Rivers', currency: 'USD' };
const found = (...given: Parameters<typeof duplicateTasks>) =>
  duplicateTasks(...given).map(({ field, kind }) => [field, kind]);

test('a copy for a call takes its reference and deadline, and leaves the limits of the former funder', () => {
  const limited = { ...form, sectionLimits: [{ section: 'budget', unit: 'words', maximum: 5 } as const] };
  const copy = duplicatedForm(limited, 'New', { ...call, reference: 'R-1', deadlineDay: '2027-12-01' });
  expect(copy).toEqual({ ...form, title: 'New', grantId: 'R-1', deadline: '2027-12-01' });
  expect(duplicatedForm(form, 'New')).toMatchObject({ grantId: '', deadline: '' });
});

test('what cannot stay comes first, what was chosen for the former funder after it', () => {
  expect(found(form, from)).toEqual([]);
  expect(found({ ...form, grantId: '', deadline: '' }, from)).toEqual([
    ['grantId', 'must'],
    ['deadline', 'must'],
  ]);
  const same = { requestedAmount: 50_000, startDate: '2027-01-01', durationMonths: 24 };
  expect(found(form, { ...from, ...same })).toEqual([
    ['requestedAmount', 'look'],
    ['startDate', 'look'],
    ['projectDuration', 'look'],
  ]);
});

test.each([
  [{ mostAmount: 40_000 }, 'The new call gives at most $40,000; this asks for $50,000.'],
  [{ leastAmount: 60_000 }, 'The new call gives at least $60,000; this asks for $50,000.'],
  [
    { currency: 'EUR', mostAmount: 1 },
    'The new call is in EUR; this proposal is in USD. Convert the budget.',
  ],
])('the amount is held against the call %j', (amounts, message) => {
  expect(duplicateTasks(form, from, { ...call, ...amounts })[0]).toMatchObject({ kind: 'must', message });
});

test('names that are too short to be searched are none, and each counts once', () => {
  expect(formerNames({ grantId: ' RT-9 ' }, { ...call, reference: 'RT-9', funder: 'UN' })).toEqual([
    'RT-9',
    'Rivers',
  ]);
});
