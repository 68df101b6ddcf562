import { TZDate } from '@date-fns/tz';
import { formatDay } from '../format/date-words.ts';
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

/** What stands where a deadline has no hour. */
export const endOfDayWords = 'end of the day';

/**
 * A deadline as the funder means it: `30 November 2026, 17:00, Europe/Brussels time`; without an hour `…, end of the
 * day, Europe/Brussels time` (CALL-04). '' without a day; without a zone, none is named.
 */
export function deadlineInWords({ deadlineDay, deadlineTime, deadlineZone }: CallDeadline): string {
  if (!isCalendarDay(deadlineDay)) return '';
  const zone = /^[+-]/.test(deadlineZone)
    ? `UTC${deadlineZone}`
    : deadlineZone && `${deadlineZone.replaceAll('_', ' ')} time`;
  return [formatDay(deadlineDay), deadlineTime || endOfDayWords, zone].filter(Boolean).join(', ');
}
