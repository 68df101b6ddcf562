import { emptyRow, type PlanRow, type PlanTableName, planTable } from '@harambee/domain';
import { useRows } from '../tables/use-rows.ts';

/** The rows of one table of the plan in the form; a table without rows is absent. */
export const usePlanRows = <Name extends PlanTableName>(table: Name) =>
  useRows<PlanRow<Name>>({
    name: table,
    maxRows: planTable(table).maxRows,
    emptyRow: (id) => emptyRow(table, id),
  });
