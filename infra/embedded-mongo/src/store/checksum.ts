import { crc32 } from 'node:zlib';

/**
 * What follows each stored value: four bytes of CRC-32 over its key and the value, and this byte, which names the
 * format. No value of the format before ended with it where it has the length of a sealed one (`isUnsealed`), and one
 * flipped bit cannot turn one format into the other.
 */
const marker = 0xc1;
const sealBytes = 5;

const catalogMap = { name: 'catalogue' } as const;

/** What the four maps are called in the data file; one keeps a former spelling. */
export const mapNames = {
  data: 'data',
  index: 'index',
  catalog: catalogMap.name,
  sessions: 'sessions',
} as const;

export type MapName = (typeof mapNames)[keyof typeof mapNames];

/** What a value's bytes say: whole, of the format without checksums, or damaged. */
export type Condition = 'sealed' | 'unsealed' | 'damaged';

const table = Int32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The call into zlib costs more than a short loop: index entries are some 40 bytes. */
const shortBytes = 80;

function checksum(bytes: Uint8Array, end: number, seed: number): number {
  if (end > shortBytes) return crc32(bytes.subarray(0, end), seed);
  let value = ~seed;
  for (let i = 0; i < end; i++)
    value = (table[(value ^ (bytes[i] as number)) & 0xff] as number) ^ (value >>> 8);
  return ~value >>> 0;
}

/** The value with its checksum behind it. The key belongs to it: a value in a wrong place is damage, too. */
export function seal(key: Uint8Array, value: Uint8Array): Buffer {
  const sealed = Buffer.allocUnsafe(value.length + sealBytes);
  sealed.set(value);
  sealed.writeUInt32LE(checksum(value, value.length, checksum(key, key.length, 0)), value.length);
  sealed[value.length + 4] = marker;
  return sealed;
}

export function conditionOf(map: MapName, key: Uint8Array, stored: Buffer): Condition {
  if (isUnsealed(map, stored)) return 'unsealed';
  const end = stored.length - sealBytes;
  if (end < 0 || stored[stored.length - 1] !== marker) return 'damaged';
  const expected = checksum(stored, end, checksum(key, key.length, 0));
  return stored.readUInt32LE(end) === expected ? 'sealed' : 'damaged';
}

/** The value without its checksum. */
export const unsealed = (condition: Condition, stored: Buffer): Buffer =>
  condition === 'sealed' ? stored.subarray(0, stored.length - sealBytes) : stored;

const recordBytes = 6;
const counterBytes = 4;

/** How data folders of before looked: an index leads to a record's number, all else is BSON, a counter or empty. */
function isUnsealed(map: MapName, stored: Buffer): boolean {
  if (map === mapNames.index) return stored.length === recordBytes;
  if (map === mapNames.catalog && (stored.length === 0 || stored.length === counterBytes)) return true;
  return stored.length >= 5 && stored[stored.length - 1] === 0 && stored.readInt32LE(0) === stored.length;
}
