import { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';

/** What the checks read of a file: never all of it at once. */
export interface Content {
  bytes: number;
  /** From `start` to before `end`. */
  range(start: number, end: number): Promise<Buffer>;
  /** In order, piece by piece. */
  all(): AsyncIterable<Buffer>;
}

export const bufferContent = (bytes: Buffer): Content => ({
  bytes: bytes.length,
  range: async (start, end) => bytes.subarray(Math.max(0, start), end),
  async *all() {
    yield bytes;
  },
});

/** Lets the library for archives fetch what it needs. */
export class ContentReader extends RandomAccessReader {
  readonly #content: Content;

  constructor(content: Content) {
    super();
    this.#content = content;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const content = this.#content;
    const step = 512 * 1_024;
    async function* pieces() {
      for (let at = start; at < end; at += step) yield await content.range(at, Math.min(at + step, end));
    }
    return Readable.from(pieces(), { objectMode: false });
  }
}
