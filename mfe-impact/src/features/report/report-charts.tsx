import { askedInWords, formatMonth } from '@harambee/domain';
import type { ImpactReport } from '@harambee/domain/schemas';
import { BarChart } from '@harambee/ui/charts';
import { categoryAnswer, timelineAnswer } from './report-words.ts';

/** With this many months, the values above the bars would overlap. */
const fewMonths = 12;
/** More bars would be unreadable; the table has all of them. */
const maxBars = 8;

/** Within one year, the month needs no year. */
const monthLabel = (month: string, months: number): string => formatMonth(month, 'short', months > fewMonths);

export function TimelineChart({ timeline }: { timeline: ImpactReport['timeline'] }) {
  return (
    <BarChart
      question="In which months did you earn the most?"
      answer={timelineAnswer(timeline)}
      labels={timeline.map(({ month }) => monthLabel(month, timeline.length))}
      series={[{ label: 'Points', values: timeline.map(({ points }) => points), color: 'var(--primary)' }]}
      showValues={timeline.length <= fewMonths}
      table={{
        caption: 'Proposals started and points earned by month (UTC)',
        heads: ['Month', 'Proposals', 'Points'],
        rows: timeline.map(({ month, proposals, points }) => ({
          name: formatMonth(month),
          cells: [proposals, points],
        })),
      }}
    />
  );
}

interface CategoryChartProps {
  categories: ImpactReport['categories'];
  total: number;
}

export function CategoryChart({ categories, total }: CategoryChartProps) {
  const shown = categories.slice(0, maxBars);
  return (
    <BarChart
      question="Where does your work go?"
      answer={categoryAnswer(categories, total)}
      layout="rows"
      labels={shown.map(({ category }) => category)}
      series={[
        { label: 'Proposals', values: shown.map(({ proposals }) => proposals), color: 'var(--primary)' },
      ]}
      showValues
      table={{
        caption: 'Proposals by category',
        heads: ['Category', 'Proposals', 'Requested'],
        rows: categories.map((row) => ({ name: row.category, cells: [row.proposals, askedInWords(row)] })),
      }}
    />
  );
}
