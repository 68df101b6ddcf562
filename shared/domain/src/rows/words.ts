import { dateInWords } from '../format/date-words.ts';
import { formatNumber } from '../format/formats.ts';
import { isCalendarDay } from '../format/text-checks.ts';
import type { ValueColumn, ValueColumns } from './columns.ts';

/** A single value in words; '' if empty. A flag says its label, and nothing where it is off. */
export function valueInWords(column: ValueColumn, value: unknown): string {
  switch (column.kind) {
    case 'figure':
      return typeof value === 'number' ? formatNumber(value) : '';
    case 'choice':
      return column.choices[value as string] ?? '';
    case 'flag':
      return value === true ? column.label : '';
    case 'day':
      return isCalendarDay(value as string)
        ? dateInWords(value as string, { day: 'numeric', month: 'long', year: 'numeric' })
        : '';
    default:
      return (value as string | undefined) ?? '';
  }
}

/** The filled cells of a row in the order of the columns, each with its label. */
export const cellsInWords = (columns: ValueColumns, row: object): { label: string; words: string }[] =>
  Object.entries(columns).flatMap(([name, column]) => {
    const words = valueInWords(column, (row as Record<string, unknown>)[name]);
    return words === '' ? [] : [{ label: column.label, words }];
  });
