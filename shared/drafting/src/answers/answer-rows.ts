import {
  calculationInWords,
  cellInWords,
  currencyOf,
  engineBlocks,
  formatCents,
  type Plan,
  type PlanTableName,
  planColumns,
} from '@harambee/domain';
import type { AnswerTable, TextBlock } from '@harambee/domain/schemas';
import { draftBudget } from '../context/draft-budget.ts';
import { cellPath, draftPlan } from '../context/draft-plan.ts';
import { fact, join, list, type Paragraph, say, traced } from '../context/draft-text.ts';
import type { DraftingFacts } from '../context/drafter.ts';
import type { FactCardsToday } from './fact-cards-today.ts';

/** Whether a proposal has rows of a table: without, an answer cannot begin from them. */
export function hasAnswerRows({ proposal }: Pick<DraftingFacts, 'proposal'>, table: AnswerTable): boolean {
  if (table === 'budget') return (proposal.budgetLines ?? []).length > 0 || proposal.budget.trim() !== '';
  return draftPlan(proposal)[table].length > 0;
}

/** Rows of the plan or lines of the budget as a list, one row an item, each cell linked to its fact (CALL-24). */
export function answerRows(facts: DraftingFacts, table: AnswerTable, { find }: FactCardsToday): TextBlock[] {
  const items = table === 'budget' ? budgetItems(facts) : planItems(facts, table);
  // Where a reader could trace nothing, words are words.
  const known = items.map((item) =>
    item.map((part) => ('fact' in part && !find(part.fact) ? { text: part.text } : part)),
  );
  return engineBlocks(traced(list(known)), (id) => find(id)?.value);
}

function planItems({ proposal }: DraftingFacts, table: PlanTableName): Paragraph[] {
  const plan = draftPlan(proposal);
  const linked: Plan & Pick<typeof proposal, 'budgetLines'> = { ...plan, budgetLines: proposal.budgetLines };
  return plan[table].map((row) => {
    const cells = planColumns(table).flatMap(([name, column]): Paragraph[] => {
      const words = cellInWords(column, (row as unknown as Record<string, unknown>)[name], linked);
      if (words === '') return [];
      return [[{ text: `${column.label}: ` }, fact(cellPath(table, row.place, name), words)]];
    });
    // The first cell says what the row is about: it needs no label.
    return join(
      cells.map((cell, place) => (place === 0 ? cell.slice(1) : cell)),
      '; ',
    );
  });
}

function budgetItems({ proposal }: DraftingFacts): Paragraph[] {
  const currency = currencyOf(proposal);
  const { budget, lines } = draftBudget(proposal);
  const amount = (path: Parameters<typeof fact>[0], cents: number) =>
    fact(path, formatCents(cents, currency));
  const { categories, directCents, indirectCents, totalCents } = budget.sum;
  const total = say`Total: ${amount('computed.budgetTotal', totalCents)}`;
  if (!budget.isStructured) {
    const read = lines.map(
      ({ item, amountCents }) => say`${{ text: item }}: ${{ text: formatCents(amountCents, currency) }}`,
    );
    return read.length > 0 ? [...read, total] : [];
  }
  const items = categories.flatMap(({ lines: ofCategory }) =>
    ofCategory.map(({ line, place, cents }) => {
      const how = calculationInWords(line, currency);
      return say`${{ text: line.item }}: ${amount(`computed.budgetLine.${place}`, cents)}${how !== '' && say` (${fact(`computed.budgetCalculation.${place}`, how)})`}`;
    }),
  );
  const indirect =
    indirectCents > 0
      ? [
          say`Direct costs: ${amount('computed.budgetDirect', directCents)}`,
          say`Indirect costs: ${amount('computed.budgetIndirect', indirectCents)}`,
        ]
      : [];
  return items.length > 0 ? [...items, ...indirect, total] : [];
}
