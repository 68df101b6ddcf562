import { compare } from '../bson/bson-order.ts';
import { encodeKey, KeyWriter } from '../bson/key-encoding.ts';
import { type Doc, rank, rankOf } from '../bson/values.ts';
import { type Collation, foldValue, sameCollation } from '../query/collation.ts';
import { isArrayIndex, splitPath } from '../query/paths.ts';
import type { IndexDefinition, IndexField } from '../store/index-definition.ts';
import { boundFrom, boundTo, idPrefix, successor } from '../store/keys.ts';
import type { Atom } from './atoms.ts';

/** Part of an index: the entries from `start` (included) to `end` (not). */
export interface Interval {
  start: Buffer;
  end: Buffer;
  /** Bytes that all entries of the interval share, so that several intervals can be merged by what follows. */
  shared: number;
}

export interface Bounds {
  intervals: Interval[];
  /** Fields held to one value: they do not disturb a sort. */
  fixed: Set<string>;
  /** Index fields that are narrowed down, from the first. */
  depth: number;
  equalities: number;
  ranged: boolean;
  /** Every atom used, so that the planner knows whether the bounds say all the filter says. */
  used: Set<Atom>;
  describe: Doc;
}

/** More combinations of `$in` values than this are not worth it: the rest is filtered. */
const maxPoints = 10_000;

/** Works out how far the conditions narrow an index: equalities, `$in`, and one range at the end. */
export function boundsFor(index: IndexDefinition, atoms: Atom[], collation?: Collation): Bounds {
  const usable = atoms.filter((atom) => !looksBesidePosition(atom) && fitsCollation(atom, index, collation));
  let prefixes = [idPrefix(index.id)];
  const bounds: Bounds = {
    intervals: [],
    fixed: new Set(),
    depth: 0,
    equalities: 0,
    ranged: false,
    used: new Set(),
    describe: {},
  };
  let sawArray = false;
  let range: Ends | undefined;
  for (const [i, field] of index.fields.entries()) {
    // Two fields of one array may match by different elements: only the first may narrow the scan.
    if (index.multikey[i] && sawArray) break;
    sawArray ||= index.multikey[i] === true;
    const here = usable.filter(({ path }) => path === field.path);
    const { atom, points } = pointsOf(here, index.collation);
    if (atom && prefixes.length * points.length <= maxPoints) {
      // Null also stands for a missing field and, under arrays, for nothing at all: the filter has the last word.
      if (points.every((point) => point !== null)) bounds.used.add(atom);
      prefixes = prefixes.flatMap((prefix) => points.map((point) => append(prefix, point, field)));
      if (points.length === 1) bounds.fixed.add(field.path);
      bounds.depth++;
      bounds.equalities += points.length === 1 ? 1 : 0.75;
      bounds.describe[field.path] = points.map((point) => `[${show(point)}, ${show(point)}]`);
      continue;
    }
    range = rangeOf(here, index.multikey[i] === true, bounds.used);
    if (range) {
      bounds.depth++;
      bounds.ranged = true;
      bounds.describe[field.path] = [showRange(range)];
      bounds.intervals = prefixes.map((prefix) => rangeInterval(prefix, range as Ends, field));
    }
    break;
  }
  if (!range) {
    bounds.intervals = prefixes.map((prefix) => ({
      start: boundFrom(prefix),
      end: successor(boundFrom(prefix)),
      shared: boundFrom(prefix).length,
    }));
  }
  for (const { path } of index.fields) bounds.describe[path] ??= ['[MinKey, MaxKey]'];
  return bounds;
}

/** Strings only compare alike under one collation; other values do not care. */
function fitsCollation(atom: Atom, index: IndexDefinition, collation?: Collation): boolean {
  const text = valuesOf(atom).some((value) =>
    [rank.string, rank.object, rank.array].includes(rankOf(value) as never),
  );
  if (!text) return true;
  if (!sameCollation(collation, index.collation)) return false;
  return !collation || atom.operator === '$eq' || atom.operator === '$in';
}

const valuesOf = ({ operator, value }: Atom): unknown[] =>
  operator === '$in' ? (value as unknown[]) : [value];

/** By position an index has one entry an element; a filter for null also finds the elements that lack a field of that name. */
const looksBesidePosition = (atom: Atom): boolean =>
  splitPath(atom.path).some(isArrayIndex) && valuesOf(atom).includes(null);

function pointsOf(atoms: Atom[], collation?: Collation): { atom?: Atom; points: unknown[] } {
  const atom =
    atoms.find(({ operator }) => operator === '$eq') ?? atoms.find(({ operator }) => operator === '$in');
  if (!atom) return { points: [] };
  const list = valuesOf(atom);
  const folded = collation ? list.map((value) => foldValue(value, collation)) : list;
  const sorted = folded
    .map((value) => ({ value, key: encodeKey(value) }))
    .sort((a, b) => Buffer.compare(a.key, b.key));
  const points = sorted.filter((item, i) => i === 0 || !item.key.equals(sorted[i - 1]?.key as Buffer));
  return { atom, points: points.map(({ value }) => value) };
}

/** In an array, one element may meet one side and another element the other. */
function ofOneElement(ranges: Atom[]): Atom[] {
  const sign = ranges.find(({ element }) => element)?.element;
  return sign ? ranges.filter(({ element }) => element === sign) : ranges.slice(0, 1);
}

interface Ends {
  type: number;
  low?: { value: unknown; inclusive: boolean };
  high?: { value: unknown; inclusive: boolean };
}

function rangeOf(atoms: Atom[], multikey: boolean, used: Set<Atom>): Ends | undefined {
  const ranges = atoms.filter(({ operator }) => /^\$[gl]te?$/.test(operator));
  const usable = multikey ? ofOneElement(ranges) : ranges;
  const first = usable[0];
  if (!first) return undefined;
  const ends: Ends = { type: rankOf(first.value) };
  for (const atom of usable) {
    if (rankOf(atom.value) !== ends.type) continue;
    used.add(atom);
    const side = atom.operator[1] === 'g' ? 'low' : 'high';
    const inclusive = atom.operator.endsWith('e');
    const known = ends[side];
    const order = known ? compare(atom.value, known.value) * (side === 'low' ? 1 : -1) : 1;
    if (!known || order > 0 || (order === 0 && !inclusive)) ends[side] = { value: atom.value, inclusive };
  }
  return ends;
}

const append = (prefix: Buffer, value: unknown, field: IndexField): Buffer =>
  Buffer.concat([prefix, new KeyWriter().value(value, field.descending).finish()]);

/** The entries of one type within the ends, whichever way the field runs. */
function rangeInterval(prefix: Buffer, ends: Ends, field: IndexField): Interval {
  const tag = Buffer.concat([prefix, Buffer.from([field.descending ? 0xff ^ ends.type : ends.type])]);
  const [from, to] = field.descending ? [ends.high, ends.low] : [ends.low, ends.high];
  let start: Buffer = tag;
  if (from) {
    const key = append(prefix, from.value, field);
    start = from.inclusive
      ? boundFrom(key)
      : key.length === boundFrom(key).length
        ? successor(key)
        : boundFrom(key);
  } else if (ends.type === rank.number) start = withoutNaN(prefix, field, 'start') ?? tag;
  let end: Buffer = successor(tag);
  if (to) {
    const key = append(prefix, to.value, field);
    end = to.inclusive ? successor(boundFrom(key)) : boundTo(key);
  } else if (ends.type === rank.number) end = withoutNaN(prefix, field, 'end') ?? end;
  return { start: boundFrom(start), end: boundTo(end), shared: prefix.length };
}

/** NaN sorts below all numbers but is not below any of them. */
function withoutNaN(prefix: Buffer, field: IndexField, side: 'start' | 'end'): Buffer | undefined {
  const nan = append(prefix, Number.NaN, field);
  if (side === 'start') return field.descending ? undefined : successor(nan);
  return field.descending ? nan : undefined;
}

const show = (value: unknown): string =>
  typeof value === 'string'
    ? JSON.stringify(value)
    : value instanceof Date
      ? value.toISOString()
      : String(value);

function showRange({ low, high }: Ends): string {
  const from = low ? `${low.inclusive ? '[' : '('}${show(low.value)}` : '[-inf';
  const to = high ? `${show(high.value)}${high.inclusive ? ']' : ')'}` : '+inf]';
  return `${from}, ${to}`;
}
