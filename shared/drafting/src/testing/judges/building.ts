import type { BudgetCategory } from '@harambee/domain';
import type { MonthRange, PlannedBudgetLine } from './typed-plan.ts';

/** The date on which all judges run. */
export const today = '2026-11-23';

/** `months('1-4', 9)`: months 1 to 4 and month 9. */
export const months = (...ranges: (string | number)[]): MonthRange[] =>
  ranges.map((range) => {
    const [from = 0, to = from] = String(range).split('-').map(Number);
    return { from, to };
  });

/** Paragraphs with an empty line between them. */
export const paragraphs = (...texts: string[]): string => texts.join('\n\n');

/** Lines of one list. */
export const lines = (...texts: string[]): string => texts.join('\n');

type Price = { quantity: number; unit: string; price: number; months?: number };

/** A budget line in whole units of its currency; `digits` is how many minor digits that has. */
export const budgetLine = (
  id: string,
  category: BudgetCategory,
  item: string,
  { quantity, unit, price, months: paid = 0 }: Price,
  justification: string,
  digits = 2,
): PlannedBudgetLine => ({
  id,
  category,
  item,
  quantityHundredths: Math.round(quantity * 100),
  unit,
  unitCents: Math.round(price * 10 ** digits),
  months: paid,
  justification,
});
