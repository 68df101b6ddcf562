import { addDays, addMonths, dayOf, startOfDay, startOfMonth, startOfWeek } from '../../format/calendar.ts';

/** The periods of /proposals/analytics (STATS-01), and the step of the Generation Timeline for each. */
export const analyticsPeriods = {
  '7days': { label: 'Last 7 days', days: 7, step: 'day' },
  '30days': { label: 'Last 30 days', days: 30, step: 'week' },
  '90days': { label: 'Last 90 days', days: 90, step: 'week' },
  '12months': { label: 'Last 12 months', days: 365, step: 'month' },
} as const;
export type AnalyticsPeriod = keyof typeof analyticsPeriods;
export type TimelineStep = (typeof analyticsPeriods)[AnalyticsPeriod]['step'];

export const analyticsPeriodNames = Object.keys(analyticsPeriods) as AnalyticsPeriod[];
/** The period that the page shows first (STATS-01). */
export const defaultAnalyticsPeriod: AnalyticsPeriod = '30days';

/** How many days "Recent" covers (STATS-04), and how many rows the daily summary has. */
export const recentDays = 7;

/** The start of a period that ends now. */
export const periodStart = (period: AnalyticsPeriod, now: Date): Date =>
  addDays(now, -analyticsPeriods[period].days);

/** Proposals from this time on are recent (STATS-04). */
export const recentStart = (now: Date): Date => addDays(now, -recentDays);

/** The days of the daily summary, ending today. */
export const summaryDays = (now: Date): string[] =>
  Array.from({ length: recentDays }, (_, place) => dayOf(addDays(now, place + 1 - recentDays)));

/** The start of the daily summary. */
export const summaryStart = (now: Date): Date => startOfDay(addDays(now, 1 - recentDays));

const stepStarts: Record<TimelineStep, (moment: Date) => Date> = {
  day: startOfDay,
  week: startOfWeek,
  month: startOfMonth,
};

const nextStep: Record<TimelineStep, (start: Date) => Date> = {
  day: (start) => addDays(start, 1),
  week: (start) => addDays(start, 7),
  month: (start) => addMonths(start, 1),
};

/** The timeline row for a point in time, named by its first day. */
export const timelineRowOf = (period: AnalyticsPeriod, moment: Date): string =>
  dayOf(stepStarts[analyticsPeriods[period].step](moment));

/** All rows of the timeline for a period that ends now, oldest first, without gaps. */
export function timelineRows(period: AnalyticsPeriod, now: Date): string[] {
  const { step } = analyticsPeriods[period];
  const rows: string[] = [];
  for (let start = stepStarts[step](periodStart(period, now)); start <= now; start = nextStep[step](start)) {
    rows.push(dayOf(start));
  }
  return rows;
}
