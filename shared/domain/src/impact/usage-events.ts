/** The usage that the shell counts: never who did it, never any text. */
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

/** How many days usage events are stored, and how many days a period of /analytics covers. */
export const usageRetentionDays = 400;
export const usagePeriods = { week: { label: 'Last 7 days', days: 7 } } as const;
export type UsagePeriod = keyof typeof usagePeriods;
export const usagePeriodNames = Object.keys(usagePeriods) as UsagePeriod[];
export const defaultUsagePeriod: UsagePeriod = 'week';

/** At this many the Feature Usage bar is full (USAGE-08). */
export const featureUsageScale = 250;

/** A percentage with one decimal, or 0 if the whole is 0: 3 of 7 is 42.9. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1_000) / 10;

/** Change since the previous period in percent; undefined if that period was empty. */
export const growthRate = (present: number, before: number): number | undefined =>
  before === 0 ? undefined : percentOf(present - before, before);
