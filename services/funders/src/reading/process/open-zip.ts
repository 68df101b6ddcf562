import { type Entry, fromBuffer, fromRandomAccessReader, type RandomAccessReader, type ZipFile } from 'yauzl';
import { Refused } from './refused.ts';

/** What an Office file may be before its parts are inflated, and while they are. */
const limits = {
  entries: 2_000,
  /** Of all parts together, as their headers say: pictures, too. */
  declaredBytes: 1_024 ** 3,
  /** Of the parts that are read, counted while they are inflated. */
  readBytes: 48 * 1_024 * 1_024,
  /** Inflated to packed, for parts that are not small; text of people comes to 20. */
  ratio: 200,
  smallBytes: 4 * 1_024 * 1_024,
};

/** The parts of an Office file. Nothing is inflated before somebody reads it, and archives inside stay closed. */
export class OfficeParts {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  #readBytes = 0;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /** Reads the directory, and refuses what no honest file declares. */
  static open(bytes: Buffer): Promise<OfficeParts> {
    return OfficeParts.#open((done) => fromBuffer(bytes, { lazyEntries: true }, done));
  }

  /** The same of a file that is not in memory: only its directory and the parts that are read are fetched. */
  static openStored(reader: RandomAccessReader, bytes: number): Promise<OfficeParts> {
    return OfficeParts.#open((done) =>
      fromRandomAccessReader(reader, bytes, { lazyEntries: true, autoClose: false }, done),
    );
  }

  static async #open(
    start: (done: (error: Error | null, zip: ZipFile) => void) => void,
  ): Promise<OfficeParts> {
    const zip = await new Promise<ZipFile>((resolve, reject) =>
      start((error, opened) => (opened ? resolve(opened) : reject(zipError(error)))),
    );
    if (zip.entryCount > limits.entries) throw new Refused('tooHeavy');
    const entries = new Map<string, Entry>();
    const offsets = new Set<number>();
    let declared = 0;
    for await (const entry of entriesOf(zip)) {
      declared += entry.uncompressedSize;
      if (entry.isEncrypted()) throw new Refused('encrypted');
      if (offsets.has(entry.relativeOffsetOfLocalHeader)) throw new Refused('inflates');
      offsets.add(entry.relativeOffsetOfLocalHeader);
      entries.set(entry.fileName, entry);
    }
    if (declared > limits.declaredBytes) throw new Refused('inflates');
    return new OfficeParts(zip, entries);
  }

  get names(): string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** The bytes of a part, piece by piece; nothing if there is no such part. */
  async *read(name: string): AsyncIterable<Buffer> {
    const entry = this.#entries.get(name);
    if (!entry) return;
    const { uncompressedSize, compressedSize } = entry;
    const isLarge = uncompressedSize > limits.smallBytes;
    if (isLarge && uncompressedSize > limits.ratio * compressedSize) throw new Refused('inflates');
    if (this.#readBytes + uncompressedSize > limits.readBytes) throw new Refused('inflates');
    const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) =>
      this.#zip.openReadStream(entry, (error, opened) =>
        opened ? resolve(opened) : reject(zipError(error)),
      ),
    );
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        this.#readBytes += chunk.length;
        if (this.#readBytes > limits.readBytes) throw new Refused('inflates');
        yield chunk;
      }
    } catch (error) {
      throw error instanceof Refused ? error : zipError(error);
    }
  }
}

async function* entriesOf(zip: ZipFile): AsyncIterable<Entry> {
  for (;;) {
    const entry = await new Promise<Entry | undefined>((resolve, reject) => {
      const done = (settle: () => void) => {
        zip.removeAllListeners();
        settle();
      };
      zip.once('entry', (found: Entry) => done(() => resolve(found)));
      zip.once('end', () => done(() => resolve(undefined)));
      zip.once('error', (error: Error) => done(() => reject(zipError(error))));
      zip.readEntry();
    });
    if (!entry) return;
    yield entry;
  }
}

/** The library names what is wrong: a path out of the archive, more bytes than declared, or anything broken. */
function zipError(error: unknown): Refused {
  const { message = '' } = (error ?? {}) as Error;
  if (/relative path|absolute path|invalid characters in fileName/.test(message))
    return new Refused('forbidden');
  if (/too many bytes/.test(message)) return new Refused('inflates');
  return new Refused('broken');
}
