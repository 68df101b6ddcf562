import { Deflate, deflateSync } from 'fflate';

export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();
export const utf8 = (text: string): Bytes => encoder.encode(text);

/** One byte for each letter up to U+00FF: for files that mix text and bytes. */
export const latin1 = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

export function joined(...parts: Uint8Array[]): Bytes {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

export const littleEndian = (value: number, size: 2 | 4): Bytes =>
  Uint8Array.from({ length: size }, (_, at) => (value >>> (8 * at)) & 0xff);

/** Packed bytes that end on a byte and are not the last: more can follow. */
function openPiece(data: Uint8Array): Bytes {
  const chunks: Uint8Array[] = [];
  const deflate = new Deflate({ level: 9 }, (chunk) => chunks.push(chunk));
  deflate.push(data);
  deflate.flush(true);
  return joined(...chunks);
}

/** At most 65,535 bytes as they are, in a block that is not the last. */
const storedPiece = (data: Uint8Array) =>
  joined(Uint8Array.of(0), littleEndian(data.length, 2), littleEndian(~data.length & 0xffff, 2), data);

const mebibyte = 2 ** 20;

export interface Packed {
  data: Bytes;
  /** The bytes it becomes when it is unpacked. */
  size: number;
}

export const packed = (data: Uint8Array): Packed => ({ data: joined(deflateSync(data)), size: data.length });

/**
 * `before`, then many mebibytes of the same words, then `after`, packed in milliseconds and a thousandth of the room: a
 * piece of four mebibytes is packed once and repeated.
 */
export function packedBomb(mebibytes: number, filler: string, before = '', after = ''): Packed {
  const unit = utf8(filler);
  const piece = new Uint8Array(4 * mebibyte);
  for (let at = 0; at + unit.length <= piece.length; at += unit.length) piece.set(unit, at);
  const rest = piece.length % unit.length;
  const filled = piece.subarray(0, piece.length - rest);
  const repeats = Math.ceil(mebibytes / 4);
  const open = openPiece(filled);
  const [first, last] = [utf8(before), utf8(after)];
  return {
    data: joined(storedPiece(first), ...Array.from({ length: repeats }, () => open), deflateSync(last)),
    size: first.length + repeats * filled.length + last.length,
  };
}
