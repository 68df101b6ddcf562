import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { emptyProposalFields } from '../proposal-form/empty-proposal.ts';
import { anyBudget, waterBudget } from './budget.fixture.ts';
import {
  type BudgetFields,
  budgetAgreement,
  budgetOf,
  budgetProblems,
  isBudgetPossible,
} from './budget-agreement.ts';
import { requestFor } from './budget-cents.ts';
import { budgetNotes, reviewBudget } from './budget-checks.ts';
import { headcounts } from './budget-narrative.ts';
import { budgetSum } from './budget-sum.ts';

const text = (budget: string, requestedAmount: number): BudgetFields => ({ budget, requestedAmount });
const lines = (requestedAmount: number, indirectCost?: BudgetFields['indirectCost']): BudgetFields => ({
  budget: '',
  requestedAmount,
  budgetLines: waterBudget,
  indirectCost,
});

test.each([
  ['equal', text('Pumps: $100\nTaps: $50', 150)],
  ['equal', text('Pumps: $100.25', 101)],
  ['different', text('Pumps: $100.25', 100)],
  ['different', text('Pumps: $100', 150)],
  ['unsure', text('Pumps: $100\nSalaries as agreed', 150)],
  ['equal', text('Pumps: $100\nSalaries as agreed', 100)],
  ['open', text('Pumps: $100', 0)],
  ['open', text('As agreed', 100)],
  ['equal', lines(81_040)],
  ['different', lines(81_039)],
  ['equal', lines(89_144, { rate: 1_000, cap: 1_500 })],
])('%s: %j', (state, fields) => {
  expect(budgetAgreement(fields).state).toBe(state);
});

test('only the request that follows from a total agrees with it', () => {
  fc.assert(
    fc.property(anyBudget, fc.integer({ min: 1, max: 1_000 }), ({ lines: budgetLines, indirect }, off) => {
      const { totalCents } = budgetSum(budgetLines, indirect);
      fc.pre(totalCents > 0);
      const fields = { budget: '', budgetLines, indirectCost: indirect };
      const request = requestFor(totalCents);
      const agreed = budgetAgreement({ ...fields, requestedAmount: request });
      expect(agreed.state).toBe('equal');
      expect(agreed.totalCents + agreed.differenceCents).toBe(agreed.requestedCents);
      expect(agreed.differenceCents >= 0 && agreed.differenceCents < 100).toBe(true);
      expect(budgetAgreement({ ...fields, requestedAmount: request + off }).state).toBe('different');
    }),
  );
});

test('a difference names both numbers and the gap to the cent', () => {
  expect(budgetProblems(text('Pumps: $1,000.50', 1_500))).toEqual([
    {
      field: 'requestedAmount',
      message: 'The budget comes to $1,000.50, but $1,500 is requested: $499.50 more than the budget',
    },
  ]);
  expect(budgetProblems(lines(80_000))[0]?.message).toBe(
    'The budget comes to $81,040, but $80,000 is requested: $1,040 less than the budget',
  );
  expect(budgetProblems(text('Pumps: $100\nSalaries as agreed', 150))).toEqual([]);
});

test("indirect costs above the funder's cap are reported", () => {
  expect(budgetProblems(lines(97_248, { rate: 2_000, cap: 1_500 }))).toEqual([
    { field: 'indirectCost', message: 'Indirect costs of 20% are above the 15% this funder allows' },
  ]);
  expect(budgetProblems(lines(93_196, { rate: 1_500, cap: 1_500 }))).toEqual([]);
});

test('if there are lines, the text is ignored', () => {
  const fields = { ...lines(81_040), budget: 'Pumps: $5' };
  expect(budgetOf(fields)).toMatchObject({ isStructured: true, sum: { totalCents: 8_104_000 } });
  expect(budgetAgreement(fields).state).toBe('equal');
});

test('a budget above the maximum request is invalid', () => {
  const [line] = waterBudget as [(typeof waterBudget)[0]];
  const huge = { ...line, quantityHundredths: 100_000_000, unitCents: 100_000_000_000_000, months: 60 };
  expect(isBudgetPossible({ ...lines(1), budgetLines: [huge] })).toBe(false);
  expect(isBudgetPossible(lines(1))).toBe(true);
});

test('what reviewers would ask about a line', () => {
  const [line] = waterBudget as [(typeof waterBudget)[0]];
  const bare = { ...line, item: ' ', quantityHundredths: 0, unitCents: 0, months: 13, justification: '' };
  expect(budgetNotes([line, bare], 12)).toEqual([
    { place: 1, what: 'no_item' },
    { place: 1, what: 'no_quantity' },
    { place: 1, what: 'no_price' },
    { place: 1, what: 'too_many_months' },
    { place: 1, what: 'no_reason' },
  ]);
  expect(budgetNotes([line], 0)).toEqual([]);
});

test('months are compared with the duration once it has been entered', () => {
  const [line] = waterBudget as [(typeof waterBudget)[0]];
  const notesOf = (said: Partial<typeof emptyProposalFields>) =>
    reviewBudget({ ...emptyProposalFields, budgetLines: [{ ...line, months: 24 }], ...said }).notes.map(
      ({ what }) => what,
    );
  expect(notesOf({})).toEqual([]);
  expect(notesOf({ projectDuration: 0 })).toEqual([]);
  expect(notesOf({ projectDuration: 18 })).toEqual(['too_many_months']);
  expect(notesOf({ timeline: 'Months 1 to 12: digging' })).toEqual(['too_many_months']);
  expect(notesOf({ projectDuration: 24 })).toEqual([]);
});

test('the review measures the share of evaluation and the posts', () => {
  const fields = {
    ...emptyProposalFields,
    ...lines(81_040),
    methodology: 'Two community mobilisers visit every school.',
  };
  expect(reviewBudget(fields)).toMatchObject({
    lines: 8,
    notes: [{ place: 5, what: 'no_reason' }],
    evaluationTenths: 64,
    isAboveCap: false,
    headcounts: [{ place: 1, who: 'mobilisers', budgeted: 2, stated: 2 }],
  });
});

test.each([
  ['Three community mobilisers work in the wards.', 3],
  ['We employ 1 mobiliser.', 1],
  ['Two mobilisers, later three mobilisers.', 2],
])('%s', (narrative, stated) => {
  expect(headcounts(waterBudget, narrative)).toEqual([
    expect.objectContaining({ place: 1, budgeted: 2, stated }),
  ]);
});

test.each([
  'Our mobilisers know every village.',
  'Three mobilisers in May, four mobilisers in June.',
  'Of 2.3 mobilisers nobody speaks.',
  '',
])('nothing certain: %s', (narrative) => {
  expect(headcounts(waterBudget, narrative)).toEqual([]);
});

test('two posts with the same name are not compared', () => {
  const [, post] = waterBudget as [unknown, (typeof waterBudget)[0]];
  expect(headcounts([post, { ...post, item: 'Senior mobilisers' }], 'Three mobilisers work.')).toEqual([]);
});
