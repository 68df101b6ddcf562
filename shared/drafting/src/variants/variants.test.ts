import { countByUnit, proposalSectionKeys } from '@harambee/domain';
import fc from 'fast-check';
import { draftedSection } from '../built-in-drafter.ts';
import { renderSection } from '../context/draft-text.ts';
import { anyFacts, numbersIn, propertyRuns, waterProject } from '../testing/index.ts';
import {
  plainerVariant,
  reorderedVariants,
  type SectionVariant,
  shortenedTo,
  shorterVariants,
  type TodaysSection,
} from './index.ts';

const source = (text: string, said: string, fact: string) => {
  const start = text.indexOf(said);
  return { start, end: start + said.length, fact };
};
const statedIn = ({ text, sources = [] }: Pick<TodaysSection, 'text' | 'sources'>) =>
  sources.map(({ start, end, fact }) => `${fact}: ${text.slice(start, end)}`);
const real = proposalSectionKeys.map((key) => renderSection(draftedSection(key, waterProject, 'seed')));

/** Whatever a variant says of facts, today's text says, too. */
function expectNothingNew(today: TodaysSection, variant: SectionVariant) {
  const known = new Set(statedIn(today));
  expect(statedIn(variant).filter((stated) => !known.has(stated))).toEqual([]);
  const numbers = new Set(numbersIn(today.text));
  expect(numbersIn(variant.text).filter((number) => !numbers.has(number))).toEqual([]);
  expect(variant.text.split('\n\n')).toHaveLength(variant.paragraphs.length);
}

const reach = 'We will reach 400 people.';
const water = 'Clean water matters to everybody here.';
const example = `${reach} ${water} They ask for it often.\n\nThe work has parts:\n• Pumps\n• Taps for 9 schools`;
const today: TodaysSection = {
  text: example,
  paragraphs: ['p1', 'p4'],
  sources: [source(example, '400', 'proposal.beneficiaries'), source(example, '9 schools', 'proposal.team')],
};

describe('shorter', () => {
  it('names what it cuts, wording before facts, and takes what refers back along (DRAFT-31, DRAFT-32)', () => {
    // A bullet stands alone and counts as a word, as it does in a portal (CALL-30).
    const variant = shortenedTo(today, { unit: 'words', maximum: 17 });
    expect(variant).toMatchObject({ cut: [`${water} They ask for it often.`], lost: [] });
    expect(variant?.text).toBe(`${reach}\n\nThe work has parts:\n• Pumps\n• Taps for 9 schools`);
    expect(variant?.paragraphs).toEqual(['p1', 'p4']);
  });

  it('keeps longest what a reviewer wants, and never a part of a list (DRAFT-32)', () => {
    const variant = shortenedTo(today, { unit: 'words', maximum: 8 });
    expect(variant).toMatchObject({ text: reach, kept: ['proposal.beneficiaries'], lost: ['proposal.team'] });
  });

  it('takes back a short sentence where a long one that had to go leaves room (DRAFT-32)', () => {
    const text = `${reach} All agree. The 9 schools of the district and their many pupils have no taps at all.`;
    const given = {
      text,
      sources: [source(text, '400', 'proposal.beneficiaries'), source(text, '9 schools', 'proposal.team')],
    };
    expect(shortenedTo(given, { unit: 'words', maximum: 8 })?.text).toBe(`${reach} All agree.`);
  });

  it('offers nothing where the text is short enough or no sentence fits', () => {
    expect(shortenedTo(today, { unit: 'words', maximum: 900 })).toBeUndefined();
    expect(shortenedTo(today, { unit: 'characters', maximum: 5 })).toBeUndefined();
  });

  it.each(real)('offers up to three of $title, each shorter than the one before (DRAFT-30)', (section) => {
    const variants = shorterVariants(section);
    const lengths = [section, ...variants].map(({ text }) => countByUnit(text, 'words'));
    expect(lengths).toEqual([...new Set(lengths)].sort((one, other) => other - one));
    for (const variant of variants) expectNothingNew(section, variant);
  });

  it('offers the text that keeps the limit first, and no more than three', () => {
    const summary = real[0] as TodaysSection;
    const maximum = countByUnit(summary.text, 'characters') - 10;
    const variants = shorterVariants(summary, { unit: 'characters', maximum });
    expect(variants).toHaveLength(3);
    expect(variants[0]).toEqual(shortenedTo(summary, { unit: 'characters', maximum }));
  });

  it('keeps any limit and invents nothing, whatever the facts', () => {
    fc.assert(
      fc.property(
        anyFacts,
        fc.constantFrom(...proposalSectionKeys),
        fc.constantFrom('words' as const, 'characters' as const),
        fc.integer({ min: 1, max: 400 }),
        (facts, key, unit, maximum) => {
          const section = renderSection(draftedSection(key, facts, 'seed'));
          const variant = shortenedTo(section, { unit, maximum });
          if (!variant) return;
          expect(countByUnit(variant.text, unit)).toBeLessThanOrEqual(maximum);
          expectNothingNew(section, variant);
        },
      ),
      { numRuns: propertyRuns(300) },
    );
  });
});

describe('plainer (DRAFT-33)', () => {
  it('divides long sentences and takes simpler words, but not within facts or quotes', () => {
    const text =
      'In order to utilize 3 wells that the district drilled for the four villages we train people from each of ' +
      'them, and they will repair “prior to” the rains whatever breaks in the year.';
    const given = { text, sources: [source(text, '3 wells', 'proposal.objectives')] };
    const variant = plainerVariant(given);
    expect(variant?.text).toBe(
      'To use 3 wells that the district drilled for the four villages we train people from each of ' +
        'them. They will repair “prior to” the rains whatever breaks in the year.',
    );
    expect(statedIn(variant as SectionVariant)).toEqual(statedIn(given));
  });

  it('offers nothing where the text is plain already', () => {
    expect(plainerVariant({ text: reach, sources: [] })).toBeUndefined();
  });

  it('loses no fact, whatever the words around it', () => {
    const facts = fc.stringMatching(/^[1-9][0-9]{0,3} (?:wells|prior to|schools; we will)$/);
    const wording = fc.constantFrom(
      ...[
        'in order to',
        'Utilize',
        'we build in the year',
        '; they will repair',
        ', and we are ready',
        '[needs: prior to]',
      ],
      ...[
        '.',
        '\n\n',
        '• ',
        '“in order to”',
        'with people of all the villages along the river and beyond it',
      ],
    );
    const piece = fc.oneof(
      facts.map((text) => ({ text, isFact: true })),
      wording.map((text) => ({ text, isFact: false })),
    );
    let made = 0;
    fc.assert(
      fc.property(fc.array(piece, { minLength: 12, maxLength: 30 }), (pieces) => {
        const given = { text: '', sources: [] as { start: number; end: number; fact: string }[] };
        for (const [index, { text, isFact }] of pieces.entries()) {
          const start = given.text.length;
          given.text += text;
          if (isFact)
            given.sources.push({ start, end: given.text.length, fact: `proposal.objectives.${index}` });
          if (!/\n$/.test(text)) given.text += ' ';
        }
        const variant = plainerVariant(given);
        if (!variant) return;
        made += 1;
        expectNothingNew(given, variant);
        expect(variant.lost).toEqual([]);
        expect(statedIn(variant)).toEqual(statedIn(given));
      }),
      { numRuns: propertyRuns(300) },
    );
    expect(made).toBeGreaterThan(0);
  });
});

describe('in another order', () => {
  const asked = 'We ask for $9,000.';
  const inOrder = (...paragraphs: string[]) => {
    const text = paragraphs.join('\n\n');
    return {
      text,
      sources: [
        source(text, '400', 'proposal.beneficiaries'),
        source(text, '$9,000', 'proposal.requestedAmount'),
      ],
    };
  };

  it('begins with the people, or with the request, in the words of today', () => {
    const given = inOrder(water, reach, 'The county agrees.', asked);
    const variants = reorderedVariants(given);
    expect(variants.map(({ text }) => text.split('\n\n'))).toEqual([
      [reach, water, 'The county agrees.', asked],
      [asked, water, reach, 'The county agrees.'],
    ]);
    expect(variants[1]).toMatchObject({ paragraphs: ['p4', 'p1', 'p2', 'p3'], lost: [], cut: [] });
  });

  it.each([
    ['is first already', inOrder(reach, water)],
    ['refers to what is before it', inOrder(water, `They are many. ${reach}`)],
    ['is referred to', inOrder(water, reach, 'They ask for it.')],
    ['is led to', inOrder('What we do:', `• ${reach}`)],
  ])('leaves a paragraph where it is that %s', (_why, given) => {
    expect(reorderedVariants(given)).toEqual([]);
  });

  it('says the same, whatever the facts', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...proposalSectionKeys), (facts, key) => {
        const section = renderSection(draftedSection(key, facts, 'seed'));
        for (const variant of reorderedVariants(section)) {
          expectNothingNew(section, variant);
          expect(variant.lost).toEqual([]);
          expect(variant.text.split('\n\n').sort()).toEqual(section.text.split('\n\n').sort());
        }
      }),
      { numRuns: propertyRuns(200) },
    );
  });
});
