import { zlibSync } from 'fflate';
import { type Bytes, joined, latin1 } from './bytes.ts';
import { crcOf } from './zip-bytes.ts';

const bigEndian = (value: number, size: 2 | 4): Bytes =>
  Uint8Array.from({ length: size }, (_, at) => (value >>> (8 * (size - 1 - at))) & 0xff);

function chunk(type: string, data: Uint8Array): Bytes {
  const body = joined(latin1(type), data);
  return joined(bigEndian(data.length, 4), body, bigEndian(crcOf(body), 4));
}

export const pngSignature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** A picture of one gray, 8 bits for each point. */
export function pngOf(side = 8, gray = 0x99): Bytes {
  const header = joined(bigEndian(side, 4), bigEndian(side, 4), Uint8Array.of(8, 0, 0, 0, 0));
  // Each row begins with the number of its filter: none.
  const rows = Uint8Array.from({ length: side * (side + 1) }, (_, at) => (at % (side + 1) === 0 ? 0 : gray));
  return joined(
    pngSignature,
    chunk('IHDR', header),
    chunk('IDAT', zlibSync(rows)),
    chunk('IEND', new Uint8Array()),
  );
}

const segment = (marker: number, ...data: Uint8Array[]) => {
  const body = joined(...data);
  return joined(Uint8Array.of(0xff, marker), bigEndian(body.length + 2, 2), body);
};

/** A table with one code, a single 0, for the symbol 0. */
const oneCode = (table: number) => joined(Uint8Array.of(table, 1), new Uint8Array(15), Uint8Array.of(0));

/** A gray picture of 8 by 8 points, one block: no difference, no detail. `further` is a comment in it. */
export const jpegOf = (comment = ''): Bytes =>
  joined(
    Uint8Array.of(0xff, 0xd8),
    segment(0xe0, latin1('JFIF\0'), Uint8Array.of(1, 1, 0, 0, 1, 0, 1, 0, 0)),
    ...(comment === '' ? [] : [segment(0xfe, latin1(comment))]),
    segment(0xdb, Uint8Array.of(0), new Uint8Array(64).fill(1)),
    segment(0xc0, Uint8Array.of(8, 0, 8, 0, 8, 1, 1, 0x11, 0)),
    segment(0xc4, oneCode(0x00)),
    segment(0xc4, oneCode(0x10)),
    segment(0xda, Uint8Array.of(1, 1, 0x00, 0, 63, 0)),
    // The two codes, filled up with ones.
    Uint8Array.of(0b00111111),
    Uint8Array.of(0xff, 0xd9),
  );
