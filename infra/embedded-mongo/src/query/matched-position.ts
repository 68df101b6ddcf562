import { type Doc, isDoc } from '../bson/values.ts';
import { compileFilter, isOperatorDoc, matchElement } from './matcher.ts';
import { isArrayIndex, readPath, splitPath } from './paths.ts';

/** The first element the query matched: the position the `$` stands for. Undefined when it says nothing of the array. */
export function matchedPosition(doc: Doc, head: string[], filter: Doc): number | undefined {
  const path = head.join('.');
  const array = readPath(doc, head);
  if (!Array.isArray(array)) return undefined;
  for (const [key, condition] of conditionsOn(filter)) {
    if (key !== path && !key.startsWith(`${path}.`)) continue;
    const rest = key === path ? [] : splitPath(key).slice(head.length);
    const fixed = rest[0];
    if (fixed !== undefined && isArrayIndex(fixed)) continue;
    const test = elementTest(rest, condition);
    const found = array.findIndex((item) => test(item));
    if (found >= 0) return found;
  }
  return undefined;
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
