import {
  isBlankRow,
  missingCells,
  type PlanRow as PlanRowOf,
  type PlanTableName,
  planColumns,
  planTable,
  rowInWords,
} from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { Button, Icon, IconButton } from '@harambee/ui';
import { useFormikContext } from 'formik';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { FindingsAt } from '../findings/form-findings.tsx';
import { planCellId, planRowId } from '../findings/row-ids.ts';
import { PlanCell } from './plan-cell.tsx';
import { cellHelp } from './plan-help.ts';
import * as S from './plan-table.styles.ts';

type AnyRow = PlanRowOf<PlanTableName>;

export interface PlanRowProps {
  table: PlanTableName;
  row: AnyRow;
  place: number;
  count: number;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (part: Partial<AnyRow>) => void;
  onEnter: () => void;
  onPaste: (text: string) => void;
  onRemove: () => void;
  onMove: (by: number) => void;
}

/** Rows of a spreadsheet, not words within a cell. */
const isRows = (text: string): boolean => text.includes('\t');

/** One row: a line that says it in words, and its editor once it is opened. */
export function PlanRow({ table, row, place, count, isOpen, onToggle, ...actions }: PlanRowProps) {
  const { itemLabel } = planTable(table);
  const name = `${itemLabel} ${place + 1}`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !(event.target instanceof HTMLSelectElement)) {
      event.preventDefault();
      actions.onEnter();
    }
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      actions.onMove(event.key === 'ArrowUp' ? -1 : 1);
    }
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isRows(text)) return;
    event.preventDefault();
    actions.onPaste(text);
  };
  return (
    <S.Row data-open={isOpen || undefined}>
      <div>
        <RowLine table={table} row={row} place={place} isOpen={isOpen} onToggle={onToggle} />
      </div>
      {isOpen && (
        <S.Editor role="group" aria-label={name} onPaste={onPaste}>
          {planColumns(table).map(([column, shape]) => (
            <PlanCell
              key={column}
              id={planCellId(row.id, column)}
              column={shape}
              help={cellHelp[`${table}.${column}`]}
              value={(row as Record<string, unknown>)[column]}
              onChange={(value) => actions.onChange({ [column]: value } as Partial<AnyRow>)}
              onKeyDown={onKeyDown}
            />
          ))}
          <StillMissing table={table} row={row} />
          <S.RowActions>
            <IconButton
              icon="arrow-up"
              small
              label={`Move ${name} up`}
              disabled={place === 0}
              onClick={() => actions.onMove(-1)}
            />
            <IconButton
              icon="arrow-down"
              small
              label={`Move ${name} down`}
              disabled={place === count - 1}
              onClick={() => actions.onMove(1)}
            />
            <Button small kind="quiet" icon="trash" onClick={actions.onRemove}>
              Remove {name.toLowerCase()}
            </Button>
            <Button small onClick={onToggle}>
              Done
            </Button>
          </S.RowActions>
        </S.Editor>
      )}
      <FindingsAt place={`${table}[${row.id}]`} />
    </S.Row>
  );
}

/** The row in words, with what is missing in it. */
function RowLine({
  table,
  row,
  place,
  isOpen,
  onToggle,
}: Pick<PlanRowProps, 'table' | 'row' | 'place' | 'isOpen' | 'onToggle'>) {
  const { values } = useFormikContext<ProposalFields>();
  const [first = '', ...rest] = rowInWords(table, row, values).split('; ');
  const missing = missingCells(table, row).length;
  return (
    <button type="button" data-row id={planRowId(row.id)} aria-expanded={isOpen} onClick={onToggle}>
      <b>{place + 1}</b>
      <span dir="auto">
        {first || 'Empty row'}
        {!isOpen && rest.length > 0 && <small>{rest.join('; ')}</small>}
      </span>
      {!isOpen && missing > 0 && !isBlankRow(table, row) && (
        <em>
          {missing} {missing === 1 ? 'cell' : 'cells'} to fill
        </em>
      )}
    </button>
  );
}

/** What a reviewer misses in the row, once somebody has started to write it. */
function StillMissing({ table, row }: Pick<PlanRowProps, 'table' | 'row'>) {
  const missing = isBlankRow(table, row) ? [] : missingCells(table, row);
  if (missing.length === 0) return null;
  return (
    <S.Missing>
      <Icon name="info" size={16} />
      <span>
        Reviewers look for this, too: {missing.map(({ message }) => message.toLowerCase()).join('; ')}.
      </span>
    </S.Missing>
  );
}
