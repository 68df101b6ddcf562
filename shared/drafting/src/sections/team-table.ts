import { formatNumber, monthsText } from '@harambee/domain';
import type { DraftContext } from '../context/draft-context.ts';
import { cell, cellPath } from '../context/draft-plan.ts';
import { type DraftedTable, fact, say } from '../context/draft-text.ts';

/** Name, post, share of time and months of each person; a vacancy is not a gap. */
export function teamTable({ plan }: DraftContext): DraftedTable[] {
  if (plan.people.length === 0) return [];
  return [
    {
      kind: 'team',
      title: 'People and their time',
      heads: ['Name', 'Post', 'Share of time', 'Months'],
      rows: plan.people.map((row) => {
        const path = (column: string) => cellPath('people', row.place, column);
        // Days or a fee may be in the description of a person, so the check asks for a missing share, not the table.
        const share =
          row.share === null ? [] : say`${fact(path('share'), `${formatNumber(row.share, 'en-US')}%`)}`;
        return [
          row.name ? say`${fact(path('name'), row.name)}` : say`To be recruited`,
          say`${cell('people', row, 'post', row.post)}`,
          share,
          row.months.length > 0 ? say`${fact(path('months'), monthsText(row.months))}` : [],
        ];
      }),
    },
  ];
}
