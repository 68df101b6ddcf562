import { propertyRuns } from '@harambee/config/property-runs.mjs';
import fc from 'fast-check';
import { engineParagraphs } from './engine-paragraphs.ts';
import { carryParagraphIds } from './paragraph-ids.ts';
import { section, tracedFrom } from './text-edits.fixture.ts';

const wells = 'We dig {computed.wells=8} wells in the dry north of the county before the rains come.';
const teachers = 'Each school names two teachers who keep the pump and the book of its repairs.';
const costs = 'The request of {proposal.requestedAmount=$90,000} pays for drilling, pumps and training.';

const carried = (before: string[], now: string[], ids?: string[], last?: number) =>
  carryParagraphIds(section(before, ids), section(now), last);

test('a first text counts its paragraphs', () => {
  expect(carryParagraphIds(undefined, section([wells, teachers]))).toEqual(['p1', 'p2']);
  expect(carryParagraphIds(undefined, section([wells]), 4)).toEqual(['p5']);
});

test('a changed number makes no other paragraph', () => {
  const now = [wells.replace('=8', '=12'), costs.replace('$90,000', '$1,250,000')];
  expect(carried([wells, costs], now, ['p4', 'p2'])).toEqual(['p4', 'p2']);
});

test('what comes in between gets the next number, what is gone takes its id along', () => {
  expect(carried([wells, costs], [wells, teachers, costs])).toEqual(['p1', 'p3', 'p2']);
  expect(carried([wells, teachers, costs], [wells, costs])).toEqual(['p1', 'p3']);
  expect(carried([wells, costs], [teachers, costs])).toEqual(['p3', 'p2']);
  expect(carried([wells], [wells, teachers], ['p1'], 7)).toEqual(['p1', 'p8']);
});

test('some other words leave a paragraph the same, other words altogether do not', () => {
  const reworded = wells.replace('before the rains come', 'until May');
  expect(carried([wells, teachers], [reworded, teachers])).toEqual(['p1', 'p2']);
  expect(carried([wells], ['Nothing here was said in the former text by anybody.'])).toEqual(['p2']);
});

test('a text that was taken over without the marks of its facts keeps its ids', () => {
  const unmarked = [wells, costs].map((text) => tracedFrom(text).text);
  expect(carried([costs, wells], [...unmarked].reverse(), ['p7', 'p2'])).toEqual(['p7', 'p2']);
});

const paragraph = fc
  .array(
    fc.constantFrom(
      ...'well pump school teacher county rains cost book repair north {f=7} {g=12}'.split(' '),
    ),
    {
      minLength: 3,
      maxLength: 12,
    },
  )
  .map((words) => words.join(' '));
const paragraphs = fc.array(paragraph, { minLength: 1, maxLength: 8 });

test('ids are unique, keep their order, and the same text keeps all of them', () => {
  fc.assert(
    fc.property(paragraphs, paragraphs, fc.nat(20), (before, now, last) => {
      const old = engineParagraphs(section(before)).map(({ id }) => id);
      expect(carried(before, before)).toEqual(old);
      const ids = carried(before, now, undefined, last);
      expect(ids).toHaveLength(now.length);
      expect(new Set(ids).size).toBe(ids.length);
      const stayed = ids.filter((id) => old.includes(id));
      expect(stayed).toEqual(old.filter((id) => stayed.includes(id)));
      for (const id of ids) {
        if (!old.includes(id)) expect(Number(id.slice(1))).toBeGreaterThan(Math.max(last, old.length));
      }
    }),
    { numRuns: propertyRuns(300) },
  );
});
