import {
  type AnalyticsPeriod,
  analyticsPeriods,
  categoryLabel,
  dateInWords,
  formatMinutes,
  formatShare,
  formatShortDay,
  isMost,
  leading,
  type Money,
  namesOrNumber,
  sumsOrDollars,
  type TimelineStep,
} from '@harambee/domain';
import type { ProposalAnalytics } from '@harambee/domain/schemas';

/** A day of the daily summary: "Sat, Nov 21". */
export const dayName = (day: string): string =>
  dateInWords(day, { weekday: 'short', month: 'short', day: 'numeric' });

const stepNames: Record<TimelineStep, { head: string; name: (day: string) => string }> = {
  day: { head: 'Day', name: formatShortDay },
  week: { head: 'Week of', name: formatShortDay },
  month: { head: 'Month', name: (day) => dateInWords(day, { month: 'short', year: 'numeric' }) },
};

/** How the rows of a period's timeline are called. */
export const timelineNames = (period: AnalyticsPeriod) => stepNames[analyticsPeriods[period].step];

/** Minutes for a reader; a dash stands for no time. */
export const timeInWords = (minutes: number | undefined): string =>
  minutes === undefined ? '–' : formatMinutes(minutes);

/** What is asked for on average, in each currency. */
export const averagesOf = ({
  averages,
  averageValue,
}: Pick<ProposalAnalytics['metrics'], 'averages' | 'averageValue'>): readonly Money[] =>
  sumsOrDollars(averages, averageValue);

/** Of requests in other currencies than the dollars of a large grant. */
export const notCompared = (count: number): string =>
  count === 1
    ? 'One request in another currency is not compared with it.'
    : `Requests in other currencies, ${count} in all, are not compared with it.`;

export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** When something happened, by one name or several: "on Nov 16", "in the weeks of Nov 9 and Nov 16", "in 5 months alike". */
function whenInWords(periods: readonly string[], period: AnalyticsPeriod): string {
  const { step } = analyticsPeriods[period];
  const at = step === 'day' ? 'on' : 'in';
  if (periods.length > 3) return `${at} ${periods.length} ${step}s alike`;
  const names = namesOrNumber(periods.map(timelineNames(period).name), step);
  if (step !== 'week') return `${at} ${names}`;
  return `in the ${periods.length === 1 ? 'week' : 'weeks'} of ${names}`;
}

/** Was anything generated, and did it end well? */
export function timelineAnswer(timeline: ProposalAnalytics['timeline'], period: AnalyticsPeriod): string {
  const generated = sum(timeline.map((row) => row.generated));
  const completed = sum(timeline.map((row) => row.completed));
  const leaders = leading(timeline, (row) => row.generated);
  const when = whenInWords(
    leaders.map((row) => row.period),
    period,
  );
  const each = leaders.length > 1 ? ' each' : '';
  return `${completed} of ${countOf(generated, 'text')} completed. Most were started ${when}: ${leaders[0]?.generated ?? 0}${each}.`;
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
  const leaders = leading(byStatus, ({ count }) => count);
  const most = leaders[0]?.count ?? 0;
  const names = namesOrNumber(
    leaders.map(({ status }) => labelOf(status).toLowerCase()),
    'different statuses',
  );
  if (isMost(most, total)) return `Most are ${names}: ${most} of ${total}.`;
  return `The largest part is ${names}: ${most} of ${total}${leaders.length > 1 ? ' each' : ''}.`;
}

export function dailyAnswer(daily: ProposalAnalytics['daily']): string {
  const created = sum(daily.map((day) => day.created));
  const completed = sum(daily.map((day) => day.completed));
  if (sum(daily.map((day) => day.created + day.updated + day.completed)) === 0)
    return 'Nothing happened in the last 7 days.';
  return `${countOf(created, 'proposal')} created and ${countOf(completed, 'text')} completed in 7 days.`;
}
