import { proposalRules, proposalSectionKeys } from '@harambee/domain';
import { applications } from './applications/applications.ts';
import { changedCells } from './cells.ts';
import { cleanProposals } from './clean-proposals/clean-proposals.ts';
import { inconsistencies } from './consistency.ts';
import { goodNeedAlone, nonsenses, onceReady } from './nonsense.fixture.ts';
import { equals, paddings, removals } from './removals.fixture.ts';
import { reviewerList } from './reviewer-list.ts';
import { seededErrors } from './seeded-errors/seeded-errors.ts';
import type { Application } from './typed-plan.ts';

const changes = [...removals, ...paddings, ...equals].map((change) => [change.id, change] as const);

/** Messages about required fields: a machine finds nothing missing in nonsense. */
const missingIn = ({ proposal }: Application): string[] =>
  proposalRules.filter(({ holds }) => !holds(proposal as never)).map(({ message }) => message);

test('there are as many judges as required', () => {
  expect(Object.keys(applications)).toHaveLength(5);
  expect(seededErrors).toHaveLength(60);
  expect(cleanProposals).toHaveLength(40);
  expect(nonsenses).toHaveLength(10);
  expect(removals).toHaveLength(15);
  const ids = [...nonsenses, ...removals, ...paddings, ...equals].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual(['keywords']);
});

test.each(nonsenses.map(({ id, application }) => [id, application] as const))(
  'the nonsense %s has all required fields',
  (_id, application) => {
    expect(missingIn(application)).toEqual([]);
  },
);

test('a machine finds nothing missing in half nonsense', () => {
  expect(missingIn(goodNeedAlone)).toEqual([]);
  expect(inconsistencies(onceReady)).toEqual([]);
});

test.each(cleanProposals.filter(({ application }) => application.proposal.outcomes === undefined))(
  'the clean proposal $id has all required fields',
  ({ application }) => {
    expect(missingIn(application)).toEqual([]);
  },
);

test.each(Object.entries(applications))('%s has all required fields in prose', (_name, { proseOnly }) => {
  expect(missingIn(proseOnly)).toEqual([]);
});

test.each(changes)('%s changes something', (_id, { of, apply }) => {
  expect(changedCells(of, apply(of))).not.toEqual([]);
});

test.each(removals.map((removal) => [removal.id, removal] as const))(
  'the removal of %s leaves a proposal that agrees with itself, and changes nothing when repeated',
  (id, { of, apply }) => {
    const once = apply(of);
    expect(apply(once)).toEqual(once);
    if (id !== 'months') expect(inconsistencies(once)).toEqual([]);
    expect(JSON.stringify(once.proposal).length).toBeLessThan(JSON.stringify(of.proposal).length);
  },
);

test('the reviewer has several questions about each section, each once', () => {
  expect(new Set(reviewerList.map(({ section }) => section))).toEqual(new Set(proposalSectionKeys));
  for (const key of proposalSectionKeys)
    expect(reviewerList.filter(({ section }) => section === key).length).toBeGreaterThanOrEqual(4);
  expect(new Set(reviewerList.map(({ id }) => id)).size).toBe(reviewerList.length);
});
