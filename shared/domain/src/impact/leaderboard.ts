import { addDays, addMonths, dayOf, startOfDay, startOfMonth, startOfWeek } from '../format/calendar.ts';
import { days } from '../format/durations.ts';

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

/** The category of an organization: one of the five, or `other`, which is listed only under "all". */
export type OrganizationCategory = Exclude<LeaderboardCategory, 'all'> | 'other';

/** Labels of periods and categories in filters and rows. */
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

/** The leaderboard category for an organization type (IMPACT-16). */
export function organizationCategory(type: string): OrganizationCategory {
  return (Object.hasOwn(categoryOfType, type) && categoryOfType[type]) || 'other';
}

/** Rows of the leaderboard page, and of /impact (IMPACT-19). */
export const leaderboardPage = 50;
export const leaderboardPreview = 5;

/** The periods in which points are counted. */
export type PointWindow = Exclude<LeaderboardPeriod, 'allTime'>;
export const pointWindows = ['daily', 'weekly', 'monthly'] as const satisfies PointWindow[];

/**
 * The number of the period that contains a point in time; it increases by one for each day, week (from Monday) or
 * month. All periods are calendar periods in UTC.
 */
export function windowNumber(window: PointWindow, moment: Date): number {
  if (window === 'monthly') return moment.getUTCFullYear() * 12 + moment.getUTCMonth();
  const day = Math.floor(moment.getTime() / days(1));
  // January 1, 1970 was a Thursday.
  return window === 'daily' ? day : Math.floor((day + 3) / 7);
}

/** The first day of the current period and of the previous one, as `YYYY-MM-DD`. */
export function windowDays(window: PointWindow, moment: Date): { start: string; previousStart: string } {
  const { startOf, back } = windowCalendar[window];
  const start = startOf(moment);
  return { start: dayOf(start), previousStart: dayOf(back(start)) };
}

const windowCalendar = {
  daily: { startOf: startOfDay, back: (start: Date) => addDays(start, -1) },
  weekly: { startOf: startOfWeek, back: (start: Date) => addDays(start, -7) },
  monthly: { startOf: startOfMonth, back: (start: Date) => addMonths(start, -1) },
} as const satisfies Record<PointWindow, object>;
