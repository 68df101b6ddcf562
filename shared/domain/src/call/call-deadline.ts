import { TZDate } from '@date-fns/tz';
import { formatDay, type WordsLocale } from '../format/date-words.ts';
import { formatNumber } from '../format/formats.ts';
import { isCalendarDay } from '../format/text-checks.ts';
import { isTimeZone } from '../format/time-zones.ts';
import type { CallValues } from './call-fields.ts';

/** A deadline as a funder states it: a day, an hour if there is one, and the zone of the funder's clock. */
export type CallDeadline = Pick<CallValues, 'deadlineDay' | 'deadlineTime' | 'deadlineZone'>;

/**
 * The last moment of a deadline (CALL-04): the hour itself, and without an hour the last second of the day in the
 * funder's zone. An hour that the clocks skip in spring is as much later as they skip; of one that comes twice in
 * autumn the first counts, which is never too late. Undefined without a valid day and zone.
 */
export function deadlineMoment({ deadlineDay, deadlineTime, deadlineZone }: CallDeadline): Date | undefined {
  if (!isCalendarDay(deadlineDay) || !isTimeZone(deadlineZone)) return undefined;
  const [year = 0, month = 1, day = 1] = deadlineDay.split('-').map(Number);
  if (deadlineTime === '') return new Date(startOf([year, month, day + 1], deadlineZone) - 1_000);
  const [hour = 0, minute = 0] = deadlineTime.split(':').map(Number);
  return new Date(momentOnClock([year, month, day, hour, minute], deadlineZone));
}

type Clock = [year: number, month: number, day: number, hour: number, minute: number];

/** In milliseconds. */
function momentOnClock([year, month, day, hour, minute]: Clock, zone: string): number {
  const moment = new TZDate(year, month - 1, day, hour, minute, zone).getTime();
  // Where clocks are set back, the same hour may have been before.
  const earlier = new TZDate(moment - 3_600_000, zone);
  const isTwice = earlier.getHours() === hour && earlier.getMinutes() === minute;
  return isTwice ? earlier.getTime() : moment;
}

/** The first moment of a day; some zones change their clocks at midnight, and their day begins at one o'clock. */
const startOf = ([year, month, day]: [number, number, number], zone: string): number =>
  momentOnClock([year, month, day, 0, 0], zone);

/** A zone as people say it: `Brussels`, `New York`, `UTC+03:00`; '' without one. */
export function zoneInWords(zone: string): string {
  if (/^[+-]/.test(zone)) return `UTC${zone}`;
  return (zone.split('/').at(-1) ?? '').replaceAll('_', ' ');
}

/**
 * A deadline as the funder means it: `30 November 2026, 17:00 in Brussels`; without an hour `…, end of the day in
 * Brussels (no hour given)` (CALL-04). '' without a day; without a zone, none is named. `locale` writes the day.
 */
export function deadlineInWords(
  { deadlineDay, deadlineTime, deadlineZone }: CallDeadline,
  locale?: WordsLocale,
): string {
  if (!isCalendarDay(deadlineDay)) return '';
  const zone = zoneInWords(deadlineZone);
  const hour = deadlineTime || 'end of the day';
  const place = zone && ` in ${zone}`;
  return `${formatDay(deadlineDay, locale)}, ${hour}${place}${deadlineTime ? '' : ' (no hour given)'}`;
}

/** The same moment on the clock of a reader, `1 December 2026, 01:59`; undefined where both clocks say the same. */
export function deadlineElsewhere(deadline: CallDeadline, zone: string): string | undefined {
  const moment = deadlineMoment(deadline);
  if (!moment) return undefined;
  const clocks = [zone, deadline.deadlineZone].map((timeZone) => clockAt(moment, timeZone));
  const [{ day, hour }, theirs] = clocks as [Clocked, Clocked];
  return day === theirs.day && hour === theirs.hour ? undefined : `${formatDay(day)}, ${hour}`;
}

interface Clocked {
  /** `YYYY-MM-DD`. */
  day: string;
  /** `HH:MM`. */
  hour: string;
}

/** What a clock shows at a moment. */
function clockAt(moment: Date, zone: string): Clocked {
  const [day = '', time = ''] = new TZDate(moment, zone).toISOString().split('T');
  return { day, hour: time.slice(0, 5) };
}

/** How far away a deadline is on the calendar of a reader: 0 on its last day, negative once it has passed. */
export function deadlineDaysLeft(moment: Date, now: Date, zone: string): number {
  const [there, here] = [moment, now].map((at) => Date.parse(`${clockAt(at, zone).day}T00:00:00Z`));
  const days = Math.round(((there ?? 0) - (here ?? 0)) / 86_400_000);
  return moment.getTime() < now.getTime() ? Math.min(days, -1) : Math.max(days, 0);
}

/** `12 days left`, `Due today`, `Deadline passed` (CALL-08). */
export function daysLeftInWords(days: number): string {
  if (days < 0) return 'Deadline passed';
  if (days === 0) return 'Due today';
  return days === 1 ? '1 day left' : `${formatNumber(days)} days left`;
}
