import { groupSeparator } from './formats.ts';

/** Looks like an address: something, an @, a host with a dot (spec 5). Whether it is real only a mail can tell. */
export function isEmailLike(value: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value.trim());
}

/** A calendar day as `YYYY-MM-DD` that exists. */
export function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** Number fields are parsed as integers and empty becomes 0 (spec 5). Thousands are separated as the reader does it. */
export function parseWholeNumber(text: string): number {
  const separators = groupSeparator() === '.' ? /[.,](?=\d{3}(?!\d))|\s/g : /[,\s]/g;
  const number = Number.parseInt(text.replaceAll(separators, ''), 10);
  return Number.isNaN(number) ? 0 : number;
}
