const day = 86_400_000;

/** The periods of /proposals/analytics (STATS-01), and how finely the Generation Timeline divides each. */
export const analyticsPeriods = {
  '7days': { label: 'Last 7 days', days: 7, step: 'day' },
  '30days': { label: 'Last 30 days', days: 30, step: 'week' },
  '90days': { label: 'Last 90 days', days: 90, step: 'week' },
  '12months': { label: 'Last 12 months', days: 365, step: 'month' },
} as const;
export type AnalyticsPeriod = keyof typeof analyticsPeriods;
export type TimelineStep = (typeof analyticsPeriods)[AnalyticsPeriod]['step'];

export const analyticsPeriodNames = Object.keys(analyticsPeriods) as AnalyticsPeriod[];
/** The period the page shows at first (STATS-01). */
export const defaultAnalyticsPeriod: AnalyticsPeriod = '30days';

/** "Recent" reaches as many days back (STATS-04); the daily summary has as many rows. */
export const recentDays = 7;

/** The day of a moment, `YYYY-MM-DD`, in UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

const startOfDay = (moment: Date): Date =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()));

const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * day);

/** The first moment of a period that ends now. */
export const periodStart = (period: AnalyticsPeriod, now: Date): Date =>
  daysBefore(now, analyticsPeriods[period].days);

/** From this moment on a proposal is recent (STATS-04). */
export const recentStart = (now: Date): Date => daysBefore(now, recentDays);

/** The days of the daily summary, today last. */
export const summaryDays = (now: Date): string[] =>
  Array.from({ length: recentDays }, (_, place) => dayOf(daysBefore(now, recentDays - 1 - place)));

/** The first moment of the daily summary. */
export const summaryStart = (now: Date): Date => startOfDay(daysBefore(now, recentDays - 1));

const stepStarts: Record<TimelineStep, (moment: Date) => Date> = {
  day: startOfDay,
  // Weeks begin on Monday.
  week: (moment) => daysBefore(startOfDay(moment), (moment.getUTCDay() + 6) % 7),
  month: (moment) => new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), 1)),
};

const nextStep: Record<TimelineStep, (start: Date) => Date> = {
  day: (start) => daysBefore(start, -1),
  week: (start) => daysBefore(start, -7),
  month: (start) => new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1)),
};

/** The row of the timeline a moment belongs to, named by its first day. */
export const timelineRowOf = (period: AnalyticsPeriod, moment: Date): string =>
  dayOf(stepStarts[analyticsPeriods[period].step](moment));

/** Every row of the timeline of a period that ends now, oldest first, without a gap. */
export function timelineRows(period: AnalyticsPeriod, now: Date): string[] {
  const { step } = analyticsPeriods[period];
  const rows: string[] = [];
  for (let start = stepStarts[step](periodStart(period, now)); start <= now; start = nextStep[step](start)) {
    rows.push(dayOf(start));
  }
  return rows;
}
