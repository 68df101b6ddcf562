/** What the shell counts of its own use: never a person, never a text. */
export const usageEventNames = [
  'page_viewed',
  'draft_started',
  'draft_completed',
  'section_generated',
  'template_used',
  'feature_used',
  'profile_viewed',
  'proposal_exported',
] as const;
export type UsageEventName = (typeof usageEventNames)[number];

/** Days a usage event is kept, and days a period of /analytics has. */
export const usageRetentionDays = 400;
export const usagePeriods = { week: { label: 'Last 7 days', days: 7 } } as const;
export type UsagePeriod = keyof typeof usagePeriods;
export const usagePeriodNames = Object.keys(usagePeriods) as UsagePeriod[];
export const defaultUsagePeriod: UsagePeriod = 'week';

/** The Feature Usage bar is full at this many (USAGE-08). */
export const featureUsageScale = 250;

/** A share as a percentage with one decimal, 0 of nothing: 3 of 7 is 42.9. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1_000) / 10;

/** Change against the period before in percent; without anything before there is nothing to have grown from. */
export const growthRate = (present: number, before: number): number | undefined =>
  before === 0 ? undefined : percentOf(present - before, before);
