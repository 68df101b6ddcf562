import { type Doc, isDoc } from '../bson/values.ts';
import { badValue, failedToParse } from '../errors.ts';
import { matchedPosition } from '../query/matched-position.ts';
import { compileFilter, type Predicate } from '../query/matcher.ts';
import { readPath, splitPath } from '../query/paths.ts';

export type ArrayFilters = Map<string, Predicate>;

/** `arrayFilters` by identifier: each tests `{identifier: element}`. */
export function parseArrayFilters(filters: unknown, steps: { parts: string[] }[]): ArrayFilters {
  const byName: ArrayFilters = new Map();
  for (const filter of Array.isArray(filters) ? filters : []) {
    const first = isDoc(filter) ? identifierOf(filter) : undefined;
    if (first === undefined)
      throw failedToParse('Cannot use an expression without a top-level field name in arrayFilters');
    if (byName.has(first))
      throw failedToParse(`Found multiple array filters with the same identifier ${first}`);
    byName.set(first, compileFilter(filter as Doc));
  }
  const used = new Set(steps.flatMap(({ parts }) => parts).filter((part) => /^\$\[.+\]$/.test(part)));
  for (const part of used) {
    if (!byName.has(part.slice(2, -1)))
      throw badValue(`No array filter found for identifier '${part.slice(2, -1)}'`);
  }
  for (const name of byName.keys()) {
    if (!used.has(`$[${name}]`))
      throw failedToParse(`The array filter for identifier '${name}' was not used`);
  }
  return byName;
}

function identifierOf(filter: Doc): string | undefined {
  const key = Object.keys(filter)[0];
  if (key === '$and' || key === '$or' || key === '$nor') {
    const inner = (filter[key] as unknown[] | undefined)?.[0];
    return isDoc(inner) ? identifierOf(inner) : undefined;
  }
  return key === undefined || key.startsWith('$') ? undefined : (splitPath(key)[0] as string);
}

/** Turns `$`, `$[]` and `$[name]` into positions of the document at hand. */
export function expandPath(
  doc: Doc,
  matched: Doc,
  parts: string[],
  filter: Doc,
  arrayFilters: ArrayFilters,
): string[][] {
  const at = parts.findIndex((part) => part === '$' || /^\$\[.*\]$/.test(part));
  if (at < 0) return [parts];
  const head = parts.slice(0, at);
  const part = parts[at] as string;
  const array = readPath(doc, head);
  if (!Array.isArray(array)) {
    throw badValue(`The path '${head.join('.')}' must exist and be an array to apply array updates`);
  }
  let positions: number[];
  if (part === '$') {
    const position = matchedPosition(matched, head, filter);
    if (position === undefined)
      throw badValue('The positional operator did not find the match needed from the query.');
    positions = [position];
  } else {
    const test = part === '$[]' ? undefined : arrayFilters.get(part.slice(2, -1));
    const name = part.slice(2, -1);
    positions = array.flatMap((item, index) => (!test || test({ [name]: item }) ? [index] : []));
  }
  return positions.flatMap((index) =>
    expandPath(doc, matched, [...head, String(index), ...parts.slice(at + 1)], filter, arrayFilters),
  );
}
