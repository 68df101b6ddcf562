import { compareCodePoints, type StringOrder } from '../bson/bson-order.ts';
import { type Doc, toNumber } from '../bson/values.ts';
import { badValue, unsupported } from '../errors.ts';

/** Case-insensitive comparison of strings, the one kind of collation besides the simple one that is supported. */
export interface Collation {
  locale: string;
  strength: 1 | 2;
  order: StringOrder;
  /** Equal strings fold to the same text: what indexes with this collation hold. */
  fold(text: string): string;
}

const allowed = new Set(['locale', 'strength', 'caseLevel', 'version']);

/** Reads a `collation` argument; undefined means simple, byte-wise comparison. */
export function parseCollation(spec: unknown): Collation | undefined {
  if (spec === undefined || spec === null) return undefined;
  const { locale, strength, ...rest } = spec as Doc;
  if (typeof locale !== 'string') throw badValue('A collation needs a locale');
  if (locale === 'simple') return undefined;
  const level = toNumber(strength) ?? 3;
  const other = Object.entries(rest).find(([name, value]) => !allowed.has(name) && value !== false);
  if ((level !== 1 && level !== 2) || other) {
    throw unsupported(
      `The collation {locale: "${locale}", strength: ${level}${other ? `, ${other[0]}` : ''}}`,
    );
  }
  let collator: Intl.Collator;
  try {
    collator = new Intl.Collator(locale.replaceAll('_', '-'), {
      sensitivity: level === 1 ? 'base' : 'accent',
    });
  } catch {
    throw badValue(`Unknown collation locale "${locale}"`);
  }
  const fold = (text: string) => {
    const plain = level === 1 ? text.normalize('NFD').replace(/\p{M}/gu, '') : text.normalize('NFC');
    return plain.toUpperCase().toLowerCase();
  };
  // Equality is decided by the folded text everywhere, so that an index and a scan can never disagree.
  const order = (a: string, b: string) => {
    const x = fold(a);
    const y = fold(b);
    return x === y ? 0 : collator.compare(a, b) || compareCodePoints(x, y);
  };
  return { locale, strength: level, order, fold };
}

export const sameCollation = (a: Collation | undefined, b: Collation | undefined) =>
  a?.locale === b?.locale && a?.strength === b?.strength;

/** A value with every string in it folded. */
export function foldValue(value: unknown, collation: Collation): unknown {
  if (typeof value === 'string') return collation.fold(value);
  if (Array.isArray(value)) return value.map((item) => foldValue(item, collation));
  if (value && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, foldValue(field, collation)]),
    );
  }
  return value;
}
