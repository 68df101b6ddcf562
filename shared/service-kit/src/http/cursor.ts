import { BadRequest } from '../errors.ts';

/** The values of the last row of a page, in the order of the list's sort. */
export type CursorValue = string | number | boolean | null | Date;

const dateMark = '$date';

/** Encodes the position after a row in a keyset list as opaque text for `nextCursor`. */
export function encodeCursor(values: readonly CursorValue[]): string {
  const plain = values.map((value) => (value instanceof Date ? { [dateMark]: value.getTime() } : value));
  return Buffer.from(JSON.stringify(plain)).toString('base64url');
}

function revive(value: unknown): CursorValue {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value as CursorValue;
  const time = (value as Record<string, unknown>)[dateMark];
  if (typeof time === 'number' && Object.keys(value as object).length === 1) {
    const date = new Date(time);
    if (!Number.isNaN(date.getTime())) return date;
  }
  throw new BadRequest('This page of the list no longer exists. Please start again from the first page.');
}

/** The types that a cursor must hold: one for each value. */
export type CursorShape = readonly ('string' | 'number' | 'boolean' | 'date')[];

const kindOf = (value: CursorValue) => (value instanceof Date ? 'date' : typeof value);

/** Decodes a cursor. Answers 400 to a cursor that this service did not create. */
export function decodeCursor(cursor: string, shape: CursorShape): CursorValue[] {
  let values: unknown;
  try {
    values = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    throw new BadRequest('This page of the list no longer exists. Please start again from the first page.');
  }
  if (!Array.isArray(values) || values.length !== shape.length) {
    throw new BadRequest('This page of the list no longer exists. Please start again from the first page.');
  }
  const revived = values.map(revive);
  if (revived.some((value, index) => value !== null && kindOf(value) !== shape[index])) {
    throw new BadRequest('This page of the list no longer exists. Please start again from the first page.');
  }
  return revived;
}
