import { type Bytes, joined, littleEndian, type Packed, packed, utf8 } from './bytes.ts';

export interface ZipEntry {
  name: string;
  content: Packed;
  /** The size that the headers claim, if they lie. */
  claimedSize?: number;
  /** Not packed: `content` has the bytes as they are. */
  isStored?: true;
}

export const storedEntry = (name: string, text: string): ZipEntry => {
  const data = utf8(text);
  return { name, content: { data, size: data.length }, isStored: true };
};

export const entry = (name: string, text: string): ZipEntry => ({ name, content: packed(utf8(text)) });

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

export function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
}

/** The fields that the header before an entry and the one in the directory share. */
const shared = ({ name, content, claimedSize, isStored }: ZipEntry, crc: number) =>
  joined(
    littleEndian(20, 2),
    littleEndian(0x800, 2),
    littleEndian(isStored ? 0 : 8, 2),
    littleEndian(0, 4),
    littleEndian(crc, 4),
    littleEndian(content.data.length, 4),
    littleEndian(claimedSize ?? content.size, 4),
    littleEndian(utf8(name).length, 2),
    littleEndian(0, 2),
  );

/** `crcs` by name; where one is missing it is 0, which no reader learns before it has unpacked everything. */
export function zipOf(entries: ZipEntry[], crcs: Map<string, number> = new Map(), sharesData = false): Bytes {
  const files: Bytes[] = [];
  const directory: Bytes[] = [];
  let [at, listed] = [0, 0];
  for (const [index, one] of entries.entries()) {
    const fields = shared(one, crcs.get(one.name) ?? 0);
    const start = sharesData ? 0 : at;
    if (!sharesData || index === 0) {
      const file = joined(utf8('PK\x03\x04'), fields, utf8(one.name), one.content.data);
      files.push(file);
      at += file.length;
    }
    const row = joined(
      utf8('PK\x01\x02'),
      littleEndian(20, 2),
      fields,
      littleEndian(0, 4),
      littleEndian(0, 2),
      littleEndian(0, 4),
      littleEndian(start, 4),
      utf8(one.name),
    );
    directory.push(row);
    listed += row.length;
  }
  const end = joined(
    utf8('PK\x05\x06'),
    littleEndian(0, 4),
    littleEndian(entries.length, 2),
    littleEndian(entries.length, 2),
    littleEndian(listed, 4),
    littleEndian(at, 4),
    littleEndian(0, 2),
  );
  return joined(...files, ...directory, end);
}

/** A ZIP of texts with true checksums. */
export function honestZip(files: Record<string, string>, further: ZipEntry[] = []): Bytes {
  const crcs = new Map(Object.entries(files).map(([name, text]) => [name, crcOf(utf8(text))]));
  return zipOf([...Object.entries(files).map(([name, text]) => entry(name, text)), ...further], crcs);
}
