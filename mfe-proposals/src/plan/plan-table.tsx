import {
  emptyRow,
  isBlankRow,
  missingCells,
  type PlanColumn,
  type PlanRow,
  type PlanTableName,
  planColumns,
  planTable,
  rowInWords,
  rowsFromPaste,
} from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { useFormikContext } from 'formik';
import { FindingsAt } from '../findings/form-findings.tsx';
import { RowTable } from '../tables/row-table.tsx';
import type { TableShape } from '../tables/table-shape.ts';
import { newRowId } from '../tables/use-rows.ts';
import { PlanCell } from './plan-cell.tsx';
import { cellHelp, planHelp } from './plan-help.ts';

/** A table of the plan (PROP-26, PROP-48): closed until somebody wants it, so that prose alone stays a ten-minute form. */
export function PlanTable<Name extends PlanTableName>({ table }: { table: Name }) {
  const { values } = useFormikContext<ProposalFields>();
  const { label, itemLabel, maxRows } = planTable(table);
  const columns = new Map<string, PlanColumn>(planColumns(table));
  const shape: TableShape<PlanRow<Name>> = {
    ...{ name: table, label, itemLabel, maxRows, help: planHelp[table] },
    columns: [...columns.keys()],
    cell: (column, props) => (
      <PlanCell
        key={column}
        {...props}
        column={columns.get(column) as PlanColumn}
        help={cellHelp[`${table}.${column}`]}
      />
    ),
    words: (row) => {
      const [first = '', ...rest] = rowInWords(table, row, values).split('; ');
      return [first, rest.join('; ')];
    },
    missing: (row) => missingCells(table, row),
    missedBy: 'Reviewers look for this, too',
    isBlank: (row) => isBlankRow(table, row),
    emptyRow: (id) => emptyRow(table, id),
    fromPaste: (text) => {
      const targets = { outcomes: values.outcomes ?? [], budgetLines: values.budgetLines ?? [] };
      return rowsFromPaste(table, text, targets, newRowId);
    },
    below: (row) => <FindingsAt place={`${table}[${row.id}]`} />,
  };
  return <RowTable shape={shape} />;
}
