import type { DraftContext } from '../context/draft-context.ts';
import { cell } from '../context/draft-plan.ts';
import { type DraftedTable, type Paragraph, say } from '../context/draft-text.ts';
import { activityNumber } from './activity-table.ts';

/** The number of columns that fit on a page. */
const mostColumns = 12;
const spans = [1, 3, 6, 12];

/** The mark of an active month, visible without color. */
export const activeMark = '●';

/** Activities by month of the project; in a long project a column is a quarter, half a year or a year. */
export function monthGrid({ plan, months }: DraftContext): DraftedTable[] {
  const rows = plan.activities.filter((row) => row.months.length > 0);
  if (rows.length === 0 || months === 0) return [];
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
      rows: plan.activities.flatMap((row, place) =>
        row.months.length === 0
          ? []
          : [
              [
                say`${activityNumber(place)} ${cell('activities', row, 'activity', row.activity)}`,
                ...columns.map((column): Paragraph => {
                  const isActive = row.months.some(({ from, to }) => from <= column.to && to >= column.from);
                  return [{ text: isActive ? activeMark : '' }];
                }),
              ],
            ],
      ),
    },
  ];
}
