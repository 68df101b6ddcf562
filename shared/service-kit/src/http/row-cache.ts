import { LRUCache } from 'lru-cache';

/** What something was derived from: bytes are compared by content, anything else by identity. */
type Source = unknown;

interface Entry<Value> {
  sources: readonly Source[];
  value: Value;
}

export interface RowCacheOptions<Value> {
  /** Bytes of a value, about, beside those of its sources. */
  sizeOf(value: Value): number;
  /** Bytes of everything together. */
  most?: number;
}

const usualMost = 24 * 1_024 * 1_024;
/** An entry also has objects and a place in two lists. */
const ownSize = 500;

/**
 * Keeps what was derived from rows for as long as the rows are the same. Nothing has to be told of a change, because the
 * rows are read each time: what is kept can never be older than they are.
 */
export class RowCache<Value extends object> {
  readonly #entries: LRUCache<string, Entry<Value>>;

  constructor({ sizeOf, most = usualMost }: RowCacheOptions<Value>) {
    this.#entries = new LRUCache<string, Entry<Value>>({
      maxSize: most,
      sizeCalculation: ({ sources, value }) =>
        Math.ceil(sources.reduce<number>((sum, source) => sum + bytesIn(source), ownSize + sizeOf(value))),
    });
  }

  /** The value for these sources; `key` must tell organizations and questions apart. */
  of(key: string, sources: readonly Source[], derive: () => Value): Value {
    const known = this.#entries.get(key);
    if (known && areSame(known.sources, sources)) return known.value;
    const value = derive();
    this.#entries.set(key, { sources, value });
    return value;
  }
}

const bytesIn = (source: Source): number => (source instanceof Uint8Array ? source.byteLength : 0);

const areSame = (some: readonly Source[], others: readonly Source[]): boolean =>
  some.length === others.length && some.every((source, index) => isSame(source, others[index]));

function isSame(one: Source, other: Source): boolean {
  if (one === other) return true;
  return one instanceof Uint8Array && other instanceof Uint8Array && Buffer.compare(one, other) === 0;
}
