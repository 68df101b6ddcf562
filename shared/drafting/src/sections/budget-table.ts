import { formatCents, monthsInWords, quantityInWords, rateInWords, type SummedLine } from '@harambee/domain';
import { lineNeeds } from '../context/draft-budget.ts';
import { type DraftContext, money } from '../context/draft-context.ts';
import { type DraftedTable, type FactPath, fact, need, type Paragraph, say } from '../context/draft-text.ts';

const cellOf = (path: FactPath, text: string): Paragraph => (text ? say`${fact(path, text)}` : []);

/** The budget as a table of facts, by category, with indirect cost and total; the reasons are in the text. */
export function budgetTable(context: DraftContext): DraftedTable {
  const { sum, indirect } = context.budget;
  const cents = (path: FactPath, amount: number): Paragraph => say`${money(context, path, amount)}`;
  const closing = (name: Paragraph, path: FactPath, amount: number): Paragraph[] => [
    name,
    [],
    [],
    [],
    cents(path, amount),
  ];
  return {
    kind: 'budget',
    title: 'Budget',
    heads: ['Item', 'Quantity', 'For', 'Unit cost', 'Amount'],
    rows: [
      ...sum.categories.flatMap((category) => [
        closing(
          say`${{ text: category.label }}`,
          `computed.budgetCategory.${category.category}`,
          category.cents,
        ),
        ...category.lines.map((line) => row(context, line)),
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

function row(context: DraftContext, summed: SummedLine): Paragraph[] {
  const { line, place, cents: amount } = summed;
  const path: FactPath = `proposal.budgetLines.${place}`;
  const missing = lineNeeds(summed);
  const orNeed = (what: string | undefined, text: string) => (what ? say`${need(what)}` : cellOf(path, text));
  return [
    orNeed(missing.item, line.item),
    orNeed(missing.quantity, quantityInWords(line)),
    cellOf(path, monthsInWords(line.months)),
    orNeed(missing.price, formatCents(line.unitCents, context.currency)),
    say`${money(context, `computed.budgetLine.${place}`, amount)}`,
  ];
}
