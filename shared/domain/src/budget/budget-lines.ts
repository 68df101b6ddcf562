import { standardCurrency } from '../format/currencies.ts';
import { budgetLimits } from '../proposal-form/budget-vocabulary.ts';
import type { BudgetLine, IndirectCost } from '../proposal-form/proposal-fields.schemas.ts';
import { budgetCategoryOf } from './budget-category-guess.ts';
import { budgetLineCents, indirectCents } from './budget-cents.ts';
import { type ParsedBudgetLine, parseBudgetText } from './budget-text.ts';

/** An empty budget line. */
export const emptyBudgetLine: Readonly<BudgetLine> = {
  category: 'other',
  item: '',
  quantityHundredths: 100,
  unit: '',
  unitCents: 0,
  months: 0,
  justification: '',
};

/** True for a row that was added but not filled in: it does not count as a line yet. */
export const isBlankLine = ({ item, unit, unitCents, justification }: BudgetLine): boolean =>
  unitCents === 0 && [item, unit, justification].every((text) => text.trim() === '');

export interface LinesOfText {
  lines: BudgetLine[];
  /** Set if the text states it as `budgetText` does. */
  indirect?: IndirectCost;
  /** The parts that are not an item with an amount, in the writer's words. */
  unread: string[];
  /** False if the text may mean something else. */
  isCertain: boolean;
}

/**
 * Converts free text into lines with exactly the amounts that were read; categories are guesses. If a line's own
 * calculation gives another amount, the stated amount counts and the calculation is kept as its justification.
 */
export function linesFromText(text: string, currency: string = standardCurrency): LinesOfText {
  // Cached, because while somebody types several components parse the same text again and again.
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

/**
 * Indirect cost counts as such only while it still equals its share of the other lines. Once edited, it becomes a
 * line.
 */
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

/** Fits a line into its length limits; the part of an item that is too long moves to the justification. */
function fitted(line: BudgetLine): BudgetLine {
  const rest = line.item.slice(budgetLimits.item);
  return {
    ...line,
    item: line.item.slice(0, budgetLimits.item),
    unit: line.unit.slice(0, budgetLimits.unit),
    justification: [rest, line.justification].filter(Boolean).join(' ').slice(0, budgetLimits.justification),
  };
}
