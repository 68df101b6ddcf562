import { formatNumber, formatShortDay } from '@harambee/domain';
import type { ImpactSummary } from '@harambee/domain/schemas';
import { room, styled } from '@harambee/ui';
import { BarChart } from '@harambee/ui/charts';
import { countOf } from '../../impact-view/words.ts';

type Weeks = NonNullable<ImpactSummary['weeks']>;

const Root = styled.section`
  background: var(--card); border: 1px solid var(--line); border-radius: var(--r-card); padding: 16px 20px; min-width: 0;
  @container ${room.narrow} { padding: 16px; }
`;

const weeksOfMonth = 4;
const sum = (weeks: Weeks): number => weeks.reduce((total, { points }) => total + points, 0);

/** The answer to the chart's question: the last four weeks compared with the four before. */
export function weeksAnswer(weeks: Weeks): string {
  const now = sum(weeks.slice(-weeksOfMonth));
  const before = sum(weeks.slice(-2 * weeksOfMonth, -weeksOfMonth));
  if (now === 0 && before === 0)
    return 'No points yet in these weeks. Your next proposal adds the first bar.';
  const word = now > before ? 'Yes' : now === before ? 'Same as before' : 'Not yet';
  return `${word}: ${countOf(now, 'point')} in the last four weeks, ${formatNumber(before)} in the four before.`;
}

const quiet = 'color-mix(in srgb, var(--primary) 32%, var(--card))';

export function WeeksChart({ weeks }: { weeks: Weeks }) {
  const names = weeks.map(({ from }, place) => (place === weeks.length - 1 ? 'Now' : formatShortDay(from)));
  return (
    <Root>
      <BarChart
        question="Are we earning more than last month?"
        answer={weeksAnswer(weeks)}
        labels={names}
        colors={names.map((_, place) => (place === names.length - 1 ? 'var(--primary)' : quiet))}
        series={[{ label: 'Points', values: weeks.map(({ points }) => points), color: 'var(--primary)' }]}
        showValues
        height={172}
        formatValue={(value) => formatNumber(value)}
        table={{
          caption: 'Points by week, starting on Monday (UTC)',
          heads: ['Week', 'Points'],
          rows: weeks.map(({ from, points }) => ({ name: formatShortDay(from), cells: [points] })),
        }}
      />
    </Root>
  );
}
