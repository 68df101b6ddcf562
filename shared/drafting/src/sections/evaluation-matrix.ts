import { planDateInWords } from '@harambee/domain';
import type { DraftContext } from '../context/draft-context.ts';
import { cell, cellNeed, cellPath, type PlacedRow } from '../context/draft-plan.ts';
import { type DraftedTable, fact, join, type Paragraph, type Part, say } from '../context/draft-text.ts';
import { asPerson } from '../reading/parties.ts';
import { figureInWords, outcomeGroups, outcomeNumber } from './outcome-words.ts';

/** Indicator, baseline, target, method, owner and frequency of each outcome. */
export function evaluationMatrix({ plan }: DraftContext): DraftedTable[] {
  const groups = outcomeGroups(plan.outcomes);
  if (groups.length === 0) return [];
  return [
    {
      kind: 'evaluation',
      title: 'Evaluation matrix',
      heads: ['Outcome', 'Indicator', 'Baseline', 'Target', 'Method', 'Measured by', 'How often'],
      rows: groups.flatMap(({ number, rows }) => rows.map((row) => [[outcomeNumber(number)], ...cells(row)])),
    },
  ];
}

function cells(row: PlacedRow<'outcomes'>): Paragraph[] {
  const { place, baseline, baselineDate, baselineSource, target, targetDate } = row;
  const path = (column: string) => cellPath('outcomes', place, column);
  const text = (column: 'indicator' | 'method' | 'responsible' | 'frequency'): Paragraph =>
    say`${cell('outcomes', row, column, row[column])}`;
  const figure = (column: 'baseline' | 'target', value: number | null) =>
    value === null ? cellNeed('outcomes', row, column) : fact(path(column), figureInWords(value, row));
  const date = (column: 'baselineDate' | 'targetDate', value: string) =>
    cell('outcomes', row, column, planDateInWords(value));
  // If a figure is missing, its date and source are not asked for.
  const known = (isThere: boolean, part: Part | undefined): Paragraph =>
    part && (isThere || 'fact' in part) ? [part] : [];
  const origin = join(
    [
      known(baseline !== null, date('baselineDate', baselineDate)),
      known(baseline !== null, cell('outcomes', row, 'baselineSource', baselineSource)),
    ],
    ', ',
  );
  const goal = known(target !== null, date('targetDate', targetDate));
  return [
    row.population === '' || row.indicator.toLowerCase().includes(row.population.toLowerCase())
      ? text('indicator')
      : say`${text('indicator')}, among ${fact(path('population'), asPerson(row.population, []))}`,
    say`${figure('baseline', baseline)}${origin.length > 0 && say` (${origin})`}`,
    say`${figure('target', target)}${goal.length > 0 && say` (${goal})`}`,
    text('method'),
    text('responsible'),
    text('frequency'),
  ];
}
