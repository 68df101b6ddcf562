import { callFieldNames, callTableNames, saysTheSame, tidyCall, withEmptyCallValues } from '@harambee/domain';
import type { Call, CallContent } from '@harambee/domain/schemas';

/** What people write of a call, without what the service adds. */
export function contentOf(call: Call | CallContent): CallContent {
  const names = [...callFieldNames, ...callTableNames, 'found'] as const;
  const written = Object.fromEntries(
    names.filter((name) => call[name] !== undefined).map((name) => [name, call[name]]),
  );
  return withEmptyCallValues(written as Partial<CallContent>);
}

/** As it is sent. An amount of 0 is none: the field of the form knows no other empty one. */
export function bodyOf(values: CallContent): CallContent {
  const { leastAmount, mostAmount, ...content } = values;
  return tidyCall({ ...content, leastAmount: leastAmount || null, mostAmount: mostAmount || null });
}

export const isSame = (one: CallContent, other: CallContent): boolean =>
  saysTheSame(bodyOf(one), bodyOf(other));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A call from the browser's storage; undefined for what is none. */
export function parseContent(value: unknown): CallContent | undefined {
  if (!isObject(value)) return undefined;
  const content = value as Partial<CallContent>;
  const hasTables = callTableNames.every(
    (table) => content[table] === undefined || Array.isArray(content[table]),
  );
  return hasTables ? contentOf(withEmptyCallValues(content)) : undefined;
}
