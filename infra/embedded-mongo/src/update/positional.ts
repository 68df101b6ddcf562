import { type Doc, isDoc } from '../bson/values.ts';
import { badValue, failedToParse } from '../errors.ts';
import { compileFilter, isOperatorDoc, matchElement, type Predicate } from '../query/matcher.ts';
import { isArrayIndex, readPath, splitPath } from '../query/paths.ts';

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
  if (part === '$') positions = [matchedPosition(matched, head, filter)];
  else {
    const test = part === '$[]' ? undefined : arrayFilters.get(part.slice(2, -1));
    const name = part.slice(2, -1);
    positions = array.flatMap((item, index) => (!test || test({ [name]: item }) ? [index] : []));
  }
  return positions.flatMap((index) =>
    expandPath(doc, matched, [...head, String(index), ...parts.slice(at + 1)], filter, arrayFilters),
  );
}

/** The first element the query matched: the position the `$` stands for. */
function matchedPosition(doc: Doc, head: string[], filter: Doc): number {
  const path = head.join('.');
  const array = readPath(doc, head) as unknown[];
  for (const [key, condition] of conditionsOn(filter)) {
    if (key !== path && !key.startsWith(`${path}.`)) continue;
    const rest = key === path ? [] : splitPath(key).slice(head.length);
    const fixed = rest[0];
    if (fixed !== undefined && isArrayIndex(fixed)) continue;
    const test = elementTest(rest, condition);
    const found = array.findIndex((item) => test(item));
    if (found >= 0) return found;
  }
  throw badValue('The positional operator did not find the match needed from the query.');
}

function elementTest(rest: string[], condition: unknown): (item: unknown) => boolean {
  if (rest.length > 0) {
    const test = compileFilter({ [rest.join('.')]: condition });
    return (item) => isDoc(item) && test(item);
  }
  if (isDoc(condition) && isDoc(condition.$elemMatch)) return matchElement({})(condition.$elemMatch);
  if (isOperatorDoc(condition)) return matchElement({})(condition);
  const test = compileFilter({ element: condition });
  return (item) => test({ element: item });
}

function* conditionsOn(filter: Doc): Generator<[string, unknown]> {
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and' && Array.isArray(condition))
      for (const part of condition) yield* conditionsOn(part as Doc);
    else if (!key.startsWith('$')) yield [key, condition];
  }
}
