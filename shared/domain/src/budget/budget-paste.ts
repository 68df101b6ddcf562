import { standardCurrency } from '../format/currencies.ts';
import { budgetCategories, budgetCategoryNames, budgetLimits } from '../proposal-form/budget-vocabulary.ts';
import type { BudgetLine } from '../proposal-form/proposal-fields.schemas.ts';
import { amountIn } from './budget-amounts.ts';
import { budgetCategoryOf } from './budget-category-guess.ts';
import { budgetLineCents } from './budget-cents.ts';
import { lineIn, readingIn } from './budget-currency.ts';
import { emptyBudgetLine, type LinesOfText, linesFromText } from './budget-lines.ts';

type Column = 'category' | 'item' | 'quantity' | 'unit' | 'months' | 'price' | 'total' | 'why';

/** Common column headings of budgets. */
const heads: readonly (readonly [Column, RegExp])[] = [
  ['category', /^(?:category|heading|type)$/],
  ['item', /^(?:item|description|line|budget line|what|activity)$/],
  ['quantity', /^(?:quantity|qty|number|no\.?|#|units)$/],
  ['months', /^(?:months?|for|duration|period)(?: \(months\))?$/],
  ['unit', /^(?:unit|unit type|of what)$/],
  [
    'price',
    /^(?:unit (?:cost|price)|price|rate|cost per unit|cost each)(?: \(?(?:usd|us\$|\$|[a-z]{3})\)?)?$/,
  ],
  ['total', /^(?:total|amount|cost|sum|budget|total cost)(?: \(?(?:usd|us\$|\$|[a-z]{3})\)?)?$/],
  ['why', /^(?:justification|notes?|reason|comment|why|explanation)$/],
];

const totalRow = /^(?:sub-?\s?total|(?:grand )?total)s?\b/i;

/**
 * Converts pasted text into lines: rows of a spreadsheet (cells separated by tabs, with or without headings) or free
 * text. If quantity, months and price of a row give its total, they are kept; otherwise the total counts.
 */
export function linesFromPaste(text: string, currency: string = standardCurrency): LinesOfText {
  const { toRead, restore, toMinorUnits } = readingIn(currency);
  const rows = toRead(text)
    .split(/\r?\n/)
    .filter((row) => row.trim() !== '')
    .map((row) => row.split('\t').map((cell) => cell.trim()));
  if (!rows.some((cells) => cells.length > 1)) return linesFromText(text, currency);
  const named = (rows[0] ?? []).map(columnOf);
  const hasHeads = named.filter(Boolean).length > 1;
  const result: LinesOfText = { lines: [], unread: [], isCertain: true };
  for (const cells of hasHeads ? rows.slice(1) : rows) {
    if (cells.some((cell) => totalRow.test(cell))) continue;
    const line = hasHeads ? ofColumns(cells, named) : ofPlaces(cells);
    if (line && result.lines.length < budgetLimits.lines)
      result.lines.push(lineIn(line, restore, toMinorUnits));
    else result.unread.push(restore(cells.filter(Boolean).join(' ')));
  }
  return result;
}

const columnOf = (head: string): Column | undefined =>
  heads.find(([, words]) => words.test(head.toLowerCase()))?.[0];

interface Cells {
  category?: string;
  item: string;
  quantity?: number;
  unit?: string;
  months?: number;
  price?: number;
  total?: number;
  why?: string;
}

function ofColumns(cells: string[], columns: (Column | undefined)[]): BudgetLine | undefined {
  const text = (column: Column) => cells[columns.indexOf(column)] ?? '';
  const number = (column: Column) => amountIn(text(column));
  return lineOf({
    category: text('category'),
    item: text('item'),
    quantity: number('quantity'),
    unit: text('unit') || unitOf(text('quantity')),
    months: number('months'),
    price: number('price'),
    total: number('total'),
    why: text('why'),
  });
}

/** "6 sets": the unit follows the number. */
const unitOf = (cell: string): string => /^[\d.,]+\s*(\p{L}.*)$/u.exec(cell)?.[1] ?? '';

/**
 * Without headings, the first text is the item, and the numbers are quantity, months, unit cost and total, as far as
 * present.
 */
function ofPlaces(cells: string[]): BudgetLine | undefined {
  const category = budgetCategoryNames.some((name) => isCategory(name, cells[0] ?? ''))
    ? cells[0]
    : undefined;
  const rest = category === undefined ? cells : cells.slice(1);
  const [item = '', ...others] = rest;
  const isNumber = (cell: string) => amountIn(cell) !== undefined;
  const numeric = others.filter(isNumber);
  const [first, second, third, fourth] = numeric.map((cell) => amountIn(cell) as number);
  const texts = others.filter((cell) => cell !== '' && !isNumber(cell));
  const place = others.findIndex(isNumber);
  const unit =
    unitOf(numeric[0] ?? '') || (texts.length > 0 && others[place + 1] === texts[0] ? texts[0] : '');
  const why = texts.filter((text) => text !== unit).join(' ');
  const shared = { category, item, unit: numeric.length > 1 ? unit : '', why };
  if (numeric.length < 2) return lineOf({ ...shared, total: first });
  if (numeric.length === 2) return lineOf({ ...shared, quantity: first, price: second });
  if (numeric.length > 3)
    return lineOf({ ...shared, quantity: first, months: second, price: third, total: fourth });
  const calculated = lineOf({ ...shared, quantity: first, price: second });
  if (calculated && budgetLineCents(calculated) === third) return calculated;
  return lineOf({ ...shared, quantity: first, months: second, price: third });
}

const isCategory = (name: (typeof budgetCategoryNames)[number], text: string): boolean =>
  budgetCategories[name].toLowerCase() === text.trim().toLowerCase();

function lineOf(cells: Cells): BudgetLine | undefined {
  const { item, quantity, price, total, months = 0 } = cells;
  if (item === '' || (total === undefined && price === undefined)) return undefined;
  const line: BudgetLine = {
    category:
      budgetCategoryNames.find((name) => isCategory(name, cells.category ?? '')) ?? budgetCategoryOf(item),
    item: item.slice(0, budgetLimits.item),
    quantityHundredths: Math.min(quantity ?? 100, budgetLimits.quantityHundredths),
    unit: (cells.unit ?? '').slice(0, budgetLimits.unit),
    unitCents: price ?? 0,
    months: months % 100 === 0 && months <= 6_000 ? months / 100 : 0,
    justification: (cells.why ?? '').slice(0, budgetLimits.justification),
  };
  if (total === undefined || budgetLineCents(line) === total) return line;
  return { ...emptyBudgetLine, ...line, quantityHundredths: 100, unit: '', unitCents: total, months: 0 };
}
