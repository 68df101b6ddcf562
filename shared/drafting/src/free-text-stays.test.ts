import { expect, test } from '@jest/globals';
import { draftContext } from './context/draft-context.ts';
import { renderSection } from './context/draft-text.ts';
import type { DraftingFacts } from './context/drafter.ts';
import { draftedSections } from './sections/section-writers.ts';
import { applications } from './testing/judges/applications/applications.ts';
import { linesOfSection } from './testing/judges/faults/fault.ts';
import { plannedWater } from './testing/water-plan.ts';

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const texts = ['description', 'methodology', 'timeline', 'sustainability', 'team', 'budget'] as const;
/** Lines that no parser of tables, people or months understands. */
const odd = ['Thereafter, as God wills: the rest.', 'Mzee | ? | sometime', 'Q9-ish, Ekitela + 2 others'];

/** Headers of typed tables: each row repeats the others, and the first column needs none. */
const firstHeads = ['Indicator', 'Risk', 'Activity', 'Item'];

const unprinted = (facts: DraftingFacts, seed: string): string[] => {
  const sections = draftedSections(draftContext(facts, seed)).map(renderSection);
  const all = letters(sections.flatMap(linesOfSection).join(' '));
  const pieces = texts.flatMap((field) => facts.proposal[field].split(/\n|(?<=[.!?])\s|[|\t]/));
  return pieces.filter((piece) => !firstHeads.includes(piece.trim()) && !all.includes(letters(piece)));
};
const cases = Object.entries(applications).map(([name, { proseOnly }]) => ({
  name,
  facts: proseOnly as DraftingFacts,
}));

test.each([...cases, { name: 'a typed plan', facts: plannedWater as DraftingFacts }])(
  '$name: no line of a free text is lost, also where nobody understands it',
  ({ facts }) => {
    const proposal = { ...facts.proposal };
    for (const field of texts) proposal[field] = [proposal[field], ...odd].join('\n');
    expect(unprinted({ ...facts, proposal }, 'seed')).toEqual([]);
  },
);
