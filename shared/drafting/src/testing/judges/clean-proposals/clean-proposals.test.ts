import { inconsistencies } from '../consistency.ts';
import { cleanProposals } from './clean-proposals.ts';

const named = cleanProposals.map((one) => [one.id, one.application] as const);
const fields = (key: 'title' | 'grantId' | 'description' | 'methodology') =>
  cleanProposals.map(({ application }) => application.proposal[key]);

test('there are forty, each with its own words', () => {
  expect(cleanProposals).toHaveLength(40);
  expect(new Set(cleanProposals.map(({ id }) => id)).size).toBe(40);
  for (const key of ['title', 'grantId', 'description', 'methodology'] as const)
    expect(new Set(fields(key)).size).toBe(40);
  expect(new Set(cleanProposals.map(({ application }) => application.organization.name)).size).toBe(40);
});

test('no two share a sentence', () => {
  const sentences = [...fields('description'), ...fields('methodology')].flatMap((text) =>
    text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.length > 30),
  );
  expect(sentences.filter((one, index) => sentences.indexOf(one) !== index)).toEqual([]);
});

test('they come from many countries and fields, with and without a plan', () => {
  const proposals = cleanProposals.map(({ application }) => application.proposal);
  expect(new Set(proposals.map(({ currency }) => currency)).size).toBeGreaterThanOrEqual(20);
  expect(new Set(proposals.map(({ category }) => category)).size).toBeGreaterThanOrEqual(9);
  const planned = proposals.filter(({ outcomes = [] }) => outcomes.length > 0);
  expect(planned.length).toBeGreaterThanOrEqual(10);
  expect(proposals.length - planned.length).toBeGreaterThanOrEqual(20);
  expect(proposals.some(({ startDate, currency }) => startDate === undefined && currency === undefined)).toBe(
    true,
  );
});

test.each(named)('%s is consistent', (_id, application) => {
  expect(inconsistencies(application)).toEqual([]);
});

test.each(named)('%s has everything a proposal must have', (_id, { proposal, organization }) => {
  for (const key of ['title', 'grantId', 'category', 'description', 'methodology', 'deadline'] as const)
    expect(proposal[key]).not.toBe('');
  expect(proposal.organization).toBe(organization.name);
  expect(proposal.beneficiaries).toBeGreaterThan(0);
  const isPlanned = proposal.outcomes !== undefined;
  expect(isPlanned || (proposal.objectives.length > 0 && proposal.timeline !== '')).toBe(true);
});
