import { isCalendarDay } from '../format/text-checks.ts';
import { isTimeZone } from '../format/time-zones.ts';
import type { ValueColumn, ValueColumns, ValuesOf } from './columns.ts';

/** The value of a column in a new row. */
export function emptyValue(column: ValueColumn): string | number | boolean | null {
  switch (column.kind) {
    case 'figure':
      return null;
    case 'flag':
      return column.initial;
    case 'choice':
      return column.initial ?? '';
    default:
      return '';
  }
}

export const emptyValues = <Columns extends ValueColumns>(columns: Columns): ValuesOf<Columns> =>
  Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [name, emptyValue(column)]),
  ) as ValuesOf<Columns>;

/** Whether nobody has filled in a value, or left it as it was in a new row. */
export function isEmptyValue(column: ValueColumn, value: unknown): boolean {
  if (column.kind === 'choice') return value === '' || value === column.initial;
  if (column.kind === 'flag') return value === column.initial;
  return value === null || (typeof value === 'string' && value.trim() === '');
}

/** Whether a value from the browser's storage has the type of the column. */
export function isValueOf(column: ValueColumn, value: unknown): boolean {
  if (column.kind === 'figure') return value === null || typeof value === 'number';
  return typeof value === (column.kind === 'flag' ? 'boolean' : 'string');
}

/** A value as it is stored: no space around texts. */
export const tidyValue = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** What is invalid in a value. Missing or doubtful values are not problems here. */
export function valueProblem(column: ValueColumn, value: unknown): string | undefined {
  const { label, kind } = column;
  if (value === '' || value === null || value === undefined) return undefined;
  if (kind === 'day' && !isCalendarDay(value as string)) return `${label} is not a valid date`;
  if (kind === 'zone' && !isTimeZone(value as string)) return `${label} is not a known time zone`;
  return undefined;
}
