import {
  type AnalyticsPeriod,
  analyticsPeriods,
  categoryLabel,
  formatMinutes,
  formatShare,
  readerFormats,
  type TimelineStep,
} from '@harambee/domain';
import type { ProposalAnalytics } from '@harambee/domain/schemas';

const inWords = (day: string, parts: Intl.DateTimeFormatOptions): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(readerFormats().locale, { ...parts, timeZone: 'UTC' });

const dayParts = { month: 'short', day: 'numeric' } as const;

/** A day of the daily summary: "Sat, Nov 21". */
export const dayName = (day: string): string => inWords(day, { ...dayParts, weekday: 'short' });

const stepNames: Record<TimelineStep, { head: string; name: (day: string) => string }> = {
  day: { head: 'Day', name: (day) => inWords(day, dayParts) },
  week: { head: 'Week of', name: (day) => inWords(day, dayParts) },
  month: { head: 'Month', name: (day) => inWords(day, { month: 'short', year: 'numeric' }) },
};

/** How the rows of a period's timeline are called. */
export const timelineNames = (period: AnalyticsPeriod) => stepNames[analyticsPeriods[period].step];

/** Minutes for a reader; nothing under a minute is told apart, and a dash stands for no time. */
export function timeInWords(minutes: number | undefined): string {
  if (minutes === undefined) return '–';
  return minutes < 1 ? 'under 1m' : formatMinutes(minutes);
}

export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Was anything generated, and did it end well? */
export function timelineAnswer(timeline: ProposalAnalytics['timeline'], period: AnalyticsPeriod): string {
  const generated = sum(timeline.map((row) => row.generated));
  const completed = sum(timeline.map((row) => row.completed));
  const busiest = timeline.reduce((best, row) => (row.generated > best.generated ? row : best));
  const name = timelineNames(period).name(busiest.period);
  const when = { day: `on ${name}`, week: `in the week of ${name}`, month: `in ${name}` };
  const most = `The most were begun ${when[analyticsPeriods[period].step]}: ${busiest.generated}.`;
  return `${completed} of ${countOf(generated, 'text')} completed. ${most}`;
}

/** The best category; of equals the one with the most proposals, which comes first. */
export function categoryAnswer(categories: ProposalAnalytics['categories']): string {
  const best = categories.reduce((leader, row) => (row.successRate > leader.successRate ? row : leader));
  const equals = categories.filter(({ successRate }) => successRate === best.successRate);
  const rate = formatShare(best.successRate);
  if (equals.length > 1)
    return `${countOf(equals.length, 'category', 'categories')} share the lead with ${rate}.`;
  return `${categoryLabel(best.category)}, with ${rate} of ${countOf(best.count, 'proposal')}.`;
}

export function statusAnswer(
  byStatus: ProposalAnalytics['byStatus'],
  labelOf: (row: string) => string,
): string {
  const total = sum(byStatus.map(({ count }) => count));
  const largest = byStatus.reduce((most, row) => (row.count > most.count ? row : most));
  return `Most are ${labelOf(largest.status).toLowerCase()}: ${largest.count} of ${total}.`;
}

export function dailyAnswer(daily: ProposalAnalytics['daily']): string {
  const created = sum(daily.map((day) => day.created));
  const completed = sum(daily.map((day) => day.completed));
  if (sum(daily.map((day) => day.created + day.updated + day.completed)) === 0)
    return 'Nothing happened in the last 7 days.';
  return `${countOf(created, 'proposal')} created and ${countOf(completed, 'text')} completed in 7 days.`;
}
