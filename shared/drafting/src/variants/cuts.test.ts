import {
  answerAsPlainText,
  countByUnit,
  engineBlocks,
  engineParagraphs,
  inlinesOfBlocks,
  limitCountings,
  limitUnitNames,
  proposalSectionKeys,
} from '@harambee/domain';
import type { FactInline, TextBlock, TextInline } from '@harambee/domain/schemas';
import fc from 'fast-check';
import { draftedSection } from '../built-in-drafter.ts';
import { renderSection } from '../context/draft-text.ts';
import { anyFacts, propertyRuns } from '../testing/index.ts';
import { cutsFor, cutsForTogether, withoutUnits } from './index.ts';

const line = (...content: (string | TextInline)[]): TextBlock => ({
  kind: 'paragraph',
  content: content.map((one) => (typeof one === 'string' ? { text: one } : one)),
});
const item = (text: string): TextBlock => ({ kind: 'bullet', content: [{ text }] });
const people: FactInline = { fact: 'proposal.beneficiaries', text: '400', value: '400' };

const words = (blocks: TextBlock[], maximum: number, more = {}) => {
  const cuts = cutsFor(blocks, maximum, 'words', more);
  return (
    cuts && { cut: cuts.cut.map(({ text }) => text), left: answerAsPlainText(cuts.blocks), fits: cuts.fits }
  );
};

test('what keeps its limit is left alone; what is cut is named, fillers before what stands nowhere else (CALL-25)', () => {
  const blocks = [
    line(
      'We teach farmers to read the soil. We strongly believe that this is important. ',
      people,
      ' farmers take part.',
    ),
    line('Terraces hold the rain on steep fields.'),
  ];
  expect(words(blocks, 30)).toBeUndefined();
  expect(words(blocks, 18)).toEqual({
    cut: ['We strongly believe that this is important.'],
    left: 'We teach farmers to read the soil. 400 farmers take part.\n\nTerraces hold the rain on steep fields.',
    fits: true,
  });
});

test('facts, notes and the opening stay; only a yes of its own lets facts go (CALL-25)', () => {
  const blocks = [
    line('We teach farmers. ', people, ' take part. ', { need: 'the place' }, ' It helps them.'),
  ];
  expect(words(blocks, 3)).toEqual({
    cut: ['It helps them.'],
    left: 'We teach farmers. 400 take part. [needs: the place]',
    fits: false,
  });
  expect(words(blocks, 3, { alsoFacts: true })).toMatchObject({ left: 'We teach farmers.', fits: true });
});

test('what refers back goes with what it refers to, and alone; a list with its lead is one, a loose item is one', () => {
  const blocks: TextBlock[] = [
    line('We teach farmers. Rain washes soil away. This costs harvests.'),
    line('The work has three parts:'),
    item('Terraces'),
    item('Trees'),
    item('Training'),
  ];
  expect(words(blocks, 12)?.cut).toEqual([
    'This costs harvests.',
    'The work has three parts:\nTerraces\nTrees\nTraining',
  ]);
  expect(words(blocks, 3)?.left).toBe('We teach farmers.');
  const loose = [
    line('We do this.'),
    item('Water for 3 schools'),
    item('Thank you'),
    item('Books for pupils'),
  ];
  expect(words(loose, 13)).toEqual({
    cut: ['Thank you'],
    left: 'We do this.\n\n• Water for 3 schools\n• Books for pupils',
    fits: true,
  });
});

test('a heading goes with the last thing below it, marks and other blocks stay as they are', () => {
  const bold: TextBlock = {
    kind: 'paragraph',
    content: [{ text: 'Bold words here.', marks: ['bold'] }, { text: ' And of course some more.' }],
  };
  const blocks: TextBlock[] = [
    bold,
    { kind: 'heading', content: [{ text: 'Thanks' }] },
    line('Thank you all.'),
    { kind: 'heading', content: [{ text: 'Kept' }] },
    line('Ada Okello leads it with 9 others.'),
  ];
  const cuts = cutsFor(blocks, 11, 'words');
  expect(cuts?.blocks).toEqual([
    { kind: 'paragraph', content: [{ text: 'Bold words here.', marks: ['bold'] }] },
    blocks[3],
    blocks[4],
  ]);
  expect(cuts?.blocks[2]).toBe(blocks[4]);
});

test('a person takes any of the cuts', () => {
  const blocks = [line('One opens. Two is here. Three is here. Four is here.')];
  const cut = cutsFor(blocks, 5, 'words')?.cut ?? [];
  expect(cut.map(({ text }) => text)).toEqual(['Two is here.', 'Four is here.']);
  expect(answerAsPlainText(withoutUnits(blocks, cut.slice(1)))).toBe(
    'One opens. Two is here. Three is here.',
  );
  expect(withoutUnits(blocks, [])).toEqual(blocks);
});

test('a limit that answers share is kept by their sum (CALL-03)', () => {
  const texts = [[line('We plant trees. Thank you.')], [line('We dig wells. We dig 3 wells.')]];
  expect(cutsForTogether(texts, 12, 'words')).toBeUndefined();
  expect(cutsForTogether(texts, 10, 'words')).toMatchObject({
    answers: [{ cut: [{ text: 'Thank you.' }] }, { cut: [] }],
    length: 10,
    fits: true,
  });
});

/** All that blocks state of facts. */
const factsIn = (blocks: readonly TextBlock[]) =>
  inlinesOfBlocks(blocks).flatMap((inline) => ('fact' in inline ? [`${inline.fact} ${inline.text}`] : []));
const isWithin = (part: string, whole: string) => {
  let at = 0;
  for (const sign of part.replace(/[\s\d]/gu, '')) {
    at = whole.indexOf(sign, at) + 1;
    if (at === 0) return false;
  }
  return true;
};

test('any limit: nothing new, no fact lost, no block empty, and shorter as it counts', () => {
  fc.assert(
    fc.property(
      anyFacts,
      fc.constantFrom(...proposalSectionKeys),
      fc.constantFrom(...limitUnitNames),
      fc.option(fc.constantFrom(...(Object.keys(limitCountings) as (keyof typeof limitCountings)[])), {
        nil: undefined,
      }),
      fc.integer({ min: 1, max: 1_500 }),
      fc.boolean(),
      (facts, key, unit, counting, maximum, alsoFacts) => {
        const section = renderSection(draftedSection(key, facts, 'seed'));
        const blocks = engineParagraphs(section).flatMap((one) => engineBlocks(one, () => undefined));
        const before = answerAsPlainText(blocks);
        const cuts = cutsFor(blocks, maximum, unit, { counting, alsoFacts });
        expect(cuts === undefined).toBe(countByUnit(before, unit, counting) <= maximum);
        if (!cuts) return;
        const after = answerAsPlainText(cuts.blocks);
        expect(cuts.length).toBe(countByUnit(after, unit, counting));
        expect(cuts.fits).toBe(cuts.length <= maximum);
        expect(isWithin(after, before)).toBe(true);
        if (!alsoFacts) expect(factsIn(cuts.blocks)).toEqual(factsIn(blocks));
        expect(inlinesOfBlocks(cuts.blocks).filter((one) => 'need' in one).length).toBeGreaterThanOrEqual(
          alsoFacts ? 0 : inlinesOfBlocks(blocks).filter((one) => 'need' in one).length,
        );
        for (const block of cuts.blocks) expect(answerAsPlainText([block]).trim()).not.toBe('');
        expect(withoutUnits(blocks, cuts.cut)).toEqual(cuts.blocks);
      },
    ),
    { numRuns: propertyRuns(400) },
  );
});

test('an answer of the greatest length does not keep a page waiting', () => {
  const sentence = 'The rain washes the soil of the steep fields into the river every year. ';
  const costOf = (paragraphs: number) => {
    const blocks = Array.from({ length: paragraphs }, () => line(sentence.repeat(5)));
    const before = process.cpuUsage();
    expect(cutsFor(blocks, 30 * paragraphs, 'characters')?.fits).toBe(true);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  costOf(25);
  // Of four times the length: 16 times as much if each sentence is compared with each other one, 64 times if again.
  expect(costOf(100)).toBeLessThan(32 * costOf(25));
});
