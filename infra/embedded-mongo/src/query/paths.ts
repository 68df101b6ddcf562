import { type Doc, hasOwn, isDoc } from '../bson/values.ts';

export const splitPath = (path: string) => path.split('.');

export const isArrayIndex = (part: string) => /^(0|[1-9]\d*)$/.test(part);

/** Field of a sub-document; undefined stands for "missing". BSON has no undefined of its own here. */
export function fieldOf(doc: unknown, name: string): unknown {
  return isDoc(doc) && hasOwn(doc, name) ? doc[name] : undefined;
}

/**
 * The values a query path leads to, with MongoDB's implicit walk through arrays: along the way every element that is a
 * document is followed, a numeric step also picks by position. A leaf that is an array is handed over whole; the
 * operators look at its elements themselves. Nothing is visited where an array on the way has no document in it.
 */
export function visitPath(
  root: unknown,
  parts: string[],
  visit: (leaf: unknown) => boolean,
  from = 0,
): boolean {
  let value: unknown = root;
  for (let i = from; i < parts.length; i++) {
    const part = parts[i] as string;
    if (Array.isArray(value)) {
      if (isArrayIndex(part) && Number(part) < value.length) {
        if (visitPath(value[Number(part)], parts, visit, i + 1)) return true;
      }
      for (const item of value) {
        if (isDoc(item) && visitPath(item, parts, visit, i)) return true;
      }
      return false;
    }
    value = fieldOf(value, part);
    if (value === undefined) return visit(undefined);
  }
  return visit(value);
}

/** Plain reading of a path without walking into arrays: the value itself or undefined. */
export function readPath(doc: Doc, parts: string[]): unknown {
  let value: unknown = doc;
  for (const part of parts) {
    value = Array.isArray(value) && isArrayIndex(part) ? value[Number(part)] : fieldOf(value, part);
    if (value === undefined) return undefined;
  }
  return value;
}
