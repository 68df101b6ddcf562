import { formatMoney, type ParsedBudget } from '@harambee/domain';

/** A row under the lines: its label, its amount, and whether it says that something does not add up. */
export interface ClosingRow {
  label: string;
  amount: string;
  isNote: boolean;
}

/** The budget table in words; every amount of every file comes from here. */
export interface BudgetRows {
  /** Item, basis where a line has one, and amount. */
  heads: string[];
  /** One cell for each head. */
  rows: string[][];
  closing: ClosingRow[];
}

const money = (cents: number) => formatMoney(cents / 100);

export function budgetRows(budget: ParsedBudget, requestedAmount: number): BudgetRows {
  const hasBasis = budget.lines.some(({ note }) => note);
  return {
    heads: hasBasis ? ['Item', 'Basis', 'Amount'] : ['Item', 'Amount'],
    rows: budget.lines.map(({ item, note = '', amountCents }) =>
      hasBasis ? [item, note, money(amountCents)] : [item, money(amountCents)],
    ),
    closing: closingRows(budget, requestedAmount),
  };
}

/** The total; and where it is not what is asked for, the request and the difference. */
function closingRows({ totalCents }: ParsedBudget, requestedAmount: number): ClosingRow[] {
  const requestedCents = requestedAmount * 100;
  const total = { label: 'Total', amount: money(totalCents), isNote: false };
  if (requestedCents === 0 || requestedCents === totalCents) return [total];
  return [
    total,
    { label: 'Amount requested', amount: money(requestedCents), isNote: false },
    { label: 'Difference', amount: money(Math.abs(totalCents - requestedCents)), isNote: true },
  ];
}
