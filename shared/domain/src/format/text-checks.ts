import { groupSeparator } from './formats.ts';

/** Something, an @, a host with a dot; nothing that cannot be seen. */
const emailLike = /^[^\s@\p{Cc}\p{Cf}]+@[^\s@\p{Cc}\p{Cf}]+\.[^\s@.\p{Cc}\p{Cf}]+$/u;

/**
 * Looks like an address (PROF-09), as it was typed and as it is stored, with letters that are written in several ways in one.
 * Whether it is real only a mail can tell.
 */
export function isEmailLike(value: string): boolean {
  return emailLike.test(value.trim()) && emailLike.test(value.normalize('NFKC').trim());
}

/** A calendar day as `YYYY-MM-DD` that exists. */
export function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Number fields are parsed as integers and empty becomes 0 (PROP-16). Thousands are separated as the reader does it. */
export function parseWholeNumber(text: string): number {
  const separators = groupSeparator() === '.' ? /[.,](?=\d{3}(?!\d))|\s/g : /[,\s]/g;
  const number = Number.parseInt(text.replaceAll(separators, ''), 10);
  return Number.isNaN(number) ? 0 : number;
}
