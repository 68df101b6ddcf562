import { monthsText, type PlanRow, type PlanTableName, rowsFromPaste } from '@harambee/domain';
import { moneyCell } from '../../reading/numbers/money.ts';
import { type Frame, stretchesIn } from './months-in.ts';
import { shareIn } from './persons.ts';
import { blocksIn, part, type Reading, type Words } from './words.ts';

/** A table typed with bars or tabs: its headers, and each row with its cells. */
export interface TypedTable {
  heads: string[];
  rows: { cells: string[]; words: Words }[];
}

const cellsOf = (line: string): string[] => line.split(/[|\t]/).map((cell) => cell.trim());
const isRow = ({ text }: Words): boolean => /[|\t]/.test(text);

/**
 * The typed tables of an answer. A table without headers does not count, because the meaning of its cells is unknown.
 */
export function tablesIn(answer: Words): TypedTable[] {
  return blocksIn(answer).flatMap((lines) => {
    const rows = lines.filter(isRow);
    const [head, ...rest] = rows;
    if (!head || rest.length === 0) return [];
    return [
      {
        heads: cellsOf(head.text.replace(/^\||\|$/g, '')),
        rows: rest
          .filter(({ text }) => !/^[\s|:-]+$/.test(text))
          .map((words) => {
            const inner = /^\|.*\|$/.test(words.text) ? part(words, 1, words.text.length - 1) : words;
            return { cells: cellsOf(inner.text), words: inner };
          }),
      },
    ];
  });
}

/** The kind of table, by its headers. */
const shapes: readonly { table: PlanTableName; heads: readonly RegExp[] }[] = [
  { table: 'risks', heads: [/^risks?$/i, /mitigation|response|answer|what we do/i] },
  {
    table: 'activities',
    heads: [/^(?:activit(?:y|ies)|tasks?|steps?|what)$/i, /^(?:months?|when|timing|period)$/i],
  },
  { table: 'people', heads: [/^(?:name|person|who)$/i, /^(?:role|post|position|job|title)$/i] },
  {
    table: 'outcomes',
    heads: [/^(?:outcome|indicator|result)$/i, /^(?:baseline|today|start)/i, /^(?:target|goal)/i],
  },
  { table: 'trackRecord', heads: [/^project$/i, /^(?:result|results|outcome)$/i] },
  { table: 'assumptions', heads: [/^assumptions?$/i] },
];

export const tableOf = ({ heads }: TypedTable): PlanTableName | undefined =>
  shapes.find((shape) => shape.heads.every((pattern) => heads.some((head) => pattern.test(head))))?.table;

/** The rows of a typed table, parsed like rows of a spreadsheet; what cannot be parsed stays empty. */
export function rowsOfTable<Name extends PlanTableName>(
  table: Name,
  typed: TypedTable,
  frame: Frame,
): Reading<PlanRow<Name>>[] {
  const heads = typed.heads.map((head) => (/^by whom$/i.test(head) ? 'Responsible' : head));
  return typed.rows.flatMap(({ cells, words }) => {
    const plain = cells.map((cell, place) => plainCell(heads[place] ?? '', cell, frame));
    const sheet = withUnitOfMoney(heads, plain)
      .map((line) => line.join('\t'))
      .join('\n');
    const [row] = rowsFromPaste(table, sheet, { outcomes: [], budgetLines: [] }, () => '').rows;
    return row ? [{ cells: row, sources: [words] as [Words] }] : [];
  });
}

const isFigure = (head: string) => /^(?:figure|baseline|today|start|target|goal)/i.test(head);
const isUnit = (head: string) => /^unit$/i.test(head);

/**
 * Headers and cells of a row whose figures are amounts with a currency: the amounts become numbers, and the currency
 * becomes the unit if the row has none. With several currencies the cells stay as they are, because the unit is
 * unclear.
 */
function withUnitOfMoney(heads: readonly string[], cells: readonly string[]): [string[], string[]] {
  const amounts = cells.map((cell, place) => (isFigure(heads[place] ?? '') ? moneyCell(cell) : undefined));
  const units = new Set(amounts.flatMap((amount) => (amount ? [amount.unit] : [])));
  const [unit, ...others] = units;
  const stated = cells.find((cell, place) => isUnit(heads[place] ?? '') && cell !== '');
  if (!unit || others.length > 0 || (stated !== undefined && stated !== unit))
    return [[...heads], [...cells]];
  const columns = heads.flatMap((head, place) => (isUnit(head) ? [] : [place]));
  return [
    [...columns.map((place) => heads[place] ?? ''), 'Unit'],
    [...columns.map((place) => String(amounts[place]?.value ?? cells[place] ?? '')), unit],
  ];
}

/** "15%, our own contribution", "Quarter 1" and "To be recruited (five)" as they would be in a spreadsheet. */
function plainCell(head: string, cell: string, frame: Frame): string {
  if (/^(?:months?|when|timing|period)$/i.test(head)) {
    const [only, ...others] = stretchesIn(cell, frame);
    return only?.months && others.length === 0 ? monthsText(only.months) : cell;
  }
  if (/^(?:share|time|fte|level of effort)/i.test(head)) return String(shareIn(cell)?.share ?? '');
  if (
    /^(?:name|person|who)$/i.test(head) &&
    /^(?:to be (?:recruited|hired|appointed)|vacant|tbc|tbd|n\.?n\.?)\b/i.test(cell)
  )
    return '';
  return cell;
}
