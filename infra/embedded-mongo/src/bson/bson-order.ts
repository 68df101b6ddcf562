import type { Binary, BSONRegExp, Code, DBRef, ObjectId, Timestamp } from 'bson';
import { compareNumbers } from './numbers.ts';
import { type Doc, rank, rankOf } from './values.ts';

/** How two strings compare: by code point, or by a collation. */
export type StringOrder = (a: string, b: string) => number;

/** UTF-8 byte order, which differs from UTF-16 order only where surrogates meet the top of the basic plane. */
export function compareCodePoints(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x === y) continue;
    const xHigh = x >= 0xd800 && x <= 0xdfff;
    const yHigh = y >= 0xd800 && y <= 0xdfff;
    if (xHigh !== yHigh) return xHigh ? 1 : -1;
    return x < y ? -1 : 1;
  }
  return a.length < b.length ? -1 : 1;
}

/** MongoDB's total order over all BSON values, and its equality: zero means equal. */
export function compare(a: unknown, b: unknown, strings: StringOrder = compareCodePoints): number {
  if (typeof a === 'number' && typeof b === 'number' && a === b) return 0;
  const type = rankOf(a);
  const other = rankOf(b);
  if (type !== other) return type < other ? -1 : 1;
  switch (type) {
    case rank.number:
      return compareNumbers(a, b);
    case rank.string:
      return strings(String(a), String(b));
    case rank.object:
      return compareDocs(fieldsOf(a), fieldsOf(b), strings);
    case rank.array:
      return compareArrays(a as unknown[], b as unknown[], strings);
    case rank.binary:
      return compareBinary(binaryParts(a), binaryParts(b));
    case rank.objectId:
      return Buffer.compare((a as ObjectId).id, (b as ObjectId).id);
    case rank.boolean:
      return Number(a) - Number(b);
    case rank.date:
      return compareNumbers((a as Date).getTime(), (b as Date).getTime());
    case rank.timestamp:
      return Math.sign((a as Timestamp).compare(b as Timestamp));
    case rank.regex: {
      const x = regexParts(a);
      const y = regexParts(b);
      return compareCodePoints(x.pattern, y.pattern) || compareCodePoints(x.options, y.options);
    }
    case rank.code:
      return compareCode(a as Code, b as Code);
    default:
      return 0;
  }
}

export const equal = (a: unknown, b: unknown, strings?: StringOrder) => compare(a, b, strings) === 0;

function compareArrays(a: unknown[], b: unknown[], strings: StringOrder): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const order = compare(a[i] ?? null, b[i] ?? null, strings);
    if (order) return order;
  }
  return Math.sign(a.length - b.length);
}

/** Field by field in stored order: type of the value, then name, then value. */
function compareDocs(a: Doc, b: Doc, strings: StringOrder): number {
  const left = Object.keys(a);
  const right = Object.keys(b);
  const length = Math.min(left.length, right.length);
  for (let i = 0; i < length; i++) {
    const x = left[i] as string;
    const y = right[i] as string;
    const xValue = a[x] ?? null;
    const yValue = b[y] ?? null;
    const order =
      Math.sign(rankOf(xValue) - rankOf(yValue)) ||
      compareCodePoints(x, y) ||
      compare(xValue, yValue, strings);
    if (order) return order;
  }
  return Math.sign(left.length - right.length);
}

export function fieldsOf(value: unknown): Doc {
  const { _bsontype: type } = value as { _bsontype?: unknown };
  if (type !== 'DBRef') return value as Doc;
  const ref = value as DBRef;
  return { $ref: ref.collection, $id: ref.oid, ...(ref.db ? { $db: ref.db } : {}), ...ref.fields };
}

export function binaryParts(value: unknown): { subtype: number; bytes: Uint8Array } {
  if (value instanceof Uint8Array) return { subtype: 0, bytes: value };
  const binary = value as Binary;
  return { subtype: binary.sub_type, bytes: binary.buffer.subarray(0, binary.position) };
}

function compareBinary(a: ReturnType<typeof binaryParts>, b: ReturnType<typeof binaryParts>): number {
  return (
    Math.sign(a.bytes.length - b.bytes.length) ||
    Math.sign(a.subtype - b.subtype) ||
    Buffer.compare(a.bytes, b.bytes)
  );
}

export function regexParts(value: unknown): { pattern: string; options: string } {
  if (value instanceof RegExp) return { pattern: value.source, options: value.flags };
  const { pattern, options } = value as BSONRegExp;
  return { pattern, options };
}

/** Code without a scope sorts before code with one. */
function compareCode(a: Code, b: Code): number {
  return (
    Number(Boolean(a.scope)) - Number(Boolean(b.scope)) ||
    compareCodePoints(a.code, b.code) ||
    compare(a.scope ?? null, b.scope ?? null)
  );
}
