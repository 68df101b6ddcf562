import { inconsistencies } from '../consistency.ts';
import type { Application } from '../typed-plan.ts';
import { applications } from './applications.ts';
import type { ExpectedRows } from './expected-rows.ts';

const each = Object.entries(applications);

const proseOf = ({ proposal }: Application): string =>
  [
    proposal.description,
    ...proposal.objectives,
    proposal.methodology,
    proposal.timeline,
    proposal.sustainability,
    proposal.team,
  ].join('\n');

test.each(each)('the plan of %s is consistent', (_name, { planned, proseOnly }) => {
  expect(inconsistencies(planned)).toEqual([]);
  expect(inconsistencies(proseOnly)).toEqual([]);
});

test.each(each)('the plan of %s is complete', (_name, { planned: { proposal, organization } }) => {
  const { outcomes = [], activities = [], people = [], risks = [], trackRecord = [] } = proposal;
  expect(outcomes.length).toBeGreaterThanOrEqual(4);
  expect(activities.length).toBeGreaterThanOrEqual(6);
  expect(people.length).toBeGreaterThanOrEqual(4);
  expect(risks.length).toBeGreaterThanOrEqual(3);
  expect(trackRecord.length).toBeGreaterThanOrEqual(2);
  const { registrationNumber, legalStatus, contactName, contactEmail, contactPhone, description } =
    organization;
  for (const value of [registrationNumber, legalStatus, contactName, contactEmail, contactPhone, description])
    expect(value).toBeTruthy();
  expect(organization.currency).toBe(proposal.currency);
});

test.each(each)('%s gets the same questions in prose as with a plan', (_name, { planned, proseOnly }) => {
  expect(proseOnly.proposal).toMatchObject({
    title: planned.proposal.title,
    beneficiaries: planned.proposal.beneficiaries,
    requestedAmount: planned.proposal.requestedAmount,
  });
  expect(proseOnly.proposal.outcomes).toBeUndefined();
  expect(proseOnly.proposal.budgetLines).toBeUndefined();
});

const rowsOf = ({ outcomes, activities, people, risks, mechanisms }: ExpectedRows) =>
  [outcomes, activities, people, risks, mechanisms].flat();

/** Cells with a choice or a date, which are not literally in the text. */
const coded = ['direction', 'kind', 'likelihood', 'severity', 'targetDate', 'baselineDate', 'from', 'unit'];

test.each(each)('each row expected from %s appears in its words', (_name, { proseOnly, expectedRows }) => {
  const prose = proseOf(proseOnly).toLowerCase();
  for (const { from, cells } of rowsOf(expectedRows)) {
    expect([proseOnly.proposal[from.field]].flat().join('\n')).toContain(from.words);
    for (const [name, cell] of Object.entries(cells))
      if (typeof cell === 'string' && !coded.includes(name)) expect(prose).toContain(cell.toLowerCase());
  }
});

test.each(each)(
  'the budget expected from %s appears in its words and adds up to the request',
  (_name, judged) => {
    const { budget, requestedAmount } = judged.proseOnly.proposal;
    for (const { item, amount } of judged.expectedRows.budget) {
      expect(budget).toContain(item);
      expect(budget).toContain(amount.toLocaleString('en-US'));
    }
    expect(judged.expectedRows.budget.reduce((sum, { amount }) => sum + amount, 0)).toBe(requestedAmount);
  },
);
