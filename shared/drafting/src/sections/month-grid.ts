import type { DraftContext } from '../context/draft-context.ts';
import { type DraftedTable, fact, type Paragraph } from '../context/draft-text.ts';
import type { Phase } from '../reading/timeline-text.ts';

/** Rows a reader can still follow. */
export const longestGrid = 40;
/** Columns that fit a page. */
const mostColumns = 12;
const spans = [1, 3, 6, 12];

/** In a cell of an active month; to be seen without color. */
export const activeMark = '●';

/** The steps against the months of the project; in a long one a column is a quarter, half a year or a year. */
export function monthGrid({ phases, months }: DraftContext): DraftedTable[] {
  const placed = phases.some(({ from }) => from !== undefined);
  if (!placed || months === 0) return [];
  const span = spans.find((size) => Math.ceil(months / size) <= mostColumns) ?? 12;
  const columns = Array.from({ length: Math.ceil(months / span) }, (_, index) => ({
    from: index * span + 1,
    to: Math.min((index + 1) * span, months),
  }));
  return [
    {
      kind: 'month_grid',
      title: 'Work plan by month',
      heads: ['Activity', ...columns.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`))],
      rows: phases
        .slice(0, longestGrid)
        .map((phase) => [
          activity(phase),
          ...columns.map(
            (column): Paragraph => (isActive(phase, column) ? [{ text: activeMark }] : [{ text: '' }]),
          ),
        ]),
    },
  ];
}

function activity({ activity, owner }: Phase): Paragraph {
  return [
    fact('proposal.timeline', activity),
    ...(owner ? [{ text: ' (' }, fact('proposal.timeline', owner), { text: ')' }] : []),
  ];
}

const isActive = ({ from, to }: Phase, column: { from: number; to: number }): boolean =>
  from !== undefined && to !== undefined && from <= column.to && to >= column.from;
