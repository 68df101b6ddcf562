import { type Doc, decode, decodeTyped, isDoc } from '../bson/values.ts';
import type { Predicate } from './matcher.ts';
import { parseProjection } from './projection.ts';
import { rawProjectionOf } from './raw-projection.ts';

/**
 * Whether a stored document matches. Only the fields that the filter names are decoded: a search that walks through
 * thousands of documents looks at one field of each. The whole document where an expression may read anything.
 */
export function rawPredicate(filter: Doc, matches: Predicate): (raw: Buffer, whole: () => Doc) => boolean {
  // A whole double (5.0) and an integer are the same number once they are decoded, but not the same type.
  if (asksForType(filter)) return (raw) => matches(decodeTyped(raw));
  const fields = new Set<string>();
  if (!collect(filter, fields) || fields.size === 0) return (_raw, whole) => matches(whole());
  const named = { _id: 0, ...Object.fromEntries([...fields].map((field) => [field, 1])) };
  const narrow = rawProjectionOf(parseProjection(named, 'find'));
  return (raw, whole) => {
    const part = narrow?.(raw);
    return matches(part ? decode(part) : whole());
  };
}

function asksForType(filter: unknown): boolean {
  if (Array.isArray(filter)) return filter.some(asksForType);
  return (
    isDoc(filter) && Object.entries(filter).some(([key, value]) => key === '$type' || asksForType(value))
  );
}

/** The outermost names of the fields; false when the filter does not tell. */
function collect(filter: Doc, into: Set<string>): boolean {
  return Object.entries(filter).every(([key, condition]) => {
    if (!key.startsWith('$')) return into.add(key.split('.')[0] as string) && true;
    if (!['$and', '$or', '$nor'].includes(key)) return key === '$comment';
    return Array.isArray(condition) && condition.every((part) => isDoc(part) && collect(part, into));
  });
}
