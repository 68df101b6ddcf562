import {
  type AnalyticsPeriod,
  categoryLabel,
  formatMoneySums,
  formatShare,
  formatShortMoney,
  type ProposalStatus,
  proposalStatuses,
  sumsOrDollars,
} from '@harambee/domain';
import type { ProposalAnalytics } from '@harambee/domain/schemas';
import { BarChart, LineChart } from '@harambee/ui/charts';
import {
  categoryAnswer,
  dailyAnswer,
  dayName,
  statusAnswer,
  timeInWords,
  timelineAnswer,
  timelineNames,
} from './words.ts';

type Figures<Name extends keyof ProposalAnalytics> = { rows: ProposalAnalytics[Name] };

/** More would be a wall of bars; the table has them all. */
const maxBars = 10;

export function DailyChart({ rows }: Figures<'daily'>) {
  const labels = rows.map(({ date }) => dayName(date));
  return (
    <BarChart
      question="What happened on which day?"
      answer={dailyAnswer(rows)}
      labels={labels.map((label) => label.slice(0, 3))}
      series={[
        { label: 'Created', values: rows.map(({ created }) => created), color: 'var(--primary)' },
        { label: 'Updated', values: rows.map(({ updated }) => updated), color: 'var(--accent)' },
        { label: 'Completed', values: rows.map(({ completed }) => completed), color: 'var(--info-ink)' },
      ]}
      table={{
        caption: 'Activity of the last 7 days (UTC)',
        heads: ['Day', 'Created', 'Updated', 'Completed'],
        rows: rows.map(({ created, updated, completed }, place) => ({
          name: labels[place] ?? '',
          cells: [created, updated, completed],
        })),
      }}
    />
  );
}

const statusLabel = (status: string): string => proposalStatuses[status as ProposalStatus].label;

export function StatusChart({ rows }: Figures<'byStatus'>) {
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  return (
    <BarChart
      question="Where do your proposals stand?"
      answer={statusAnswer(rows, statusLabel)}
      layout="rows"
      labels={rows.map(({ status }) => statusLabel(status))}
      series={[{ label: 'Proposals', values: rows.map(({ count }) => count), color: 'var(--primary)' }]}
      table={{
        caption: 'Proposals by status',
        heads: ['Status', 'Proposals', 'Share'],
        rows: rows.map(({ status, count }) => ({
          name: statusLabel(status),
          cells: [count, formatShare(count / total)],
        })),
      }}
    />
  );
}

export function TimelineChart({ rows, period }: Figures<'timeline'> & { period: AnalyticsPeriod }) {
  const { head, name } = timelineNames(period);
  const labels = rows.map((row) => name(row.period));
  return (
    <LineChart
      question="How many texts were generated, and did they succeed?"
      answer={timelineAnswer(rows, period)}
      labels={labels}
      series={[
        { label: 'Generated', values: rows.map(({ generated }) => generated), color: 'var(--info-ink)' },
        { label: 'Completed', values: rows.map(({ completed }) => completed), color: 'var(--primary)' },
        { label: 'Failed', values: rows.map(({ failed }) => failed), color: 'var(--danger)' },
      ]}
      table={{
        caption: 'Texts by the time their generation began (UTC)',
        heads: [head, 'Generated', 'Completed', 'Failed', 'Average time'],
        rows: rows.map(({ generated, completed, failed, avgTime }, place) => ({
          name: labels[place] ?? '',
          cells: [generated, completed, failed, timeInWords(avgTime)],
        })),
      }}
    />
  );
}

export function CategoryChart({ rows }: Figures<'categories'>) {
  const shown = rows.slice(0, maxBars);
  return (
    <BarChart
      question="Which categories do best?"
      answer={categoryAnswer(rows)}
      layout="rows"
      labels={shown.map(({ category }) => categoryLabel(category))}
      colors={shown.map(({ color }) => color)}
      series={[
        { label: 'Success', values: shown.map(({ successRate }) => successRate), color: 'var(--primary)' },
      ]}
      formatValue={formatShare}
      maximum={1}
      table={{
        caption:
          'Approved, funded and completed proposals count in full, rejected ones not at all, and all others half.',
        heads: ['Category', 'Proposals', 'Success', 'Average time', 'Average value'],
        rows: rows.map(({ category, count, successRate, avgTime, avgAmount, averages }) => ({
          name: categoryLabel(category),
          cells: [
            count,
            formatShare(successRate),
            timeInWords(avgTime),
            formatMoneySums(sumsOrDollars(averages, avgAmount), formatShortMoney),
          ],
        })),
      }}
    />
  );
}
