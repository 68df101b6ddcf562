/** Some characters, an @ and a host with a dot; no invisible characters. */
const emailLike = /^[^\s@\p{Cc}\p{Cf}]+@[^\s@\p{Cc}\p{Cf}]+\.[^\s@.\p{Cc}\p{Cf}]+$/u;

/**
 * Whether a text looks like an e-mail address (PROF-09), both as typed and as stored (with Unicode letters
 * normalized). Only sending mail can show whether it exists.
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
