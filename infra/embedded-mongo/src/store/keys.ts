import { createHash } from 'node:crypto';

/** LMDB takes keys of up to 1,978 bytes. Longer ones are cut here and made distinct by a digest of the whole. */
const maxKey = 1850;

export function idPrefix(id: number): Buffer {
  const prefix = Buffer.alloc(4);
  prefix.writeUInt32BE(id);
  return prefix;
}

export function recordBytes(record: number): Buffer {
  const bytes = Buffer.alloc(6);
  bytes.writeUIntBE(record, 0, 6);
  return bytes;
}

export const recordOf = (bytes: Buffer): number => bytes.readUIntBE(bytes.length - 6, 6);

export function dataKey(collection: number, record: number): Buffer {
  const bytes = Buffer.allocUnsafe(10);
  bytes.writeUInt32BE(collection);
  bytes.writeUIntBE(record, 4, 6);
  return bytes;
}

/** Smallest key above every key that starts with `prefix`. */
export function successor(prefix: Buffer): Buffer {
  const next = Buffer.from(prefix);
  for (let i = next.length - 1; i >= 0; i--) {
    if (next[i] !== 0xff) {
      next[i] = (next[i] as number) + 1;
      return next.subarray(0, i + 1);
    }
  }
  return Buffer.alloc(prefix.length + 1, 0xff);
}

export function shorten(key: Buffer): { key: Buffer; cut: boolean } {
  if (key.length <= maxKey) return { key, cut: false };
  const digest = createHash('sha256').update(key).digest();
  return { key: Buffer.concat([key.subarray(0, maxKey), digest]), cut: true };
}

/** A bound cut like a stored key, without its digest: `from` never lies above it, `to` never below. */
export function boundFrom(key: Buffer): Buffer {
  return key.length <= maxKey ? key : key.subarray(0, maxKey);
}

export function boundTo(key: Buffer): Buffer {
  return key.length <= maxKey ? key : successor(key.subarray(0, maxKey));
}
