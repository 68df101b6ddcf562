import { westernDigits } from '../format/digits.ts';
import { isCalendarDay } from '../format/text-checks.ts';
import { isTimeZone } from '../format/time-zones.ts';
import type { FigureColumn, ValueColumn } from './columns.ts';

/** A cell that could not be read: the pasted text and the column's label. */
export interface UnreadCell {
  label: string;
  text: string;
}

/**
 * Splits rows copied from a spreadsheet: cells are separated by tabs, and quoted if they contain line breaks or
 * quotation marks.
 */
export function cellsOfSheet(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    (rows.at(-1) as string[]).push(cell.replace(/\s*\n\s*/g, ' ').trim());
    cell = '';
  };
  const source = text.replaceAll('\r\n', '\n').replaceAll('\r', '\n');
  for (let at = 0; at < source.length; at += 1) {
    const sign = source[at] as string;
    if (isQuoted && sign === '"' && source[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted;
    else if (!isQuoted && sign === '\t') endCell();
    else if (!isQuoted && sign === '\n') {
      endCell();
      rows.push([]);
    } else cell += sign;
  }
  endCell();
  return rows.filter((row) => row.some((one) => one !== ''));
}

/** Column headings that people use instead of the label, by the name of the column. */
export type HeadingWords = Readonly<Record<string, RegExp>>;

type NamedColumn = readonly [name: string, column: { label: string }];

/** The column for each heading; undefined for a cell that is not a heading. */
function columnsOfHeads(
  columns: readonly NamedColumn[],
  synonyms: HeadingWords,
  heads: readonly string[],
): (string | undefined)[] {
  const open = new Set<string>(columns.map(([name]) => name));
  return heads.map((head) => {
    const words = head
      .toLowerCase()
      .replace(/[:*]+$/, '')
      .trim();
    const found =
      columns.find(([name, { label }]) => open.has(name) && label.toLowerCase() === words) ??
      columns.find(([name]) => open.has(name) && synonyms[name]?.test(words));
    if (found) open.delete(found[0]);
    return found?.[0];
  });
}

/**
 * A pasted sheet as rows of named cells, by the headings in its first row or else in the order of the columns. A cell
 * without a column has no name.
 */
export function namedCells(
  columns: readonly NamedColumn[],
  synonyms: HeadingWords,
  text: string,
): { name: string | undefined; label: string; text: string }[][] {
  const sheet = cellsOfSheet(text);
  const named = columnsOfHeads(columns, synonyms, sheet[0] ?? []);
  const hasHeads = named[0] !== undefined || named.filter(Boolean).length > 1;
  const order = hasHeads ? named : columns.map(([name]) => name);
  const labels = new Map(columns.map(([name, { label }]) => [name, label]));
  return (hasHeads ? sheet.slice(1) : sheet).map((cells) =>
    cells.flatMap((cell, place) => {
      const name = order[place];
      const label = (name !== undefined && labels.get(name)) || sheet[0]?.[place] || '';
      return cell === '' ? [] : [{ name, label, text: cell }];
    }),
  );
}

/** Parses a decimal number in the format of any country; undefined if it is invalid or ambiguous. */
export function figureInCell(text: string): number | undefined {
  const typed = westernDigits(text)
    .replace(/%$/, '')
    .replaceAll(/[\s\u00a0\u202f']/g, '');
  if (/^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(typed)) return Number(typed.replaceAll(',', ''));
  if (/^-?\d{1,3}(?:\.\d{3}){2,}(?:,\d+)?$/.test(typed))
    return Number(typed.replaceAll('.', '').replace(',', '.'));
  return /^-?\d+(?:[.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : undefined;
}

/** Yes and no as spreadsheets write them. */
const yes = /^(?:yes|y|true|1|x|✓|required|mandatory|oui|sí|si|sim)$/i;
const no = /^(?:no|n|false|0|-|optional|non|não|nao)$/i;

/** The value of a pasted cell; undefined if it cannot be read, so that it is reported and never guessed. */
export function valueInCell(column: ValueColumn, text: string): unknown {
  switch (column.kind) {
    case 'figure':
      return figureFor(column, figureInCell(text));
    case 'choice': {
      const wanted = text.toLowerCase();
      return Object.entries(column.choices).find(
        ([name, label]) => label.toLowerCase() === wanted || name === wanted,
      )?.[0];
    }
    case 'flag':
      return yes.test(text) ? true : no.test(text) ? false : undefined;
    case 'day':
      return isCalendarDay(text) ? text : undefined;
    case 'clock':
      return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : undefined;
    case 'zone':
      return isTimeZone(text) ? text : undefined;
    default:
      return text.length <= column.max ? text : undefined;
  }
}

/** A figure that the column can hold. */
const figureFor = (
  { isWhole, minimum, maximum }: Pick<FigureColumn, 'isWhole' | 'minimum' | 'maximum'>,
  value: number | undefined,
): number | undefined =>
  value !== undefined && value >= minimum && value <= maximum && (!isWhole || Number.isInteger(value))
    ? value
    : undefined;
