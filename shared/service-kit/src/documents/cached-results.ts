interface CachedResult {
  bytes: Buffer;
  over: NodeJS.Timeout;
}

/** The most recently used results, limited in bytes and in age: a second download costs nothing. */
export class CachedResults {
  /** Least recently used first. */
  readonly #results = new Map<string, CachedResult>();
  readonly #maxBytes: number;
  readonly #ms: number;
  #bytes = 0;

  constructor(maxBytes: number, ms: number) {
    this.#maxBytes = maxBytes;
    this.#ms = ms;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(name: string): Buffer | undefined {
    const found = this.#results.get(name);
    if (!found) return undefined;
    this.#results.delete(name);
    this.#results.set(name, found);
    return found.bytes;
  }

  set(name: string, bytes: Buffer): void {
    this.#drop(name);
    if (bytes.length > this.#maxBytes) return;
    // A timer frees the memory even if nobody asks again.
    const over = setTimeout(() => this.#drop(name), this.#ms).unref();
    this.#results.set(name, { bytes, over });
    this.#bytes += bytes.length;
    for (const [oldest] of this.#results) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
  }

  clear(): void {
    for (const name of [...this.#results.keys()]) this.#drop(name);
  }

  #drop(name: string): void {
    const found = this.#results.get(name);
    if (!found) return;
    clearTimeout(found.over);
    this.#results.delete(name);
    this.#bytes -= found.bytes.length;
  }
}
