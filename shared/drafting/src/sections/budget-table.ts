import {
  type CategorySum,
  formatCents,
  monthsInWords,
  quantityInWords,
  rateInWords,
  type SummedLine,
} from '@harambee/domain';
import { lineNeeds } from '../context/draft-budget.ts';
import { type DraftContext, money } from '../context/draft-context.ts';
import { type DraftedTable, type FactPath, fact, need, type Paragraph, say } from '../context/draft-text.ts';

const given = (path: FactPath, text: string): Paragraph => (text ? say`${fact(path, text)}` : []);
const cents = (path: FactPath, amount: number): Paragraph => say`${money(path, amount)}`;

/** The budget as a table of facts, category by category, with indirect cost and total. */
export function budgetTable({ budget }: DraftContext): DraftedTable {
  const { sum, indirect } = budget;
  const closing = (name: Paragraph, path: FactPath, amount: number): Paragraph[] => [
    name,
    [],
    [],
    [],
    cents(path, amount),
    [],
  ];
  return {
    kind: 'budget',
    title: 'Budget',
    heads: ['Item', 'Quantity', 'For', 'Unit cost', 'Amount', 'Justification'],
    rows: [
      ...sum.categories.flatMap((category) => [
        closing(
          say`${{ text: category.label }}`,
          `computed.budgetCategory.${category.category}`,
          category.cents,
        ),
        ...category.lines.map((line) => row(line)),
      ]),
      ...(indirect && indirect.rate > 0
        ? [
            closing(say`Direct costs`, 'computed.budgetDirect', sum.directCents),
            closing(
              say`Indirect costs: ${fact('proposal.indirectCost', rateInWords(indirect.rate))} of the direct costs`,
              'computed.budgetIndirect',
              sum.indirectCents,
            ),
          ]
        : []),
      closing(say`Total`, 'computed.budgetTotal', sum.totalCents),
    ],
  };
}

function row(summed: SummedLine): Paragraph[] {
  const { line, place, cents: amount } = summed;
  const path: FactPath = `proposal.budgetLines.${place}`;
  const missing = lineNeeds(summed);
  const orNeed = (what: string | undefined, text: string) => (what ? say`${need(what)}` : given(path, text));
  return [
    orNeed(missing.item, line.item),
    orNeed(missing.quantity, quantityInWords(line)),
    given(path, monthsInWords(line.months)),
    orNeed(missing.price, formatCents(line.unitCents)),
    cents(`computed.budgetLine.${place}`, amount),
    orNeed(missing.reason, line.justification),
  ];
}

/** The sums of the categories, for the text above the table. */
export const categorySum = ({ label, category, cents: amount }: CategorySum): Paragraph =>
  say`${{ text: label }}: ${money(`computed.budgetCategory.${category}`, amount)}`;
