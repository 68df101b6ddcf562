import type { Database, RangeOptions } from 'lmdb';
import { damaged } from '../errors.ts';
import { conditionOf, type MapName, seal, unsealed } from './checksum.ts';

type Bytes = Database<Buffer, Buffer>;

export interface Entry {
  key: Buffer;
  value: Buffer;
}

type Range = RangeOptions & { start?: Buffer; end?: Buffer };

/** One ordered map from bytes to bytes, whose values carry a checksum that is compared whenever one is read. */
export class CheckedMap {
  readonly #name: MapName;
  readonly #map: Bytes;
  /** Set for folders in which every value has its checksum; those of an earlier version get it as they are written. */
  allSealed = false;

  constructor(name: MapName, map: Bytes) {
    this.#name = name;
    this.#map = map;
  }

  get(key: Buffer): Buffer | undefined {
    const stored = this.#map.get(key);
    return stored && this.#open(key, stored);
  }

  put(key: Buffer, value: Uint8Array): void {
    this.#map.put(key, seal(key, value));
  }

  remove(key: Buffer): void {
    this.#map.remove(key);
  }

  *getRange(range: Range): Generator<Entry> {
    for (const { key, value } of this.#map.getRange(range)) yield { key, value: this.#open(key, value) };
  }

  getKeys(range: Range): Iterable<Buffer> {
    return this.#map.getKeys(range);
  }

  /** Whether a value still is of the format without a checksum. */
  isUnsealed(key: Buffer): boolean {
    const stored = this.#map.get(key);
    return stored !== undefined && conditionOf(this.#name, key, stored) === 'unsealed';
  }

  getKeysCount(range: Range): number {
    return this.#map.getKeysCount(range);
  }

  #open(key: Buffer, stored: Buffer): Buffer {
    const condition = conditionOf(this.#name, key, stored);
    if (condition === 'damaged' || (condition === 'unsealed' && this.allSealed))
      throw damaged(this.#name, key);
    return unsealed(condition, stored);
  }
}
