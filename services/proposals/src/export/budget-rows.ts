import {
  type Budget,
  type BudgetFields,
  budgetAgreement,
  budgetOf,
  formatCents,
  monthsInWords,
  parseBudgetText,
  proposalPrintLabels,
  quantityInWords,
  rateInWords,
  type SummedLine,
} from '@harambee/domain';
import { lineNeeds, needNote, plainLine, plainText, withoutNotes } from '@harambee/drafting';

/** A row of the budget table: cells under the heads, and what it is. */
export interface BudgetRow {
  /** Lines stand under their category, parts under all lines; sums are what it comes to, a note is a difference. */
  kind: 'category' | 'line' | 'part' | 'sum' | 'note';
  /** One for each head. */
  cells: string[];
  /** Why the item is needed; stands under its name. */
  justification?: string;
}

/** The budget table in words; every amount of every file comes from here, and here from the domain's one calculation. */
export interface BudgetRows {
  /** Begin with the item and end with the amount. */
  heads: string[];
  rows: BudgetRow[];
  /** What is still needed of some rows; its notes stand in them. */
  needs: string[];
}

/** The table of a budget; nothing where no line can be read. */
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
  const { heads, rows, needs } = budget.isStructured ? ofLines(budget) : ofText(fields.budget);
  const closing = (kind: BudgetRow['kind']) => (label: string, cents: number) =>
    rowOf(kind, heads.length, label, cents);
  return { heads, rows: [...rows, ...closingRows(budget, fields, closing)], needs };
}

/** A label and an amount, with nothing between. */
const rowOf = (kind: BudgetRow['kind'], width: number, label: string, cents: number): BudgetRow => ({
  kind,
  cells: [label, ...Array.from({ length: width - 2 }, () => ''), formatCents(cents)],
});

function ofLines({ sum }: Budget): BudgetRows {
  const heads = ['Item', 'Quantity', 'For', 'Unit cost', 'Amount'];
  const rows = sum.categories.flatMap(({ label, cents, lines }): BudgetRow[] => [
    rowOf('category', heads.length, label, cents),
    ...lines.map(lineRow),
  ]);
  const needs = sum.categories
    .flatMap(({ lines }) => lines)
    .flatMap((line) => Object.values(lineNeeds(line)));
  return { heads, rows, needs };
}

function lineRow(summed: SummedLine): BudgetRow {
  const { line, cents } = summed;
  const missing = lineNeeds(summed);
  const orNote = (what: string | undefined, text: string) => (what ? needNote(what) : text);
  return {
    kind: 'line',
    cells: [
      orNote(missing.item, line.item),
      orNote(missing.quantity, quantityInWords(line)),
      monthsInWords(line.months),
      orNote(missing.price, formatCents(line.unitCents)),
      formatCents(cents),
    ],
    justification: orNote(missing.reason, line.justification),
  };
}

/** Free text keeps the words of its writer: no guessed category, and each line's calculation as it was written. */
function ofText(text: string): BudgetRows {
  const { lines } = parseBudgetText(text);
  const hasBasis = lines.some(({ note }) => note);
  return {
    heads: hasBasis ? ['Item', 'Basis', 'Amount'] : ['Item', 'Amount'],
    rows: lines.map(({ item, note = '', amountCents }) => ({
      kind: 'line',
      cells: hasBasis ? [item, note, formatCents(amountCents)] : [item, formatCents(amountCents)],
    })),
    needs: [],
  };
}

type Closing = (kind: BudgetRow['kind']) => (label: string, cents: number) => BudgetRow;

/** Indirect cost and total; and where the request is another number, how one comes from the other. */
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
    isRounded ? 'Rounded up to whole dollars' : 'Difference',
    Math.abs(differenceCents),
  );
  const requested = sumRow(proposalPrintLabels.requestedAmount, requestedCents);
  return [...direct, total, ...(isRounded ? [gap, requested] : [requested, gap])];
}
