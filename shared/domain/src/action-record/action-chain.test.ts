import { propertyRuns } from '@harambee/config/property-runs.mjs';
import fc from 'fast-check';
import { type ChainEnd, type ChainedAction, chainProblem, chainStart, chainText } from './action-chain.ts';

type Entry = ChainedAction & { hash: string };
/** 64 bits of FNV-1a: enough for tests, and the domain has no Node. */
const hash = (text: string) => {
  let value = 0xcbf29ce484222325n;
  for (let place = 0; place < text.length; place += 1) {
    value = BigInt.asUintN(64, (value ^ BigInt(text.charCodeAt(place))) * 0x100000001b3n);
  }
  return value.toString(16);
};
const hashes = (text: string) => [hash(`newer ${text}`), hash(text)];

const detail = fc.oneof(fc.string(), fc.integer(), fc.boolean());
const acts = fc.array(
  fc.record({
    at: fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true }),
    kind: fc.string({ minLength: 1 }),
    who: fc.string(),
    whom: fc.string(),
    to: fc.string(),
    details: fc.dictionary(fc.string(), detail, { maxKeys: 3 }),
    unconfirmed: fc.boolean(),
  }),
  { minLength: 1, maxLength: 12 },
);

function chainOf(given: readonly Omit<ChainedAction, 'tenantId' | 'seq' | 'actionId' | 'before'>[]): Entry[] {
  let end: ChainEnd = chainStart;
  return given.map((act, index) => {
    const entry = { ...act, tenantId: 'maji', seq: end.seq + 1, actionId: `act-${index}`, before: end.hash };
    end = { seq: entry.seq, hash: hash(chainText(entry)) };
    return { ...entry, hash: end.hash };
  });
}

/** The first wrong entry by its place in the list, or -1; at the end, the end is compared with the one that was noted. */
function firstWrong(entries: readonly Entry[], last: ChainEnd): number {
  let end: ChainEnd = chainStart;
  for (const [index, entry] of entries.entries()) {
    if (chainProblem(end, entry, hashes)) return index;
    end = entry;
  }
  return end.seq === last.seq && end.hash === last.hash ? -1 : entries.length;
}

const fields = [
  'tenantId',
  'seq',
  'actionId',
  'at',
  'kind',
  'who',
  'whom',
  'to',
  'details',
  'unconfirmed',
  'before',
  'hash',
] as const;

/** The entry with one bit of one field changed. */
function changed(entry: Entry, field: (typeof fields)[number], place: number): Entry {
  const value = entry[field];
  if (value instanceof Date) return { ...entry, at: new Date(value.getTime() + (place % 2 ? 1 : -1)) };
  if (typeof value === 'boolean') return { ...entry, [field]: !value };
  if (typeof value === 'number') return { ...entry, [field]: value + 1 };
  if (typeof value === 'object') return { ...entry, details: { ...value, more: place } };
  if (value === '') return { ...entry, [field]: 'x' };
  const at = place % value.length;
  const other = String.fromCharCode(value.charCodeAt(at) ^ 1);
  return { ...entry, [field]: value.slice(0, at) + other + value.slice(at + 1) };
}

const some = { numRuns: propertyRuns(2_000) };

test('a chain as it was written is sound, by any of the keys', () => {
  fc.assert(
    fc.property(acts, (given) => {
      const entries = chainOf(given);
      expect(firstWrong(entries, entries.at(-1) as Entry)).toBe(-1);
    }),
    some,
  );
});

test('a changed bit of any field is found at its entry', () => {
  fc.assert(
    fc.property(acts, fc.nat(), fc.constantFrom(...fields), fc.nat(), (given, which, field, place) => {
      const entries = chainOf(given);
      const index = which % entries.length;
      const wrong = entries.with(index, changed(entries[index] as Entry, field, place));
      expect(firstWrong(wrong, entries.at(-1) as Entry)).toBe(index);
    }),
    some,
  );
});

test('an entry that is removed, moved, repeated or put in is found', () => {
  fc.assert(
    fc.property(acts, acts, fc.nat(), fc.nat(), (given, others, one, two) => {
      const entries = chainOf(given);
      const last = entries.at(-1) as Entry;
      const from = one % entries.length;
      const to = two % entries.length;
      const without = entries.toSpliced(from, 1);
      expect(firstWrong(without, last)).toBe(from);
      const entry = entries[from] as Entry;
      if (from !== to) expect(firstWrong(without.toSpliced(to, 0, entry), last)).toBe(Math.min(from, to));
      expect(firstWrong(entries.toSpliced(from, 0, entry), last)).toBe(from + 1);
      // One that is sound in another chain, with the number that fits here.
      const foreign = { ...(chainOf(others).at(-1) as Entry), seq: from + 1 };
      expect(firstWrong(entries.toSpliced(from, 0, foreign), last)).toBeLessThanOrEqual(from + 1);
      expect(firstWrong(entries.toSpliced(from, 0, foreign), last)).toBeGreaterThanOrEqual(from);
    }),
    some,
  );
});

test('a field of another type is a change, not an error', () => {
  const [entry] = chainOf([
    { at: new Date(0), kind: 'k', who: '', whom: '', to: '', details: {}, unconfirmed: false },
  ]) as [Entry];
  const wrong = { ...entry, at: '1970-01-01T00:00:00.000Z' as unknown as Date };
  expect(chainProblem(chainStart, wrong, hashes)).toBe('changed');
  expect(chainProblem(chainStart, { ...entry, details: null as never }, hashes)).toBe('changed');
});

test('two entries never have the same text, whatever their fields hold', () => {
  const base = {
    tenantId: 't',
    seq: 1,
    actionId: 'a',
    at: new Date(0),
    kind: 'k',
    to: '',
    unconfirmed: false,
    before: 'b',
  };
  const texts = [
    chainText({ ...base, who: 'a","b', whom: '', details: {} }),
    chainText({ ...base, who: 'a', whom: 'b', details: {} }),
    chainText({ ...base, who: 'a', whom: 'b', details: { x: 1 } }),
    chainText({ ...base, who: 'a', whom: 'b', details: { x: '1' } }),
    chainText({ ...base, who: 'a', whom: 'b', details: { x: '1', y: true } }),
  ];
  expect(new Set(texts).size).toBe(texts.length);
  const [one, other] = [
    { y: true, x: 1 },
    { x: 1, y: true },
  ];
  expect(chainText({ ...base, who: '', whom: '', details: one })).toBe(
    chainText({ ...base, who: '', whom: '', details: other }),
  );
});
