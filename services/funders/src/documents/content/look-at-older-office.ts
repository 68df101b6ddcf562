import type { DocumentType } from '@harambee/domain';
import type { Content } from './content.ts';
import { RefusedContent } from './refused-content.ts';

/** An entry in the directory of a compound file: the container of Office before 2007, and of installers. */
interface Entry {
  name: string;
  firstSector: number;
  bytes: number;
}

const entryBytes = 128;
/** More than any document has; a chain of sectors that leads in a circle ends here. */
const mostDirectorySectors = 512;
const lastSector = 0xfffffffa;

/** Finds its way in a compound file by its tables, one sector at a time. */
class CompoundFile {
  readonly #content: Content;
  readonly #header: Buffer;
  readonly #sectorBytes: number;

  constructor(content: Content, header: Buffer) {
    this.#content = content;
    this.#header = header;
    const shift = header.readUInt16LE(30);
    if (shift !== 9 && shift !== 12) throw new RefusedContent('broken');
    this.#sectorBytes = 2 ** shift;
  }

  async sector(number: number): Promise<Buffer> {
    const at = (number + 1) * this.#sectorBytes;
    const bytes = await this.#content.range(at, at + this.#sectorBytes);
    if (bytes.length < entryBytes) throw new RefusedContent('broken');
    return bytes;
  }

  /** The sector with this part of the table: the first 109 are named in the header, the others in a chain. */
  async #tableSector(index: number): Promise<number> {
    if (index < 109) return this.#header.readUInt32LE(76 + index * 4);
    const inOne = this.#sectorBytes / 4 - 1;
    let sector = this.#header.readUInt32LE(68);
    for (let left = index - 109; ; left -= inOne) {
      const bytes = await this.sector(sector);
      if (left < inOne) return bytes.readUInt32LE(left * 4);
      sector = bytes.readUInt32LE(inOne * 4);
    }
  }

  async #after(sector: number): Promise<number> {
    const inOne = this.#sectorBytes / 4;
    const table = await this.sector(await this.#tableSector(Math.floor(sector / inOne)));
    return table.readUInt32LE((sector % inOne) * 4);
  }

  async entries(): Promise<Entry[]> {
    const entries: Entry[] = [];
    let sector = this.#header.readUInt32LE(48);
    for (let read = 0; sector < lastSector; read += 1) {
      if (read === mostDirectorySectors) throw new RefusedContent('broken');
      const bytes = await this.sector(sector);
      for (let at = 0; at + entryBytes <= bytes.length; at += entryBytes) {
        const length = bytes.readUInt16LE(at + 64);
        if (length < 4 || length > 64) continue;
        entries.push({
          name: bytes.toString('utf16le', at, at + length - 2),
          firstSector: bytes.readUInt32LE(at + 116),
          bytes: bytes.readUInt32LE(at + 120),
        });
      }
      sector = await this.#after(sector);
    }
    return entries;
  }
}

const mains: readonly (readonly [RegExp, 'doc' | 'xls' | 'ppt'])[] = [
  [/^WordDocument$/, 'doc'],
  [/^(?:Workbook|Book)$/, 'xls'],
  [/^PowerPoint Document$/, 'ppt'],
];

const macros = /^(?:Macros|VBA|_VBA_PROJECT(?:_CUR)?|.?Ole10Native)$/;
const encryption = /^(?:EncryptedPackage|EncryptionInfo|EncryptedSummary)$/;

/** Smaller streams lie in a stream of their own; no program writes a document so small. */
const smallStream = 4_096;

/** Whether the main part of a file of Word or Excel says that it is encrypted. */
async function isEncrypted(file: CompoundFile, type: DocumentType, main: Entry): Promise<boolean> {
  if (main.bytes < smallStream) return false;
  const begin = await file.sector(main.firstSector);
  if (type === 'doc') return begin.readUInt16LE(0) === 0xa5ec && (begin.readUInt16LE(10) & 0x0100) !== 0;
  if (type !== 'xls') return false;
  // The record after the first one.
  const next = 4 + begin.readUInt16LE(2);
  return next + 2 <= begin.length && begin.readUInt16LE(next) === 0x2f;
}

/** What a file of Office before 2007 is: without macros and without a password, or refused (CALL-41). */
export async function lookAtOlderOffice(content: Content): Promise<DocumentType> {
  const header = await content.range(0, 512);
  if (header.length < 512) throw new RefusedContent('broken');
  try {
    const file = new CompoundFile(content, header);
    const entries = await file.entries();
    const has = (names: RegExp) => entries.some(({ name }) => names.test(name));
    if (has(encryption)) throw new RefusedContent('encrypted');
    for (const [names, type] of mains) {
      const main = entries.find(({ name }) => names.test(name));
      if (!main) continue;
      if (has(macros)) throw new RefusedContent('macros');
      if (await isEncrypted(file, type, main)) throw new RefusedContent('encrypted');
      return type;
    }
  } catch (error) {
    // A table that leads out of the file.
    if (error instanceof RangeError) throw new RefusedContent('broken');
    throw error;
  }
  throw new RefusedContent('wrongKind');
}
