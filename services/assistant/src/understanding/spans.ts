import { addDays, addMonths, dayOf, momentOf, startOfMonth, startOfWeek } from '@harambee/domain';
import { monthOf, weekdays, words } from './period-words.ts';

/** A span of calendar days. */
export interface Span {
  /** `YYYY-MM-DD`, the first day; '' for no beginning. */
  from: string;
  /** `YYYY-MM-DD`, the day after the last one; '' for no end. */
  until: string;
  kind: 'day' | 'week' | 'month' | 'quarter' | 'year' | 'since' | 'before' | 'days';
}

export type Unit = 'week' | 'month' | 'quarter' | 'year';

export const span = (kind: Span['kind'], from: string, until: string): Span => ({ kind, from, until });
export const both = (given: Span) => ({ past: given, ahead: given });
export const plus = (day: string, days: number): string => dayOf(addDays(momentOf(day), days));

export function unitSpan(unit: Unit, today: string, offset: number): Span {
  const now = momentOf(today);
  if (unit === 'quarter') {
    const month = startOfMonth(now);
    const first = addMonths(month, 3 * offset - (month.getUTCMonth() % 3));
    return span('quarter', dayOf(first), dayOf(addMonths(first, 3)));
  }
  if (unit === 'week') {
    const monday = addDays(startOfWeek(now), 7 * offset);
    return span('week', dayOf(monday), dayOf(addDays(monday, 7)));
  }
  if (unit === 'month') {
    const first = addMonths(startOfMonth(now), offset);
    return span('month', dayOf(first), dayOf(addMonths(first, 1)));
  }
  const year = Number(today.slice(0, 4)) + offset;
  return span('year', `${year}-01-01`, `${year + 1}-01-01`);
}

export const monthSpan = (year: number, month: number): Span => {
  const from = `${year}-${String(month).padStart(2, '0')}-01`;
  return span('month', from, dayOf(addMonths(momentOf(from), 1)));
};

/** A month by its number: the last one that has started, and the next one that has not ended. */
export function namedMonth(month: number, today: string, year?: number): { past: Span; ahead: Span } {
  if (year) return both(monthSpan(year, month));
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return {
    past: monthSpan(month > thisMonth ? thisYear - 1 : thisYear, month),
    ahead: monthSpan(month < thisMonth ? thisYear + 1 : thisYear, month),
  };
}

export const sinceOf = ({ past }: { past: Span }) => both(span('since', past.from, ''));
export const beforeOf = (day: string) => both(span('before', '', day));

/** A day that comes every year: the next one. */
export const nextDay = (monthAndDay: string, today: string): string => {
  const day = `${today.slice(0, 4)}-${monthAndDay}`;
  return day >= today ? day : `${Number(today.slice(0, 4)) + 1}-${monthAndDay}`;
};

export function sincePeriod(period: { past: Span } | undefined) {
  return period && sinceOf(period);
}

export function dated(
  number: string | undefined,
  name: string,
  today: string,
  which: 'past' | 'ahead' = 'ahead',
): string {
  const { from } = namedMonth(monthOf(name), today)[which];
  return `${from.slice(0, 8)}${String(number).padStart(2, '0')}`;
}

export const forBoth = (make: (which: 'past' | 'ahead') => Span) => ({
  past: make('past'),
  ahead: make('ahead'),
});

export const oneDayFrom = (from: string) => both(span('day', from, plus(from, 1)));

export const oneDay = (number: string | undefined, name: string, today: string) =>
  forBoth((which) => {
    const from = dated(number, name, today, which);
    return span('day', from, plus(from, 1));
  });

export type DayOfMonth = [number: string | undefined, month: string];

/** "From the 10th to the 20th of December", both days included. */
export const fromTo = (first: DayOfMonth, last: DayOfMonth, today: string) =>
  forBoth((which) => span('days', dated(...first, today, which), plus(dated(...last, today, which), 1)));

export const monthToMonth = (first: number, last: number, today: string, named?: number) =>
  forBoth((which) => {
    const end = namedMonth(last, today, named)[which];
    const year = Number(end.from.slice(0, 4)) - (first > last ? 1 : 0);
    return span('days', monthSpan(year, first).from, end.until);
  });

export function sinceOrBefore(word: string, month: number, today: string) {
  const { past, ahead } = namedMonth(month, today);
  if (new RegExp(`^${words.before}$`).test(word)) return beforeOf(ahead.from);
  return both(span('since', new RegExp(`^${words.after}$`).test(word) ? past.until : past.from, ''));
}

/** The last one of what was, today included; the next one of what will be. */
export function weekday(name: string, today: string) {
  const [plain = ''] = name.split(' ');
  const wanted = weekdays.findIndex((some) => some.includes(plain));
  const now = (momentOf(today).getUTCDay() + 6) % 7;
  const back = (now - wanted + 7) % 7;
  const dayFrom = (from: string) => span('day', from, plus(from, 1));
  return { past: dayFrom(plus(today, -back)), ahead: dayFrom(plus(today, (7 - back) % 7)) };
}

/** Saturday and Sunday of this week. */
export function weekend(today: string) {
  const { until } = unitSpan('week', today, 0);
  return both(span('days', plus(until, -2), until));
}

export function sinceWeekday(word: string, name: string, today: string) {
  const { past, ahead } = weekday(name, today);
  if (new RegExp(`^${words.before}$`).test(word)) return beforeOf(ahead.from);
  return both(span('since', new RegExp(`^${words.after}$`).test(word) ? past.until : past.from, ''));
}

/** "The last 30 days", today included. */
export function lastDays(count: string | undefined, name: string, today: string) {
  const size = /^(?:week|sem)/.test(name) ? 7 : /^(?:month|mo|mes)/.test(name) ? 30 : 1;
  return both(span('days', plus(today, -size * Number(count)), plus(today, 1)));
}

/** "In the next 3 months", today included. */
export function nextDays(count: string | undefined, name: string, today: string) {
  const size = /^(?:week|sem|wiki)/.test(name) ? 7 : /^(?:month|mo|mes|mi)/.test(name) ? 31 : 1;
  return both(span('days', today, plus(today, size * Number(count) + 1)));
}

export function inDays([, count = '']: RegExpExecArray, today: string) {
  const spoken = { seven: 7, thirty: 30, sept: 7, siete: 7, sete: 7, saba: 7 }[count] ?? Number(count);
  return both(span('days', today, plus(today, spoken + 1)));
}

/** Whether a day or moment lies in a span. */
export const isWithin = (day: string, { from, until }: Span): boolean =>
  day >= from && (until === '' || day < until);
