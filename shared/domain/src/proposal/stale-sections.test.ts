import { expect, test } from '@jest/globals';
import { emptyProposalFields } from '../proposal-form/empty-proposal.ts';
import { proposalSectionKeys } from '../proposal-form/proposal-sections.ts';
import { answersOfSection, textAnswers } from '../proposal-form/text-answers.ts';
import { changedAnswers, staleSections, staleTextLine } from './stale-sections.ts';

const before = { ...emptyProposalFields, title: 'Water', timeline: 'Month 1' };

test('every section is written from something, and every answer goes into a section', () => {
  expect(proposalSectionKeys.every((key) => answersOfSection[key].length > 0)).toBe(true);
  expect(new Set(Object.values(answersOfSection).flat())).toEqual(new Set(textAnswers));
});

test('a list of no lines and a missing one are the same answer', () => {
  expect(changedAnswers(before, { ...before, budgetLines: [] })).toEqual([]);
  expect(changedAnswers(before, { ...before, indirectCost: { rate: 1_000, cap: 1_500 } })).toEqual([
    'budget',
  ]);
});

test('each section is held against the answers it was itself written from', () => {
  const now = { ...before, timeline: 'Month 2' };
  const stale = staleSections((section) => (section === 'timeline' ? now : before), now);
  expect(stale.map(({ section }) => section)).toEqual(['methodology', 'impact']);
  expect(staleTextLine(stale)).toBe(
    'Out of date: these answers were changed after the text was written: Timeline. This affects Methodology and Impact.',
  );
});
