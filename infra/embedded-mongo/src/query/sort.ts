import { compare, type StringOrder } from '../bson/bson-order.ts';
import { type Doc, isDoc, toNumber } from '../bson/values.ts';
import { badValue, unsupported } from '../errors.ts';
import { fieldOf, isArrayIndex, splitPath } from './paths.ts';

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
  };
  eachLeaf(doc, parts, 0, consider);
  return found ? best : null;
}

/** As an index has them: an element of an array that is no document counts as null, and an empty array sorts below it. */
function eachLeaf(root: unknown, parts: string[], from: number, consider: (value: unknown) => void): void {
  let value = root;
  for (let i = from; i < parts.length; i++) {
    const part = parts[i] as string;
    if (Array.isArray(value)) {
      const byPosition = isArrayIndex(part) && Number(part) < value.length;
      if (byPosition) eachLeaf(value[Number(part)], parts, i + 1, consider);
      for (const item of value) {
        if (isDoc(item)) eachLeaf(item, parts, i, consider);
        else if (!byPosition) consider(null);
      }
      return;
    }
    value = fieldOf(value, part);
  }
  if (!Array.isArray(value)) consider(value ?? null);
  else if (value.length === 0) consider(undefined);
  else for (const item of value) consider(item ?? null);
}

/** How many parts of a path lead to its first array; undefined without one. */
function firstArray(doc: Doc, parts: string[]): number | undefined {
  let value: unknown = doc;
  for (const [i, part] of parts.entries()) {
    if (Array.isArray(value) && !isArrayIndex(part)) return i;
    value = Array.isArray(value) ? value[Number(part)] : fieldOf(value, part);
  }
  return Array.isArray(value) ? parts.length : undefined;
}

/** A document with two arrays beside each other has no one key, as it has no entry in an index. */
function refuseParallelArrays(doc: Doc, paths: string[][]) {
  const arrays = paths.flatMap((parts) => {
    const length = firstArray(doc, parts);
    return length === undefined ? [] : [parts.slice(0, length).join('.')];
  });
  if (new Set(arrays).size > 1) throw badValue('cannot sort with keys that are parallel arrays');
}

/** What documents sort by, and its order, for those who keep the keys and not the documents. */
export function compileSortKeys(fields: SortField[], strings?: StringOrder) {
  const keyed = fields.map(({ path, direction }) => ({ parts: splitPath(path), direction }));
  const paths = keyed.map(({ parts }) => parts);
  return {
    /** Refuses a document that has no one key. */
    keysOf: (doc: Doc): unknown[] => {
      if (paths.length > 1) refuseParallelArrays(doc, paths);
      return keyed.map(({ parts, direction }) => sortKey(doc, parts, direction, strings));
    },
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
