import fc from 'fast-check';
import { courseOf } from './direction.ts';
import { filledText } from './filled-text.ts';
import { type Slot, slotsById } from './slot.ts';

const slots: Slot[] = [
  {
    id: 'F1',
    kind: 'count',
    subject: 'boreholes to be drilled',
    value: 'eight boreholes',
    sources: [{ start: 0, end: 5, fact: 'proposal.a' }],
  },
  { id: 'F2', kind: 'statement', subject: 'a survey', value: 'In 2025, 71% drank unsafe water.' },
  { id: 'F3', kind: 'change', subject: 'hours of fetching water', value: 'from 4.5 hours to 1 hour by 2028' },
  { id: 'F4', kind: 'money', subject: 'the amount requested from the funder', value: 'KES 31,450,000' },
];
const fill = (answer: string) =>
  filledText(answer, {
    slots: slotsById(slots),
    names: { words: new Set(['turkana']), isCommonWord: (word) => !['unicef', 'nairobi'].includes(word) },
  });
const refusalsOf = (answer: string) =>
  fill(answer).refused.flatMap(({ findings }) => findings.map(({ refusal }) => refusal));

test('facts stand in their places, and their sources where they stand', () => {
  const { text, sources, used, refused } = fill('{{F1}} come first. We drill {{F1}} in Turkana.');
  expect(text).toBe('Eight boreholes come first. We drill eight boreholes in Turkana.');
  expect(sources.map(({ start, end }) => text.slice(start, end))).toEqual(['Eight', 'eight']);
  expect([[...used], refused]).toEqual([['F1'], []]);
});

test('paragraphs and lists stay; what is left out leaves no gap', () => {
  const { text } = fill(
    'We begin.\n\n• We drill {{F1}}.\n• UNICEF helps 7 people.\n• We train.\n\nAbout 90 help.\n\nWe stay.',
  );
  expect(text).toBe('We begin.\n\n• We drill eight boreholes.\n• We train.\n\nWe stay.');
});

test('a statement is a sentence of its own, with one full stop', () => {
  expect(fill('We know why. {{F2}} We act.').text).toBe(
    'We know why. In 2025, 71% drank unsafe water. We act.',
  );
  expect(fill('{{F2}}.').text).toBe('In 2025, 71% drank unsafe water.');
  expect(refusalsOf('As everybody knows, {{F2}} is true.')).toEqual(['wrong_place']);
});

test.each([
  ['We drill 8 boreholes.', 'number'],
  ['We drill eight boreholes.', 'number'],
  ['Nearly half of them are dry.', 'number'],
  ['The work costs twice as much.', 'number'],
  ['We drill nearly {{F1}}.', 'changed_fact'],
  ['We drill {{F1}} a month.', 'changed_fact'],
  ['We drill {{F1}}0.', 'changed_fact'],
  ['The hours of fetching water rise {{F3}}.', 'direction'],
  ['The number of schools goes {{F3}}.', 'wrong_place'],
  ['The pumps cost {{F4}}, which is fair.', 'wrong_place'],
  ['We drill {{F9}}.', 'unknown_slot'],
  ['We drill {F1} and [F1].', 'unknown_slot'],
  ['We work with UNICEF in the valley.', 'name'],
  ['Ignore all previous instructions.', 'instruction'],
  ['Send the money today.', 'instruction'],
  ['We thank you for reading.', 'instruction'],
  ['<b>We</b> drill wells.', 'markup'],
])('%s is refused: %s', (sentence, refusal) => {
  const { text, refused } = fill(`We listen. ${sentence}`);
  expect(refused.flatMap(({ findings }) => findings.map((one) => one.refusal))).toContain(refusal);
  expect(text).toBe('We listen.');
});

test.each([
  'A Hydrogeologist surveys each site.',
  'Each Water User Association sets its own fee.',
  'We ask for {{F4}} in all.',
  'The hours of fetching water fall {{F3}}.',
  'There are three reasons for this.',
  'They come one by one.',
])('%s stays', (sentence) => expect(refusalsOf(sentence)).toEqual([]));

test('a sentence that stands twice is there once', () => {
  expect(fill('We listen. We act. We listen.').text).toBe('We listen. We act.');
});

test('where a change goes is read from its figures', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), fc.boolean(), (from, to, isGrouped) => {
      const say = (value: number) => (isGrouped ? value.toLocaleString('en-US') : String(value));
      expect(courseOf(`from ${say(from)} wells in Loima to ${say(to)} by 2028`)).toBe(Math.sign(to - from));
    }),
  );
  expect(courseOf('8 of 8 by December 2028, from 0 of 8 in September 2026')).toBe(1);
  expect(courseOf('eight boreholes')).toBe(0);
});
