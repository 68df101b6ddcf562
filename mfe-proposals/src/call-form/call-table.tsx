import {
  type CallTableName,
  callColumns,
  callRowInWords,
  callRowsFromPaste,
  callTable,
  emptyCallRow,
  formatNumber,
  isBlankCallRow,
  missingCallCells,
  type ValueColumn,
} from '@harambee/domain';
import type { CallRow } from '@harambee/domain/schemas';
import { RowTable } from '../tables/row-table.tsx';
import type { TableShape } from '../tables/table-shape.ts';
import { newRowId } from '../tables/use-rows.ts';
import { ValueCell } from '../tables/value-cell.tsx';
import { cellHelp, missedBy, tableHelp } from './call-help.ts';
import { SourceLine } from './source-line.tsx';

const none: readonly never[] = [];

/** A table of a call (CALL-02): a row at a time, moved by key and button, or pasted from a spreadsheet. */
export function CallTable<Name extends CallTableName>({ table, isOpen }: { table: Name; isOpen?: boolean }) {
  const shape = shapeOf(table);
  return <RowTable shape={shape} none={none} emptyWords="None yet" {...(isOpen && { isOpen })} />;
}

function shapeOf<Name extends CallTableName>(table: Name): TableShape<CallRow<Name>> {
  const { label, itemLabel, maxRows } = callTable(table);
  const columns = new Map<string, ValueColumn>(callColumns(table));
  return {
    ...{ name: table, label, itemLabel, maxRows, help: tableHelp[table], missedBy },
    columns: [...columns.keys()],
    cell: (column, props) => (
      <ValueCell
        key={column}
        {...props}
        column={columns.get(column) as ValueColumn}
        help={cellHelp[`${table}.${column}`]}
      />
    ),
    words: (row) => {
      const [first = '', ...rest] = callRowInWords(table, row).split('; ');
      return [first, rest.join(' · ')];
    },
    missing: (row) => missingCallCells(table, row),
    isBlank: (row) => isBlankCallRow(table, row),
    emptyRow: (id) => emptyCallRow(table, id),
    fromPaste: (text) => callRowsFromPaste(table, text, newRowId),
    above: ({ source, origin }) => <SourceLine source={source} origin={origin} />,
    ...(table === 'criteria' && {
      sum: (rows) => <WeightSum rows={rows as readonly CallRow<'criteria'>[]} />,
    }),
  };
}

/** What the weights come to. A hundred is usual, other sums are the funder's own. */
function WeightSum({ rows }: { rows: readonly CallRow<'criteria'>[] }) {
  const weighed = rows.filter(({ weight }) => weight !== null);
  if (weighed.length === 0) return <span>No weights given.</span>;
  const sum = weighed.reduce((total, { weight }) => total + (weight ?? 0), 0);
  const others = rows.length - weighed.length;
  return (
    <span>
      The weights come to <b>{formatNumber(Math.round(sum * 100) / 100)}</b>
      {others > 0 && `, without ${others} of ${rows.length}`}.
    </span>
  );
}
