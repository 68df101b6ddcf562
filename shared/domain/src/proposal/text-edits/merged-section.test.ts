import { propertyRuns } from '@harambee/config/property-runs.mjs';
import fc from 'fast-check';
import { engineBlocks, engineParagraphs, slottedText } from './engine-paragraphs.ts';
import { mergedSection, mergedSections, mergedText } from './merged-section.ts';
import { carryParagraphIds } from './paragraph-ids.ts';
import { edit, factCard, line, section } from './text-edits.fixture.ts';
import type { TextBlock } from './text-edits.schemas.ts';

const people = 'proposal.beneficiaries';
const reach = `We will reach {${people}=4,200} people.`;
const told = { fact: people, text: '4,200', value: '4,200' };
const text = (
  given: ReturnType<typeof section>,
  edits: ReturnType<typeof edit>[],
  cards = [factCard(people, '4,200')],
) => mergedText(mergedSection(given, edits, cards)).text;

test('without edits the sections are the engine’s own', () => {
  const sections = [section([reach, '• One\n• Two'])];
  expect(mergedSections(sections, [], [])[0]).toBe(sections[0]);
  expect(mergedSections(sections, [edit('p1', null)], [])[0]).toBe(sections[0]);
  expect(mergedText(mergedSection(sections[0] as never, [], []))).toEqual({
    text: sections[0]?.text,
    sources: sections[0]?.sources,
  });
});

test('an edit replaces its paragraph, none of the others', () => {
  const given = section([reach, 'Second.', 'Third.']);
  const blocks: TextBlock[] = [
    { kind: 'heading', content: [{ text: 'Who' }] },
    line({ text: 'All ' }, told, { text: ' of them.', marks: ['bold'] }),
    { kind: 'bullet', content: [{ text: 'girls' }] },
    { kind: 'bullet', content: [{ text: 'boys' }] },
    { kind: 'numbered', content: [{ text: 'now' }] },
    {
      kind: 'table',
      rows: [
        [[{ text: 'A' }], [{ text: 'B' }]],
        [[told], [{ need: 'a date' }]],
      ],
    },
  ];
  const merged = mergedSections([given], [edit('p1', blocks)], [factCard(people, '4,200')])[0];
  expect(merged?.text).toBe(
    'Who\n\nAll 4,200 of them.\n\n• girls\n• boys\n\n1. now\n\nA | B\n4,200 | [needs: a date]\n\nSecond.\n\nThird.',
  );
  expect(merged?.sources?.map(({ start, end }) => merged.text.slice(start, end))).toEqual(['4,200', '4,200']);
  expect(merged?.words).toBeGreaterThan(10);
});

test('a removed paragraph stays removed, a text before the first one stays there', () => {
  const given = section([reach, 'Second.']);
  const edits = [edit('p1', []), edit('start', [line({ text: 'At first.' })])];
  expect(text(given, edits)).toBe('At first.\n\nSecond.');
  const again = section(['A new one says quite something else.', reach, 'Second.'], ['p3', 'p1', 'p2']);
  expect(text(again, edits)).toBe('At first.\n\nA new one says quite something else.\n\nSecond.');
});

test('a changed fact shows its value of today, and is marked until somebody confirms it', () => {
  const edits = [
    edit('p1', [line({ text: 'All ' }, told, { text: ' people' })], { base: slottedText(section([reach])) }),
  ];
  const now = section([reach.replace('4,200', '5,000')], ['p1']);
  const [merged] = mergedSection(now, edits, [factCard(people, '5,000')]);
  expect(merged).toMatchObject({ isEdited: true, needsLook: true, text: { text: 'All 5,000 people' } });
  expect(merged).not.toHaveProperty('engineNow');
  expect(merged?.changedFacts).toEqual([
    { fact: people, label: `Label of ${people}`, from: '4,200', to: '5,000' },
  ]);
  const confirmed = [edit('p1', [line({ ...told, value: '5,000' })])];
  expect(mergedSection(now, confirmed, [factCard(people, '5,000')])[0]?.needsLook).toBe(false);
});

test.each([
  [
    'in the engine’s words of the same form',
    'eight wells',
    '8',
    '{computed.wells=nine wells} and {computed.wells=9}',
    '9',
    '9',
  ],
  [
    'in a longer form of its own',
    '$90,000 a year',
    '$90,000',
    '{computed.wells=US$120k}',
    '$120,000',
    '$120,000 a year',
  ],
  ['as the card has it', 'ninety', '$90,000', 'Nothing.', '$120,000', '$120,000'],
  [
    'in the same form',
    '$90,000',
    '90,000 dollars',
    '{computed.wells=$120,000}',
    '120,000 dollars',
    '$120,000',
  ],
])('a changed fact reads %s', (_, stated, value, engine, now, expected) => {
  const fact = 'computed.wells';
  const edits = [edit('p1', [line({ fact, text: stated, value })])];
  expect(text(section([engine]), edits, [factCard(fact, now)])).toBe(expected);
});

test('a figure of a long answer stays as long as the answer holds it', () => {
  const fact = 'proposal.description';
  const answer = 'In 2024 the census counted 1,200 households in all seven villages of the valley.';
  const edits = [edit('p1', [line({ fact, text: '1,200', value: answer })])];
  const merged = (now: string) => mergedSection(section(['Text.']), edits, [factCard(fact, now)])[0];
  expect(merged(`${answer} More.`)).toMatchObject({ needsLook: false, text: { text: '1,200' } });
  expect(merged(answer.replace('1,200', '11,200'))).toMatchObject({ needsLook: true });
});

test('a fact that is gone reads as a need', () => {
  const merged = mergedSections([section(['Text.'])], [edit('p1', [line(told)])], [])[0];
  expect(merged?.text).toBe('[needs: a fact in place of 4,200]');
  expect(merged?.needs).toEqual(['a fact in place of 4,200']);
});

test('an edit whose paragraph the engine no longer writes stays at its place', () => {
  const given = section(['First one.', 'Fourth one.'], ['p1', 'p4']);
  const lost = [
    edit('p3', [line({ text: 'Mine, third.' })], { follows: ['p2', 'p1'] }),
    edit('p2', [line({ text: 'Mine, second.' })], { follows: ['p1'] }),
    edit('p7', [line({ text: 'Mine, nowhere.' })]),
  ];
  expect(text(given, lost)).toBe(
    'Mine, nowhere.\n\nFirst one.\n\nMine, second.\n\nMine, third.\n\nFourth one.',
  );
  expect(mergedSection(given, lost, [])[0]).toMatchObject({ paragraph: 'p7', engineNow: '' });
});

test('what the engine would now write shows when its words changed, and typed notes are not the engine’s', () => {
  const edits = [
    edit('p1', [line({ text: 'Mine [needs: money]' })], { base: slottedText(section([reach])) }),
  ];
  const [merged] = mergedSection(section([`${reach} And more.`], ['p1']), edits, [factCard(people, '4,200')]);
  expect(merged).toMatchObject({
    engineNow: 'We will reach 4,200 people. And more.',
    text: { text: 'Mine (needs: money)' },
  });
});

test('the lines of a generated paragraph are blocks, its facts and notes locked', () => {
  const given = section([
    `Two lines\nof text\n• {${people}=4,200} people\n• [needs: a figure]\n1) First\n2027. A year`,
  ]);
  const [paragraph] = engineParagraphs(given);
  expect(engineBlocks(paragraph as never, () => '4,200')).toEqual([
    { kind: 'paragraph', content: [{ text: 'Two lines\nof text' }] },
    { kind: 'bullet', content: [told, { text: ' people' }] },
    { kind: 'bullet', content: [{ need: 'a figure' }] },
    { kind: 'numbered', content: [{ text: 'First' }] },
    { kind: 'paragraph', content: [{ text: '2027. A year' }] },
  ]);
});

const piece = fc.constantFrom(
  'We',
  'will',
  'reach',
  'wells',
  '{a=4,200}',
  '{b=$9}',
  '[needs: x]',
  '\n• ',
  '\n',
  '  ',
  '2027',
);
const written = fc
  .array(
    fc.array(piece, { minLength: 1, maxLength: 10 }).map((words) => words.join(' ').trim()),
    { minLength: 1, maxLength: 6 },
  )
  .filter((paragraphs) => paragraphs.every((one) => one.trim() !== '' && !/\n\s*\n/.test(one)));

test('merging without edits gives the engine’s text, and an edit survives every text in which its paragraph does', () => {
  fc.assert(
    fc.property(written, written, fc.nat(5), (first, next, pick) => {
      const before = section(first);
      expect(mergedText(mergedSection(before, [], [])).text).toBe(before.text);
      const paragraph = engineParagraphs(before)[pick % first.length];
      const mine = edit(paragraph?.id ?? '', [line({ text: 'MINE ALONE' })], { follows: [] });
      const after = { ...section(next), paragraphs: carryParagraphIds(before, section(next)) };
      const merged = mergedSection(after, [mine], []);
      const own = merged.filter(({ text }) => text.text === 'MINE ALONE');
      expect(own).toHaveLength(1);
      // Where the paragraph is written again, the edit stands in its place and the others are the engine's.
      const place = after.paragraphs.indexOf(mine.paragraph);
      const expected = engineParagraphs(after).map(({ text }, at) => (at === place ? 'MINE ALONE' : text));
      if (place === -1) expected.unshift('MINE ALONE');
      expect(merged.map(({ text }) => text.text)).toEqual(expected);
    }),
    { numRuns: propertyRuns(300) },
  );
});
