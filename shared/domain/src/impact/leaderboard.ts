import { dayOf } from '../proposal/analytics/proposal-analytics-periods.ts';

/** Periods and categories of the leaderboard (IMPACT-15, IMPACT-16). */
export const leaderboardPeriods = ['daily', 'weekly', 'monthly', 'allTime'] as const;
export type LeaderboardPeriod = (typeof leaderboardPeriods)[number];
export const defaultLeaderboardPeriod: LeaderboardPeriod = 'weekly';

export const leaderboardCategories = [
  'all',
  'health',
  'education',
  'environment',
  'community',
  'youth',
] as const;
export type LeaderboardCategory = (typeof leaderboardCategories)[number];
export const defaultLeaderboardCategory: LeaderboardCategory = 'all';

/** What an organization is filed under: one of the five, or `other`, which stands under "all" only. */
export type OrganizationCategory = Exclude<LeaderboardCategory, 'all'> | 'other';

/** What the filters and rows call periods and categories. */
export const leaderboardPeriodLabels: Record<LeaderboardPeriod, string> = {
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
  allTime: 'All time',
};
export const leaderboardCategoryLabels: Record<LeaderboardCategory | 'other', string> = {
  all: 'All categories',
  health: 'Health',
  education: 'Education',
  environment: 'Environment',
  community: 'Community',
  youth: 'Youth',
  other: 'Other',
};

const categoryOfType: Record<string, OrganizationCategory> = {
  'Healthcare & Wellness': 'health',
  'Education & Development': 'education',
  'Environmental Conservation': 'environment',
  'Community Development': 'community',
  'Youth Development': 'youth',
};

/** The leaderboard category of an organization type (IMPACT-16). */
export function organizationCategory(type: string): OrganizationCategory {
  return (Object.hasOwn(categoryOfType, type) && categoryOfType[type]) || 'other';
}

/** Rows on the page of the leaderboard, and on /impact (IMPACT-19). */
export const leaderboardPage = 50;
export const leaderboardPreview = 5;

/** The windows that points are counted in. */
export type PointWindow = Exclude<LeaderboardPeriod, 'allTime'>;
export const pointWindows = ['daily', 'weekly', 'monthly'] as const satisfies PointWindow[];

const dayLength = 86_400_000;

/**
 * The window a moment lies in, as a number: one more for the day, week (from Monday) or month after it. All windows are
 * those of the calendar in UTC.
 */
export function windowNumber(window: PointWindow, moment: Date): number {
  if (window === 'monthly') return moment.getUTCFullYear() * 12 + moment.getUTCMonth();
  const days = Math.floor(moment.getTime() / dayLength);
  // The first of January 1970 was a Thursday.
  return window === 'daily' ? days : Math.floor((days + 3) / 7);
}

/** The first day of the window a moment lies in, and the first of the one before, both `YYYY-MM-DD`. */
export function windowDays(window: PointWindow, moment: Date): { start: string; previousStart: string } {
  const midnight = Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate());
  const day = (time: number) => dayOf(new Date(time));
  if (window === 'monthly') {
    const month = (offset: number) => Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + offset, 1);
    return { start: day(month(0)), previousStart: day(month(-1)) };
  }
  const length = window === 'weekly' ? 7 : 1;
  const start = window === 'weekly' ? midnight - ((moment.getUTCDay() + 6) % 7) * dayLength : midnight;
  return { start: day(start), previousStart: day(start - length * dayLength) };
}
