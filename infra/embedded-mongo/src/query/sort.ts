import { compare, type StringOrder } from '../bson/bson-order.ts';
import { type Doc, isDoc, toNumber } from '../bson/values.ts';
import { badValue, unsupported } from '../errors.ts';
import { splitPath, visitPath } from './paths.ts';

export interface SortField {
  path: string;
  direction: 1 | -1;
}

export function parseSort(spec: unknown): SortField[] {
  if (spec === undefined || spec === null) return [];
  if (!isDoc(spec)) throw badValue('A sort must be a document');
  return Object.entries(spec).map(([path, value]) => {
    if (isDoc(value)) throw unsupported(`Sorting by ${Object.keys(value)[0] ?? 'a document'}`);
    const direction = toNumber(value);
    if (direction !== 1 && direction !== -1) throw badValue(`$sort: the order of ${path} must be 1 or -1`);
    if (path.startsWith('$')) throw unsupported(`Sorting by ${path}`);
    return { path, direction };
  });
}

/** What a document sorts by: the smallest element of an array going up, the largest going down. */
function sortKey(doc: Doc, parts: string[], direction: number, strings?: StringOrder): unknown {
  let best: unknown;
  let found = false;
  const consider = (value: unknown) => {
    if (!found || compare(value, best, strings) * direction < 0) best = value;
    found = true;
    return false;
  };
  visitPath(doc, parts, (leaf) => {
    if (!Array.isArray(leaf)) return consider(leaf ?? null);
    if (leaf.length === 0) return consider(undefined);
    for (const item of leaf) consider(item ?? null);
    return false;
  });
  return found ? best : null;
}

/** What documents sort by, and its order, for those who keep the keys and not the documents. */
export function compileSortKeys(fields: SortField[], strings?: StringOrder) {
  const keyed = fields.map(({ path, direction }) => ({ parts: splitPath(path), direction }));
  return {
    keysOf: (doc: Doc): unknown[] =>
      keyed.map(({ parts, direction }) => sortKey(doc, parts, direction, strings)),
    compareKeys: (left: unknown[], right: unknown[]): number => {
      for (let i = 0; i < keyed.length; i++) {
        const order = compare(left[i], right[i], strings);
        if (order) return order * (keyed[i] as { direction: number }).direction;
      }
      return 0;
    },
  };
}

export function compileSort(fields: SortField[], strings?: StringOrder): (a: Doc, b: Doc) => number {
  const { keysOf, compareKeys } = compileSortKeys(fields, strings);
  const keys = new WeakMap<Doc, unknown[]>();
  const known = (doc: Doc) => {
    const found = keys.get(doc) ?? keysOf(doc);
    keys.set(doc, found);
    return found;
  };
  return (a, b) => compareKeys(known(a), known(b));
}
