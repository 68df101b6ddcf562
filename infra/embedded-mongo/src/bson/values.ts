import { type DeserializeOptions, deserialize, serialize } from 'bson';

import { CommandError } from '../errors.ts';

export type Doc = Record<string, unknown>;

export const tooLarge = (size: string) =>
  new CommandError(10334, 'BSONObjectTooLarge', `The document has ${size}; the limit is 16 MB`);

/** Positions in MongoDB's order of types; also the tag byte of the key encoding. */
export const rank = {
  minKey: 0x05,
  /** An empty array as an index or sort key: below null. Never the rank of a stored value. */
  emptyArray: 0x08,
  null: 0x0a,
  number: 0x0f,
  string: 0x14,
  object: 0x19,
  array: 0x1e,
  binary: 0x23,
  objectId: 0x28,
  boolean: 0x2d,
  date: 0x32,
  timestamp: 0x37,
  regex: 0x3c,
  code: 0x41,
  maxKey: 0x7e,
} as const;

const classRanks: Record<string, number> = {
  Int32: rank.number,
  Double: rank.number,
  Long: rank.number,
  Decimal128: rank.number,
  BSONSymbol: rank.string,
  DBRef: rank.object,
  Binary: rank.binary,
  ObjectId: rank.objectId,
  Timestamp: rank.timestamp,
  BSONRegExp: rank.regex,
  Code: rank.code,
  MinKey: rank.minKey,
  MaxKey: rank.maxKey,
};

export function rankOf(value: unknown): number {
  switch (typeof value) {
    case 'string':
      return rank.string;
    case 'number':
    case 'bigint':
      return rank.number;
    case 'boolean':
      return rank.boolean;
    case 'undefined':
      return rank.emptyArray;
  }
  if (value === null) return rank.null;
  if (Array.isArray(value)) return rank.array;
  if (value instanceof Date) return rank.date;
  if (value instanceof RegExp) return rank.regex;
  if (value instanceof Uint8Array) return rank.binary;
  const bsonType = (value as { _bsontype?: unknown })._bsontype;
  return typeof bsonType === 'string' ? (classRanks[bsonType] ?? rank.object) : rank.object;
}

/** A plain sub-document, not an array and not one of BSON's value classes. */
export function isDoc(value: unknown): value is Doc {
  return typeof value === 'object' && value !== null && rankOf(value) === rank.object;
}

export const hasOwn = (doc: object, key: string) => Object.hasOwn(doc, key);

/** Sets a field even when it is called `__proto__`, which plain assignment would swallow. */
export function setOwn(doc: object, key: string, value: unknown) {
  if (key === '__proto__') {
    Object.defineProperty(doc, key, { value, enumerable: true, configurable: true, writable: true });
  } else (doc as Doc)[key] = value;
}

// Long and Binary stay wrapped so that a document written back keeps the types of the fields nobody touched.
const decodeOptions: DeserializeOptions = {
  promoteLongs: false,
  promoteBuffers: false,
  bsonRegExp: true,
  validation: { utf8: false },
};

export const decode = (bytes: Uint8Array): Doc => deserialize(bytes, decodeOptions);

/** As `decode`, but numbers keep the type that they are stored as. */
export const decodeTyped = (bytes: Uint8Array): Doc =>
  deserialize(bytes, { ...decodeOptions, promoteValues: false });

/** The library writes into a buffer that a document beyond 16 MB does not fit into. */
export function encode(doc: Doc): Uint8Array {
  try {
    return serialize(doc);
  } catch (error) {
    if (error instanceof RangeError && !/call stack/i.test(error.message)) throw tooLarge('more than 16 MB');
    throw error;
  }
}

/** A number that is stored in 32 bits. Decoded, it cannot be told from a whole double of the same value. */
export const isInt32 = (value: unknown): value is number =>
  typeof value === 'number' && (value | 0) === value && !Object.is(value, -0);

/** Small helper for command arguments: numbers arrive as int, long or double. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (value !== null && typeof value === 'object' && '_bsontype' in value && rankOf(value) === rank.number) {
    return Number(String(value));
  }
  return undefined;
}

const typeNames: [number, string][] = [
  [1, 'double'],
  [2, 'string'],
  [3, 'object'],
  [4, 'array'],
  [5, 'binData'],
  [7, 'objectId'],
  [8, 'bool'],
  [9, 'date'],
  [10, 'null'],
  [11, 'regex'],
  [13, 'javascript'],
  [14, 'symbol'],
  [16, 'int'],
  [17, 'timestamp'],
  [18, 'long'],
  [19, 'decimal'],
  [-1, 'minKey'],
  [127, 'maxKey'],
];

export const typeNameByNumber = new Map(typeNames);
export const typeNumbers = new Set(typeNames.map(([, name]) => name));

/** MongoDB's name of the type of a decoded value, as `$type` knows it. */
export function typeName(value: unknown): string {
  if (typeof value === 'number') {
    return Number.isInteger(value) && value >= -0x80000000 && value <= 0x7fffffff && !Object.is(value, -0)
      ? 'int'
      : 'double';
  }
  const names: Record<string, string> = {
    Int32: 'int',
    Double: 'double',
    Long: 'long',
    Decimal128: 'decimal',
  };
  const bsonType = (value as { _bsontype?: string } | null | undefined)?._bsontype;
  if (bsonType && names[bsonType]) return names[bsonType];
  if (bsonType === 'BSONSymbol') return 'symbol';
  const byRank: Record<number, string> = {
    [rank.emptyArray]: 'missing',
    [rank.null]: 'null',
    [rank.number]: 'long',
    [rank.string]: 'string',
    [rank.object]: 'object',
    [rank.array]: 'array',
    [rank.binary]: 'binData',
    [rank.objectId]: 'objectId',
    [rank.boolean]: 'bool',
    [rank.date]: 'date',
    [rank.timestamp]: 'timestamp',
    [rank.regex]: 'regex',
    [rank.code]: 'javascript',
    [rank.minKey]: 'minKey',
    [rank.maxKey]: 'maxKey',
  };
  return byRank[rankOf(value)] ?? 'object';
}
