import { answersOfSection, changedAnswers, proposalSectionKeys, type TextAnswer } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { draftedSection } from './built-in-drafter.ts';
import { renderSection } from './context/draft-text.ts';
import type { DraftingFacts } from './context/drafter.ts';
import { propertyRuns } from './testing/property-runs.ts';
import { realFacts } from './testing/real-facts.ts';

const sectionText = (key: (typeof proposalSectionKeys)[number], facts: DraftingFacts) => {
  const { text, tables } = renderSection(draftedSection(key, facts, 'seed'));
  return JSON.stringify([
    text,
    tables?.map(({ heads, rows }) => [heads, rows.map((row) => row.map((cell) => cell.text))]),
  ]);
};

/** Replaces one answer with that of another proposal. */
function withAnswer(facts: DraftingFacts, answer: TextAnswer, other: ProposalFields): DraftingFacts {
  const { budgetLines: _lines, indirectCost: _cost, ...plain } = facts.proposal;
  const proposal =
    answer === 'budget'
      ? { ...plain, budget: other.budget, budgetLines: other.budgetLines, indirectCost: other.indirectCost }
      : { ...facts.proposal, [answer]: other[answer] };
  return { ...facts, proposal };
}

test('no section changes after a change to an answer that it is not recorded to depend on', () => {
  fc.assert(
    fc.property(realFacts, realFacts, (facts, other) => {
      const before = new Map(proposalSectionKeys.map((key) => [key, sectionText(key, facts)]));
      for (const answer of new Set(Object.values(answersOfSection).flat())) {
        const changed = withAnswer(facts, answer, other.proposal);
        if (changedAnswers(facts.proposal, changed.proposal).length === 0) continue;
        for (const key of proposalSectionKeys) {
          if (answersOfSection[key].includes(answer)) continue;
          expect([answer, key, sectionText(key, changed)]).toEqual([answer, key, before.get(key)]);
        }
      }
    }),
    { numRuns: propertyRuns(60) },
  );
});
