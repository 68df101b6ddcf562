import { formatNumber } from '@harambee/domain';
import type { DraftContext } from '../context/draft-context.ts';
import { cell, cellNeed, cellPath, type PlacedRow } from '../context/draft-plan.ts';
import { type DraftedTable, fact, join, type Paragraph, type Part, say } from '../context/draft-text.ts';
import { outcomeGroups, outcomeNumber } from './outcome-words.ts';

/** "3", the number by which text and tables refer to an activity. */
export const activityNumber = (place: number): Part =>
  fact(`computed.activityNumber.${place + 1}`, formatNumber(place + 1));

/** Each activity with its owner, its outcomes and its budget lines. */
export function activityTable({ plan, budget }: DraftContext): DraftedTable[] {
  if (plan.activities.length === 0) return [];
  const numberOf = new Map(
    outcomeGroups(plan.outcomes).flatMap(({ rows, number }) => rows.map(({ id }) => [id, number])),
  );
  const outcomes = (row: PlacedRow<'activities'>): Paragraph => {
    const numbers = [...new Set(row.outcomeIds.flatMap((id) => numberOf.get(id) ?? []))].sort(
      (a, b) => a - b,
    );
    if (numbers.length === 0) return [cellNeed('activities', row, 'outcomeIds')];
    return join([
      say`Outcome`,
      join(
        numbers.map((number) => [outcomeNumber(number)]),
        ', ',
      ),
    ]);
  };
  const lines = (row: PlacedRow<'activities'>): Paragraph =>
    join(
      row.budgetLineIds.flatMap((id) => {
        const place = budget.lines.findIndex((line) => line.id === id);
        const item = budget.lines[place]?.item;
        return item ? [[fact(`proposal.budgetLines.${place}`, item)]] : [];
      }),
      '; ',
    );
  return [
    {
      kind: 'logic_model',
      title: 'Activities and what they lead to',
      heads: ['No.', 'Activity', 'Responsible', 'Leads to', 'Paid from'],
      rows: plan.activities.map((row, place) => [
        [activityNumber(place)],
        say`${cell('activities', row, 'activity', row.activity)}`,
        say`${cell('activities', row, 'responsible', row.responsible)}`,
        outcomes(row),
        lines(row),
      ]),
    },
  ];
}

/** The path of an activity. */
export const activityPath = (place: number, column: string) => cellPath('activities', place, column);
