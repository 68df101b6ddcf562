import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** The data file is not as it was written. The message says where, in words that fit after "is damaged: ". */
export class Damage extends Error {}

/** Reads pages with plain reads: a damaged or short file is an error here, where a mapped one would end the process. */
export class PageFile {
  readonly size: number;
  readonly #fd: number;
  readonly #chunkBytes: number;
  readonly #chunks = new Map<number, Buffer>();

  /** Large chunks for reading everything, small ones for a few pages here and there. */
  constructor(path: string, chunkBytes: number) {
    this.#fd = openSync(path, 'r');
    this.size = fstatSync(this.#fd).size;
    this.#chunkBytes = chunkBytes;
  }

  close(): void {
    closeSync(this.#fd);
  }

  /** These bytes, shared with later reads: not to be changed. */
  read(start: number, length: number): Buffer {
    if (start + length > this.size) throw new Damage('it ends before a page that it uses');
    const first = Math.floor(start / this.#chunkBytes);
    const offset = start - first * this.#chunkBytes;
    if (offset + length <= this.#chunkBytes) return this.#chunk(first).subarray(offset, offset + length);
    return this.#direct(start, length);
  }

  #chunk(number: number): Buffer {
    const known = this.#chunks.get(number);
    if (known) return known;
    const start = number * this.#chunkBytes;
    const chunk = this.#direct(start, Math.min(this.#chunkBytes, this.size - start));
    if (this.#chunks.size >= mostChunks) this.#chunks.delete(this.#chunks.keys().next().value as number);
    this.#chunks.set(number, chunk);
    return chunk;
  }

  #direct(start: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafe(length);
    for (let done = 0; done < length; ) {
      const count = readSync(this.#fd, bytes, done, length - done, start + done);
      if (count === 0) throw new Damage('it ends before a page that it uses');
      done += count;
    }
    return bytes;
  }
}

const mostChunks = 64;
