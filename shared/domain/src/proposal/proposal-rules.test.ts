import fc from 'fast-check';
import { waterBudget } from '../budget/budget.fixture.ts';
import { emptyProposalFields } from '../proposal-form/empty-proposal.ts';
import { emptyRow } from '../proposal-form/plan/plan-rows.ts';
import type { ProposalFields } from '../proposal-form/proposal-fields.schemas.ts';
import { type ProposalFieldName, proposalFieldTable } from '../proposal-form/proposal-fields.ts';
import { proposalFormSectionNames } from '../proposal-form/proposal-vocabulary.ts';
import { problemsOf } from '../rules.ts';
import { createProblems, proposalDraftRules, proposalRules } from './proposal-rules.ts';

const complete: ProposalFields = {
  ...emptyProposalFields,
  title: 'Clean water for Kitui',
  grantId: 'WTR-26',
  organization: 'Maji Trust',
  category: 'Environment',
  description: 'Boreholes for six villages.',
  objectives: ['Drill six boreholes'],
  beneficiaries: 7_200,
  methodology: 'Survey, drill, train.',
  requestedAmount: 250_000,
  deadline: '2027-03-31',
  budget: 'Drilling: $180,000',
  projectDuration: 24,
  timeline: 'Months 1-6: survey',
  sustainability: 'Water committees',
  team: 'Amina Odhiambo, engineer',
};
const blank = fc.stringMatching(/^\s*$/);
const texts = Object.keys(complete).filter((field) => typeof complete[field as never] === 'string');

test('a complete proposal breaks no rule', () => {
  expect(problemsOf(proposalRules, complete)).toEqual([]);
});

test('an empty form gives each message, in the order of the form', () => {
  expect(problemsOf(proposalRules, { ...emptyProposalFields, projectDuration: 0 })).toEqual([
    { field: 'title', message: 'Title is required' },
    { field: 'grantId', message: 'Grant ID is required' },
    { field: 'organization', message: 'Organization is required' },
    { field: 'category', message: 'Category is required' },
    { field: 'description', message: 'Description is required' },
    { field: 'objectives', message: 'All objectives must be filled' },
    { field: 'beneficiaries', message: 'Number of beneficiaries must be greater than 0' },
    { field: 'methodology', message: 'Methodology is required' },
    { field: 'requestedAmount', message: 'Amount must be greater than 0' },
    { field: 'deadline', message: 'Deadline is required' },
    { field: 'budget', message: 'Budget breakdown is required' },
    { field: 'projectDuration', message: 'Duration must be greater than 0' },
    { field: 'timeline', message: 'Timeline is required' },
    { field: 'sustainability', message: 'Sustainability plan is required' },
    { field: 'team', message: 'Team information is required' },
  ]);
});

test.each(texts.filter((field) => 'required' in proposalFieldTable[field as ProposalFieldName]))(
  'a blank %s is one problem, of that field alone',
  (field) => {
    fc.assert(
      fc.property(blank, (value) => {
        expect(problemsOf(proposalRules, { ...complete, [field]: value }).map((p) => p.field)).toEqual([
          field,
        ]);
      }),
      { numRuns: 20 },
    );
  },
);

const firstColumn = {
  outcomes: 'outcome',
  activities: 'activity',
  mechanisms: 'mechanism',
  people: 'post',
} as const;

test.each([
  ['objectives', 'outcomes'],
  ['methodology', 'activities'],
  ['timeline', 'activities'],
  ['sustainability', 'mechanisms'],
  ['team', 'people'],
] as const)('%s may stay empty where the plan has %s, unless its rows are blank', (field, table) => {
  const empty = { ...complete, [field]: field === 'objectives' ? [] : '' };
  const rows = (text: string) => ({
    ...empty,
    [table]: [{ ...emptyRow(table, 'a'), [firstColumn[table]]: text }],
  });
  const fieldsOf = (fields: unknown) =>
    problemsOf(proposalRules, fields as ProposalFields).map((one) => one.field);
  expect(fieldsOf(empty)).toEqual([field]);
  expect(fieldsOf(rows(''))).toEqual([field]);
  expect(fieldsOf(rows('Drill the wells'))).toEqual([]);
});

test('one blank objective among any others is a problem', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), blank, fc.array(fc.string()), (before, empty, after) => {
      const problems = problemsOf(proposalRules, { ...complete, objectives: [...before, empty, ...after] });
      expect(problems).toEqual([{ field: 'objectives', message: 'All objectives must be filled' }]);
    }),
  );
});

test.each([
  [0, 'Duration must be greater than 0'],
  [1, undefined],
  [60, undefined],
  [61, 'Duration must be at most 60 months'],
])('a duration of %i months: %s', (projectDuration, message) => {
  expect(problemsOf(proposalRules, { ...complete, projectDuration })[0]?.message).toBe(message);
});

test('a deadline has to be a day that exists', () => {
  expect(problemsOf(proposalRules, { ...complete, deadline: '2026-02-30' })[0]?.message).toBe(
    'Deadline is required',
  );
});

test('each field has at most one problem, and every section has rules', () => {
  fc.assert(
    fc.property(
      fc.record({ title: fc.string(), projectDuration: fc.integer(), beneficiaries: fc.integer() }),
      (part) => {
        const fields = problemsOf(proposalRules, { ...complete, ...part }).map((problem) => problem.field);
        expect(new Set(fields).size).toBe(fields.length);
      },
    ),
  );
  expect([...new Set(proposalRules.map((rule) => rule.section))]).toEqual(proposalFormSectionNames);
});

test('a draft needs a title alone', () => {
  expect(problemsOf(proposalDraftRules, { ...emptyProposalFields, title: 'Water' })).toEqual([]);
  expect(problemsOf(proposalDraftRules, { ...emptyProposalFields, title: ' ' })).toEqual([
    { field: 'title', message: 'Title is required' },
  ]);
});

test('figures the service refuses are named by the form, half-written or complete', () => {
  const huge = { beneficiaries: 1_000_000_001, requestedAmount: 1_000_000_000_001, projectDuration: 61 };
  const words = [
    'Number of beneficiaries must be at most 1,000,000,000',
    'Amount must be at most 1,000,000,000,000',
    'Duration must be at most 60 months',
  ];
  const of = (problems: { message: string }[]) => problems.map(({ message }) => message).sort();
  const draft = { ...emptyProposalFields, title: 'Water', ...huge };
  expect(of(problemsOf(proposalDraftRules, draft))).toEqual([...words].sort());
  expect(of(createProblems({ ...complete, ...huge }))).toEqual([...words].sort());
});

test('a category outside the list and a day outside the calendar are refused, half-written or complete', () => {
  const odd = { ...complete, category: 'Astrology', deadline: '2026-02-30' };
  expect(problemsOf(proposalDraftRules, odd).map((problem) => problem.message)).toEqual([
    'Category is not in the list',
    'Deadline is not a valid date',
  ]);
  expect(problemsOf(proposalRules, odd).map((problem) => problem.message)).toEqual([
    'Category is not in the list',
    'Deadline is required',
  ]);
});

test('to be created with its text, a budget of lines has to be the request; a text is compared later', () => {
  const lines = { ...complete, budgetLines: waterBudget, requestedAmount: 81_040 };
  expect(createProblems(lines)).toEqual([]);
  expect(createProblems({ ...lines, requestedAmount: 81_000 })).toEqual([
    {
      field: 'requestedAmount',
      message: 'The budget comes to $81,040, but $81,000 is requested: $40 less than the budget',
    },
  ]);
  expect(createProblems({ ...lines, requestedAmount: 0 }).map(({ message }) => message)).toEqual([
    'Amount must be greater than 0',
  ]);
  expect(createProblems({ ...complete, requestedAmount: 5 })).toEqual([]);
});

test('two limits of one section are one too many', () => {
  const limit = { section: 'team', unit: 'words', maximum: 100 } as const;
  const twice = { ...complete, sectionLimits: [limit, { ...limit, maximum: 200 }] };
  const message = 'A section can have only one limit';
  expect(createProblems(twice)).toEqual([{ field: 'sectionLimits', message }]);
  expect(problemsOf(proposalDraftRules, twice)).toEqual([{ field: 'sectionLimits', message }]);
});
