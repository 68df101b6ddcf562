import { type Bytes, joined, littleEndian } from './bytes.ts';

const sector = 512;
const [endOfChain, freeSector, fatSector, noEntry] = [0xfffffffe, 0xffffffff, 0xfffffffd, 0xffffffff];

const numbers = (...values: number[]): Bytes => joined(...values.map((value) => littleEndian(value, 4)));
const filledUp = (bytes: Uint8Array, length: number, filler = 0): Bytes =>
  joined(bytes, new Uint8Array(length - bytes.length).fill(filler));

/** An entry of the directory: name, type, first sector, size, and the entry that is its child. */
function directoryEntry(name: string, type: number, start: number, size: number, child = noEntry): Bytes {
  const letters = Uint8Array.from(
    [...name].flatMap((letter) => [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >>> 8]),
  );
  return joined(
    filledUp(letters, 64),
    littleEndian(name === '' ? 0 : letters.length + 2, 2),
    Uint8Array.of(type, 1),
    numbers(noEntry, noEntry, child),
    new Uint8Array(16 + 4 + 16),
    numbers(start, size, 0),
  );
}

/**
 * A compound file, as Word and Excel wrote until 2007 and installers still do, with one stream of at least 4,096 bytes:
 * header, table of sectors, directory, stream.
 */
export function compoundOf(name: string, content: Uint8Array): Bytes {
  const length = Math.max(8, Math.ceil(content.length / sector));
  const stream = filledUp(content, length * sector);
  const header = joined(
    Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
    new Uint8Array(16),
    littleEndian(0x3e, 2),
    littleEndian(3, 2),
    littleEndian(0xfffe, 2),
    littleEndian(9, 2),
    littleEndian(6, 2),
    new Uint8Array(6),
    // No directory sectors are counted in this version; one sector holds the table, the next the directory.
    numbers(0, 1, 1, 0, 4096, endOfChain, 0, endOfChain, 0, 0),
    numbers(...Array.from({ length: 108 }, () => freeSector)),
  );
  const chain = Array.from({ length }, (_, at) => (at === length - 1 ? endOfChain : at + 3));
  const table = filledUp(numbers(fatSector, endOfChain, ...chain), sector, 0xff);
  const directory = joined(
    directoryEntry('Root Entry', 5, endOfChain, 0, 1),
    directoryEntry(name, 2, 2, stream.length),
    directoryEntry('', 0, 0, 0),
    directoryEntry('', 0, 0, 0),
  );
  return joined(header, table, directory, stream);
}
