/** Bytes of the values that always take the same room. */
const fixedSizes = new Map([
  [0x01, 8],
  [0x06, 0],
  [0x07, 12],
  [0x08, 1],
  [0x09, 8],
  [0x0a, 0],
  [0x10, 4],
  [0x11, 8],
  [0x12, 8],
  [0x13, 16],
  [0x7f, 0],
  [0xff, 0],
]);

export const isDocumentType = (type: number) => type === 0x03;
export const isArrayType = (type: number) => type === 0x04;

/** Where the value of a stored element ends; undefined for types that nobody stores any more. */
export function elementEnd(raw: Buffer, type: number, start: number): number | undefined {
  const fixed = fixedSizes.get(type);
  if (fixed !== undefined) return start + fixed;
  switch (type) {
    case 0x03:
    case 0x04:
    case 0x0f:
      return start + raw.readInt32LE(start);
    case 0x02:
    case 0x0d:
    case 0x0e:
      return start + 4 + raw.readInt32LE(start);
    case 0x05:
      return start + 5 + raw.readInt32LE(start);
    case 0x0b:
      return raw.indexOf(0, raw.indexOf(0, start) + 1) + 1;
    default:
      return undefined;
  }
}
