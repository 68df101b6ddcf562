import { dayOf, daysBetween, momentOf } from '../format/calendar.ts';
import { formatDay } from '../format/date-words.ts';
import { formatNumber } from '../format/formats.ts';
import { isCalendarDay } from '../format/text-checks.ts';
import type { Tone } from '../format/tone.ts';

/** Whether a document counts, today or at a deadline (CALL-42). */
export type DocumentState = 'valid' | 'expired' | 'expires_before_deadline';

interface Expiring {
  /** `YYYY-MM-DD`, the last day on which it is valid; '' if it does not expire. */
  expiresOn: string;
}

/**
 * Whether a document is valid at a deadline, and without one today (CALL-42). It is valid on its last day. Of a
 * deadline that has passed only that day counts. Days are `YYYY-MM-DD`; the deadline's is the day on the funder's clock.
 */
export function documentState(
  { expiresOn }: Expiring,
  deadlineDay = '',
  today: string = dayOf(new Date()),
): DocumentState {
  if (!isCalendarDay(expiresOn)) return 'valid';
  if (expiresOn >= (isCalendarDay(deadlineDay) ? deadlineDay : today)) return 'valid';
  return expiresOn < today ? 'expired' : 'expires_before_deadline';
}

/** Days within which an expiry is near enough to be shown as a warning (CALL-40). */
export const expiresSoonWithin = 60;

/** Days until the last valid day: 0 on it, negative after it; undefined for what does not expire. */
export const daysUntilExpiry = ({ expiresOn }: Expiring, today = dayOf(new Date())): number | undefined =>
  isCalendarDay(expiresOn) ? daysBetween(momentOf(today), momentOf(expiresOn)) : undefined;

/** An expiry for a list: its tone and words, such as `Expires in 12 days` (CALL-40). */
export function expiryInWords(document: Expiring, today?: string): { tone: Tone; label: string; on: string } {
  const days = daysUntilExpiry(document, today);
  if (days === undefined) return { tone: 'info', label: 'Does not expire', on: '' };
  const on = formatDay(document.expiresOn);
  if (days < 0) return { tone: 'error', label: 'Expired', on };
  if (days > expiresSoonWithin) return { tone: 'success', label: 'Valid', on };
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${formatNumber(days)} days`;
  return { tone: 'warning', label: `Expires ${when}`, on };
}
