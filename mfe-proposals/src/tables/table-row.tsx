import { Button, Icon, IconButton } from '@harambee/ui';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { cellId, rowId } from './row-ids.ts';
import * as S from './table.styles.ts';
import type { AnyRow, TableShape } from './table-shape.ts';

export interface TableRowProps {
  table: TableShape;
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
export function TableRow({ table, row, place, count, isOpen, onToggle, ...actions }: TableRowProps) {
  const name = `${table.itemLabel} ${place + 1}`;
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
          {table.above?.(row)}
          {table.columns.map((column) =>
            table.cell(column, {
              id: cellId(row.id, column),
              value: (row as unknown as Record<string, unknown>)[column],
              onChange: (value) => actions.onChange({ [column]: value } as Partial<AnyRow>),
              onKeyDown,
            }),
          )}
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
      {table.below?.(row)}
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
}: Pick<TableRowProps, 'table' | 'row' | 'place' | 'isOpen' | 'onToggle'>) {
  const [first, rest] = table.words(row);
  const missing = table.missing(row).length;
  return (
    <button type="button" data-row id={rowId(row.id)} aria-expanded={isOpen} onClick={onToggle}>
      <b>{place + 1}</b>
      <span dir="auto">
        {first || 'Empty row'}
        {!isOpen && rest !== '' && <small>{rest}</small>}
      </span>
      {!isOpen && missing > 0 && !table.isBlank(row) && (
        <em>
          {missing} {missing === 1 ? 'cell' : 'cells'} to fill
        </em>
      )}
    </button>
  );
}

/** What readers miss in the row, once somebody has started to write it. */
function StillMissing({ table, row }: Pick<TableRowProps, 'table' | 'row'>) {
  const missing = table.isBlank(row) ? [] : table.missing(row);
  if (missing.length === 0) return null;
  return (
    <S.Missing>
      <Icon name="info" size={16} />
      <span>
        {table.missedBy}: {missing.map(({ message }) => message.toLowerCase()).join('; ')}.
      </span>
    </S.Missing>
  );
}
