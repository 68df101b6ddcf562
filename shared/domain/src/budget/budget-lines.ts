import { standardCurrency } from '../format/currencies.ts';
import { budgetLimits } from '../proposal-form/budget-vocabulary.ts';
import type { BudgetLine, IndirectCost } from '../proposal-form/proposal-fields.schemas.ts';
import { budgetCategoryOf } from './budget-category-guess.ts';
import { budgetLineCents, indirectCents } from './budget-cents.ts';
import { type ParsedBudgetLine, parseBudgetText } from './budget-text.ts';

/** A line nobody has written in yet. */
export const emptyBudgetLine: Readonly<BudgetLine> = {
  category: 'other',
  item: '',
  quantityHundredths: 100,
  unit: '',
  unitCents: 0,
  months: 0,
  justification: '',
};

/** True for a row that was opened and left as it was: it is no line yet. */
export const isBlankLine = ({ item, unit, unitCents, justification }: BudgetLine): boolean =>
  unitCents === 0 && [item, unit, justification].every((text) => text.trim() === '');

export interface LinesOfText {
  lines: BudgetLine[];
  /** Where the text names it as `budgetText` does. */
  indirect?: IndirectCost;
  /** What is no item with an amount, in the writer's words. */
  unread: string[];
  /** False where the text may mean something else than was read. */
  isCertain: boolean;
}

/**
 * Free text as lines, each of exactly the amount that was read; categories are guessed. A line whose own calculation gives
 * another amount is taken at the amount it states, and the calculation stays as its reason.
 */
export function linesFromText(text: string, currency: string = standardCurrency): LinesOfText {
  // While a form is typed in, several places ask of the same text again and again.
  if (latest?.text !== text || latest.currency !== currency)
    latest = { text, currency, read: readLines(text, currency) };
  return { ...latest.read, lines: [...latest.read.lines], unread: [...latest.read.unread] };
}

let latest: { text: string; currency: string; read: LinesOfText } | undefined;

function readLines(text: string, currency: string): LinesOfText {
  const { lines: parsed, unread, isCertain } = parseBudgetText(text, currency);
  const own = parsed.filter(({ written }) => written?.kind === 'indirect');
  const indirect = own.length === 1 ? indirectOf(own[0], parsed) : undefined;
  const direct = indirect ? parsed.filter((one) => one !== own[0]) : parsed;
  return {
    lines: direct.slice(0, budgetLimits.lines).map(lineOf),
    ...(indirect && { indirect }),
    unread: [...unread, ...direct.slice(budgetLimits.lines).map(({ item }) => item)],
    isCertain: isCertain && direct.length <= budgetLimits.lines,
  };
}

/** Only while it is still that part of the other lines: after a change by hand its amount counts, as a line. */
function indirectOf(own: ParsedBudgetLine | undefined, parsed: ParsedBudgetLine[]): IndirectCost | undefined {
  if (own?.written?.kind !== 'indirect') return undefined;
  const { indirect } = own.written;
  const direct = parsed.reduce((sum, one) => (one === own ? sum : sum + one.amountCents), 0);
  const isPossible = indirect.rate <= budgetLimits.rate && indirect.cap <= budgetLimits.rate;
  return isPossible && indirectCents(direct, indirect.rate) === own.amountCents ? indirect : undefined;
}

function lineOf(parsed: ParsedBudgetLine): BudgetLine {
  const { item, amountCents, note = '', calculation, written } = parsed;
  if (written?.kind === 'line' && parsed.productCents === undefined) return fitted(written.line);
  const counted = { ...emptyBudgetLine, ...calculation, category: budgetCategoryOf(item), item };
  if (calculation && isPossible(counted) && budgetLineCents(counted) === amountCents) return fitted(counted);
  return fitted({ ...counted, ...atOnce(amountCents), justification: note });
}

const atOnce = (cents: number) => ({ quantityHundredths: 100, unit: '', unitCents: cents, months: 0 });

const isPossible = ({ quantityHundredths }: BudgetLine): boolean =>
  Number.isInteger(quantityHundredths) && quantityHundredths <= budgetLimits.quantityHundredths;

/** Within the lengths of a line; what an item has too many stands first in its reason. */
function fitted(line: BudgetLine): BudgetLine {
  const rest = line.item.slice(budgetLimits.item);
  return {
    ...line,
    item: line.item.slice(0, budgetLimits.item),
    unit: line.unit.slice(0, budgetLimits.unit),
    justification: [rest, line.justification].filter(Boolean).join(' ').slice(0, budgetLimits.justification),
  };
}
