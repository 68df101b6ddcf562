import { changedFact, factTexts, profileFacts } from '@harambee/calls/testing';
import { inlinesOfBlocks, inlineText } from '@harambee/domain';
import type { TextBlock } from '@harambee/domain/schemas';
import { withChangedFact } from '@harambee/drafting/changed-facts';

type Part = (typeof factTexts)[number]['parts'][number];

const before = profileFacts[0];
if (!before) throw new Error('There is no fact');

const blocksOf = (parts: readonly Part[]): TextBlock[] => [
  {
    kind: 'paragraph',
    content: parts.map((part) =>
      typeof part === 'string'
        ? { text: part }
        : { fact: `organization.facts.${part.fact}`, text: part.words, value: part.words },
    ),
  },
];
/** A note about a missing fact stands in brackets with "needs:" in it. */
const textOf = (blocks: readonly TextBlock[]) =>
  inlinesOfBlocks(blocks)
    .map(inlineText)
    .join('')
    .replace(/\[needs: /g, '[');
const stored = factTexts.filter(({ state }) => state !== 'submitted');

test.each(stored.map((text) => [text.id, text] as const))(
  '%s is restated as the judge says, or left alone',
  (_id, { parts, becomes, whenRemoved, why }) => {
    const changed = withChangedFact(blocksOf(parts), { before, after: changedFact });
    expect([why, changed && textOf(changed.blocks)]).toEqual([why, becomes]);
    const removed = withChangedFact(blocksOf(parts), { before });
    expect([why, removed && textOf(removed.blocks)]).toEqual([why, whenRemoved]);
  },
);

test('a restated text is restated no more', () => {
  for (const { parts } of stored) {
    const changed = withChangedFact(blocksOf(parts), { before, after: changedFact });
    if (changed) expect(withChangedFact(changed.blocks, { before, after: changedFact })).toBeUndefined();
  }
});
