import { valueInWords } from '../../rows/words.ts';
import { isValueColumn, type MonthRange, type PlanColumn } from './plan-columns.ts';
import { type Plan, type PlanRow, type PlanTableName, planColumns } from './plan-tables.ts';

/** Where linked rows are looked up. */
interface Linked extends Plan {
  budgetLines?: readonly { id?: string | undefined; item: string }[] | undefined;
}

/** Months as people write them: "2–4, 14". */
export const monthsText = (months: readonly MonthRange[]): string =>
  months.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');

/** The name of a linked row: an outcome's change, a budget line's item. */
function nameOfLinked(to: 'outcomes' | 'budgetLines', id: string, linked: Linked): string | undefined {
  if (to === 'budgetLines') return linked.budgetLines?.find((line) => line.id === id)?.item;
  const outcome = linked.outcomes?.find((row) => row.id === id);
  return outcome?.outcome || outcome?.indicator;
}

/** A cell in words; '' if empty. */
export function cellInWords(column: PlanColumn, value: unknown, linked: Linked): string {
  if (isValueColumn(column)) return valueInWords(column, value);
  if (column.kind === 'months') return monthsText(value as MonthRange[]);
  if (column.kind === 'date') return value as string;
  return (value as string[]).flatMap((id) => nameOfLinked(column.to, id, linked) ?? []).join(', ');
}

/** A row on one line: each filled cell with its label, except the first. */
export function rowInWords<Name extends PlanTableName>(
  table: Name,
  row: PlanRow<Name>,
  linked: Linked,
): string {
  const cells = planColumns(table).flatMap(([name, column]) => {
    const words = cellInWords(column, (row as Record<string, unknown>)[name], linked);
    return words === '' ? [] : [{ label: column.label, words }];
  });
  return cells.map(({ label, words }, place) => (place === 0 ? words : `${label}: ${words}`)).join('; ');
}
