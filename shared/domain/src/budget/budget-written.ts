import { standardCurrency } from '../format/currencies.ts';
import { standardFormats } from '../format/reader-formats.ts';
import { budgetCategories, budgetCategoryNames } from '../proposal-form/budget-vocabulary.ts';
import type { BudgetLine, IndirectCost } from '../proposal-form/proposal-fields.schemas.ts';
import { longestText } from '../proposal-form/proposal-fields.ts';
import { budgetLineCents, formatCents } from './budget-cents.ts';
import { type BudgetSum, budgetSum } from './budget-sum.ts';
import { calculationInWords, rateInWords } from './budget-words.ts';

/** A line that `budgetText` wrote, parsed. */
export type WrittenLine =
  | { kind: 'line'; line: BudgetLine; amountCents: number; calculation: string }
  | { kind: 'indirect'; indirect: IndirectCost; amountCents: number; calculation: string };

/** How detailed a line is. Long budgets use less detail, so that the text stays within its limit. */
type Detail = 'all' | 'calculation' | 'amount';

const shortItem = 24;

/** The text is stored and parsed again, so it never uses a reader's own formats. */
const { locale } = standardFormats;
const money = (cents: number, currency?: string) => formatCents(cents, currency, locale);
const rateText = (rate: number) => rateInWords(rate, locale);

/** On one line, and without the sign that separates the calculation from the amount. */
const inOneLine = (text: string): string => text.replace(/[\s;；=]+/g, ' ').trim();

function lineText(line: BudgetLine, detail: Detail, currency?: string): string {
  const item = inOneLine(line.item) || 'Item';
  const unit = inOneLine(line.unit.replace(/[:×$]+/g, ' '));
  const amount = money(budgetLineCents(line), currency);
  const named = (name: string) => `${budgetCategories[line.category]} – ${name}`;
  if (detail === 'amount') return `${named(item.slice(0, shortItem).trim())}: 1 × ${amount} = ${amount}`;
  const why = detail === 'all' ? inOneLine(line.justification) : '';
  return `${named(item)}: ${calculationInWords({ ...line, unit }, currency, locale)} = ${amount}${why && ` (${why})`}`;
}

function indirectText({ rate, cap }: IndirectCost, sum: BudgetSum, currency?: string): string {
  const of = `${rateText(rate)} of ${money(sum.directCents, currency)}`;
  return `Indirect costs: ${of} = ${money(sum.indirectCents, currency)} (at most ${rateText(cap)})`;
}

/**
 * Writes the lines as free text, with indirect costs and total. `parseBudgetText` reads exactly the same amounts from
 * it. If it would exceed the field's limit, it omits the justifications and then the calculations, never the amounts.
 */
export function budgetText(lines: readonly BudgetLine[], indirect?: IndirectCost, currency?: string): string {
  const sum = budgetSum(lines, indirect);
  const closing = [
    ...(indirect && indirect.rate > 0 ? [indirectText(indirect, sum, currency)] : []),
    `Total: ${money(sum.totalCents, currency)}`,
  ];
  const write = (detail: Detail) =>
    [...lines.map((line) => lineText(line, detail, currency)), ...closing].join('\n');
  const details: Detail[] = ['all', 'calculation'];
  for (const detail of details) {
    const text = write(detail);
    if (text.length <= longestText) return text;
  }
  return write('amount');
}

const moneyPattern = String.raw`\$([\d,]+(?:\.\d{2})?)`;
const per = String.raw`([\d,]+(?:\.\d{1,2})?)%`;
const labels = budgetCategoryNames.map((name) => budgetCategories[name]).join('|');
const lineStart = new RegExp(
  `^(${labels}) – (.*): ([\\d,]+(?:\\.\\d{1,2})?)(?: ([^:×]+?))?(?: × (\\d{1,2}) months?)? × ${moneyPattern}$`,
  's',
);
const indirectStart = new RegExp(`^Indirect costs: ${per} of ${moneyPattern}$`);
const lineEnd = new RegExp(`^${moneyPattern}(?: \\((.*)\\))?$`, 's');

/** `1,450.25` in hundredths. */
function hundredths(text: string): number {
  const [whole = '0', fraction = ''] = text.replaceAll(',', '').split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** Parses a line that `budgetText` wrote; undefined for any other. */
export function readWrittenLine(source: string): WrittenLine | undefined {
  const [start, end, ...more] = source.split(' = ');
  const closing = end === undefined || more.length > 0 ? undefined : lineEnd.exec(end);
  if (start === undefined || !closing) return undefined;
  const [, amount = '', why = ''] = closing;
  const amountCents = hundredths(amount);
  const [, rate, direct] = indirectStart.exec(start) ?? [];
  if (rate) {
    const cap = new RegExp(`^at most ${per}$`).exec(why)?.[1] ?? '100';
    return {
      kind: 'indirect',
      indirect: { rate: hundredths(rate), cap: hundredths(cap) },
      amountCents,
      calculation: `${rate}% of $${direct}`,
    };
  }
  const [, label, item = '', quantity = '', unit = '', months = '0', price = ''] =
    lineStart.exec(start) ?? [];
  const category = budgetCategoryNames.find((name) => budgetCategories[name] === label);
  if (!category) return undefined;
  const line: BudgetLine = {
    category,
    item,
    quantityHundredths: hundredths(quantity),
    unit,
    unitCents: hundredths(price),
    months: Number(months),
    justification: why,
  };
  return { kind: 'line', line, amountCents, calculation: calculationInWords(line, standardCurrency, locale) };
}
