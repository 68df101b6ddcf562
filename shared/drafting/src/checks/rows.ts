import { budgetOf, missingCells, type PlanTableName, planTableNames } from '@harambee/domain';
import { type Check, incomplete, unread } from './check.ts';
import { rowName } from './labels.ts';

type Row = Parameters<typeof missingCells<PlanTableName>>[1];

/** Cells that another one makes unnecessary: who comes for some months or by contract has no share of time. */
const isAnswered = (table: PlanTableName, column: string, row: object): boolean =>
  table === 'people' && column === 'share' && ((row as { months?: unknown[] }).months ?? []).length > 0;

/** Incomplete rows: one finding for everything a row lacks. */
export const incompleteRows: Check = function* incompleteRows(checked) {
  for (const table of planTableNames)
    for (const row of checked.proposal[table] ?? []) {
      const missing = missingCells(table, row as Row).filter(
        ({ column }) => !isAnswered(table, column as string, row),
      );
      const [first] = missing;
      if (!first) continue;
      const asks = missing.map(({ message }, place) =>
        place === 0 ? message : message.charAt(0).toLowerCase() + message.slice(1),
      );
      yield incomplete(checked, {
        message: `“${rowName(table, row)}”: ${asks.join(', ')}.`,
        at: [`${table}[${row.id}].${first.column as string}`],
      });
    }
};

/** Lines of the budget in words from which no amount could be read. */
export const unreadLines: Check = function* unreadLines(checked) {
  const { proposal } = checked;
  if ((proposal.budgetLines ?? []).length > 0 || proposal.budget.trim() === '') return;
  const { lines, unread: rest } = budgetOf(proposal as Parameters<typeof budgetOf>[0]);
  if (lines.length === 0) return;
  // Only where each item has a line of its own: in sentences there is more than amounts.
  const written = proposal.budget.split('\n').map((line) => line.trim());
  const amountless = rest.filter(
    (line) => written.length > 2 && written.includes(line.trim()) && /\d/.test(line),
  );
  for (const line of amountless)
    yield unread(checked, { message: `No amount was read from “${line.trim()}”.`, at: ['budget'] });
};
