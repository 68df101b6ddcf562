import {
  type Budget,
  type BudgetFields,
  budgetAgreement,
  budgetOf,
  currencyOf,
  currencyWords,
  formatCents,
  monthsInWords,
  parseBudgetText,
  proposalPrintLabels,
  quantityInWords,
  rateInWords,
  type SummedLine,
} from '@harambee/domain';
import { lineNeeds, needNote, plainLine, plainText, withoutNotes } from '@harambee/drafting';

/** A row of the budget table: one cell for each column, and its kind. */
export interface BudgetRow {
  /** Lines are listed under their category and parts under all lines; sums are totals, notes are differences. */
  kind: 'category' | 'line' | 'part' | 'sum' | 'note';
  /** One for each column. */
  cells: string[];
}

/**
 * The budget table as text. Every amount in every file comes from here, and thus from the domain's one calculation.
 */
export interface BudgetRows {
  /** Column titles, from the item to the amount. */
  heads: string[];
  rows: BudgetRow[];
  /** Questions about missing facts in the rows; the rows contain the notes. */
  needs: string[];
}

/** The table of a budget; undefined if no line can be read. */
export function budgetRows(written: BudgetFields): BudgetRows | undefined {
  const fields = {
    ...written,
    budget: withoutNotes(plainText(written.budget)),
    budgetLines: written.budgetLines?.map((line) => ({
      ...line,
      item: withoutNotes(plainLine(line.item)),
      unit: withoutNotes(plainLine(line.unit)),
      justification: withoutNotes(plainLine(line.justification)),
    })),
  };
  const budget = budgetOf(fields);
  if (budget.lines.length === 0) return undefined;
  const currency = currencyOf(written);
  const { heads, rows, needs } = budget.isStructured
    ? ofLines(budget, currency)
    : ofText(fields.budget, currency);
  const closing = (kind: BudgetRow['kind']) => (label: string, cents: number) =>
    rowOf(kind, heads.length, label, formatCents(cents, currency));
  return { heads, rows: [...rows, ...closingRows(budget, fields, closing)], needs };
}

/** A label and an amount, with empty cells between. */
const rowOf = (kind: BudgetRow['kind'], width: number, label: string, amount: string): BudgetRow => ({
  kind,
  cells: [label, ...Array.from({ length: width - 2 }, () => ''), amount],
});

function ofLines({ sum }: Budget, currency: string): BudgetRows {
  const heads = ['Item', 'Quantity', 'For', 'Unit cost', 'Amount'];
  const rows = sum.categories.flatMap(({ label, cents, lines }): BudgetRow[] => [
    rowOf('category', heads.length, label, formatCents(cents, currency)),
    ...lines.map((line) => lineRow(line, currency)),
  ]);
  const needs = sum.categories
    .flatMap(({ lines }) => lines)
    .flatMap((line) => {
      // The text above the table has the reasons, and notes about missing ones.
      const { reason: _inText, ...inTable } = lineNeeds(line);
      return Object.values(inTable);
    });
  return { heads, rows, needs };
}

function lineRow(summed: SummedLine, currency: string): BudgetRow {
  const { line, cents } = summed;
  const missing = lineNeeds(summed);
  const orNote = (what: string | undefined, text: string) => (what ? needNote(what) : text);
  return {
    kind: 'line',
    cells: [
      orNote(missing.item, line.item),
      orNote(missing.quantity, quantityInWords(line)),
      monthsInWords(line.months),
      orNote(missing.price, formatCents(line.unitCents, currency)),
      formatCents(cents, currency),
    ],
  };
}

/** Free text stays as written: no category is guessed, and each line keeps its own calculation. */
function ofText(text: string, currency: string): BudgetRows {
  const { lines } = parseBudgetText(text, currency);
  const hasBasis = lines.some(({ note }) => note);
  return {
    heads: hasBasis ? ['Item', 'Basis', 'Amount'] : ['Item', 'Amount'],
    rows: lines.map(({ item, note = '', amountCents }) => ({
      kind: 'line',
      cells: hasBasis
        ? [item, note, formatCents(amountCents, currency)]
        : [item, formatCents(amountCents, currency)],
    })),
    needs: [],
  };
}

type Closing = (kind: BudgetRow['kind']) => (label: string, cents: number) => BudgetRow;

/** Indirect cost and total; if the request differs, also the steps from one to the other. */
function closingRows(
  { sum, indirect, isStructured }: Budget,
  fields: BudgetFields,
  closing: Closing,
): BudgetRow[] {
  const { state, requestedCents, differenceCents } = budgetAgreement(fields);
  const sumRow = closing('sum');
  const partRow = closing('part');
  const direct =
    isStructured && indirect && indirect.rate > 0
      ? [
          partRow('Direct costs', sum.directCents),
          partRow(`Indirect costs, ${rateInWords(indirect.rate)} of direct`, sum.indirectCents),
        ]
      : [];
  const total = sumRow('Total', sum.totalCents);
  if (requestedCents === 0 || differenceCents === 0) return [...direct, total];
  const isRounded = state === 'equal';
  const gap = closing(isRounded ? 'part' : 'note')(
    isRounded ? `Rounded up to whole ${currencyWords(currencyOf(fields))}` : 'Difference',
    Math.abs(differenceCents),
  );
  const requested = sumRow(proposalPrintLabels.requestedAmount, requestedCents);
  return [...direct, total, ...(isRounded ? [gap, requested] : [requested, gap])];
}
