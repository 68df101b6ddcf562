import { KeyWriter } from '../bson/key-encoding.ts';
import { type Doc, isDoc } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import { foldValue } from '../query/collation.ts';
import { fieldOf, isArrayIndex } from '../query/paths.ts';
import type { IndexDefinition } from './index-definition.ts';
import { idPrefix, shorten } from './keys.ts';

export interface IndexKeys {
  keys: Buffer[];
  multikey: boolean[];
  cut: boolean;
}

/** One index field on its way down a document. */
interface Walk {
  value: unknown;
  rest: string[];
  /** Where the array lies that the walk stopped at, or undefined when it reached its end. */
  array?: string | undefined;
  at: string;
}

/** All entries that one document has in one index. */
export function keysOf(index: IndexDefinition, doc: Doc): IndexKeys {
  const multikey = index.fields.map(() => false);
  if (index.covers && !index.covers(doc)) return { keys: [], multikey, cut: false };
  const walks = index.fields.map(({ parts }) => advance({ value: doc, rest: parts, at: '' }));
  const rows: unknown[][] = [];
  expand(walks, multikey, rows);
  const keys = new Map<string, Buffer>();
  let cut = false;
  for (const row of rows) {
    if (index.sparse && row.every((value) => value === missing)) continue;
    const writer = new KeyWriter();
    row.forEach((value, i) => {
      const plain = value === missing ? null : value;
      writer.value(index.collation ? foldValue(plain, index.collation) : plain, index.fields[i]?.descending);
    });
    const short = shorten(writer.finish());
    cut ||= short.cut;
    keys.set(short.key.toString('latin1'), Buffer.concat([idPrefix(index.id), short.key]));
  }
  return { keys: [...keys.values()], multikey, cut };
}

/** Stands for "no such field" in a row: indexed as null, left out of sparse indexes. */
const missing = Symbol('missing');

function advance(walk: Walk): Walk {
  let { value, rest, at } = walk;
  for (;;) {
    if (Array.isArray(value)) {
      const [next] = rest;
      if (next === undefined || !isArrayIndex(next)) return { value, rest, at, array: at };
      refuseAmbiguous(value, next);
      value = value[Number(next)];
      at = `${at}.${next}`;
      rest = rest.slice(1);
      if (value === undefined) return { value: missing, rest: [], at };
      continue;
    }
    const [next, ...after] = rest;
    if (next === undefined) return { value: value ?? null, rest, at };
    value = fieldOf(value, next);
    if (value === undefined) return { value: missing, rest: [], at };
    at = `${at}.${next}`;
    rest = after;
  }
}

function expand(walks: Walk[], multikey: boolean[], rows: unknown[][]) {
  const first = walks.find((walk) => walk.array !== undefined);
  if (!first) {
    rows.push(walks.map(({ value }) => value));
    return;
  }
  const array = first.value as unknown[];
  const through = walks.map((walk) => walk.array === first.array);
  through.forEach((is, i) => {
    if (is) multikey[i] = true;
    else if (walks[i]?.array !== undefined) {
      throw new CommandError(171, 'CannotIndexParallelArrays', 'cannot index parallel arrays');
    }
  });
  // An empty array has an entry of its own, below null, where a field ends at it; further fields count as missing.
  const items = array.length > 0 ? array : [undefined];
  for (const item of items) {
    const next = walks.map((walk, i) => {
      if (!through[i]) return walk;
      if (walk.rest.length === 0) return { value: item, rest: [], at: walk.at };
      return isDoc(item)
        ? advance({ value: item, rest: walk.rest, at: `${walk.at}[]` })
        : { ...walk, ...nothing };
    });
    expand(next, multikey, rows);
  }
}

const nothing = { value: missing, rest: [], array: undefined };

function refuseAmbiguous(array: unknown[], name: string) {
  if (array.some((item) => fieldOf(item, name) !== undefined)) {
    throw new CommandError(16746, 'Location16746', `Ambiguous field name found in array: '${name}'`);
  }
}
