import {
  budgetAgreement,
  canMove,
  isEmailLike,
  problemsOf,
  proposalCategories,
  proposalRules,
} from '@harambee/domain';
import { CreateProposalBody } from '@harambee/domain/schemas';
import { Value } from 'typebox/value';
import { planDemo } from './demo-plan.ts';
import { projectThemes } from './project-themes.ts';

const today = new Date('2026-11-21T08:00:00Z');
const plan = planDemo(today);

test('thirty organizations with an address each, the same on every machine', () => {
  expect(plan).toHaveLength(30);
  expect(new Set(plan.map(({ email }) => email)).size).toBe(30);
  expect(plan.every(({ email }) => isEmailLike(email))).toBe(true);
  expect(planDemo(today)).toEqual(plan);
});

test('every proposal is complete and would be taken by the service', () => {
  for (const { body } of plan.flatMap(({ proposals }) => proposals)) {
    expect(problemsOf(proposalRules, body)).toEqual([]);
    expect([...Value.Errors(CreateProposalBody, body)]).toEqual([]);
    expect(proposalCategories).toContain(body.category);
    expect(body.deadline > '2026-11-21').toBe(true);
  }
});

test('every budget can be read whole and is what is requested, so that it may be sent', () => {
  for (const { body } of plan.flatMap(({ proposals }) => proposals)) {
    expect(budgetAgreement(body)).toMatchObject({ state: 'equal', differenceCents: 0 });
  }
});

test('titles tell the proposals of an organization apart, and grant ids those of all', () => {
  for (const { proposals } of plan)
    expect(new Set(proposals.map(({ body }) => body.title)).size).toBe(proposals.length);
});

test('every path follows the state machine', () => {
  for (const { path, versions } of plan.flatMap(({ proposals }) => proposals)) {
    const steps = [versions > 0 ? 'completed' : 'draft', ...path] as const;
    for (const [index, to] of path.entries()) expect(canMove(steps[index] ?? 'draft', to)).toBe(true);
  }
});

test('every status that a person can reach is there, and second versions', () => {
  const proposals = plan.flatMap((account) => account.proposals);
  const last = proposals.map(({ path, versions }) => path.at(-1) ?? (versions > 0 ? 'completed' : 'draft'));
  expect(new Set(last)).toEqual(
    new Set(['draft', 'completed', 'submitted', 'under_review', 'approved', 'rejected', 'funded']),
  );
  expect(proposals.some(({ versions }) => versions === 2)).toBe(true);
});

test.each(Object.entries(projectThemes))('the budget of %s adds up', (_category, { budget }) => {
  expect(budget.reduce((sum, [, share]) => sum + share, 0)).toBe(100);
});
