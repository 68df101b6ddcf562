import { Button, fieldId, Icon, Keys, LiveRegion } from '@harambee/ui';
import { useState } from 'react';
import { cellId, rowId } from './row-ids.ts';
import * as S from './table.styles.ts';
import { TableRow } from './table-row.tsx';
import type { AnyRow, TableShape } from './table-shape.ts';
import { useFocusLater } from './use-focus-later.ts';
import { useRows } from './use-rows.ts';

interface RowTableProps<Row extends AnyRow> {
  shape: TableShape<Row>;
  /** What the form holds for a table without rows. */
  none?: readonly Row[];
  /** Beside the heading where there are no rows. */
  emptyWords?: string;
  /** Opened from the start. */
  isOpen?: boolean;
}

/** A table of rows in a form (PROP-26, PROP-48, CALL-02): edited one row at a time, by keys, or pasted from a spreadsheet. */
export function RowTable<Row extends AnyRow>({
  shape,
  none,
  emptyWords = 'Optional',
  isOpen: isOpenFirst,
}: RowTableProps<Row>) {
  // Rows go in and come out as they are; what they hold is for the shape to know.
  const table = shape as unknown as TableShape;
  const { name, label, itemLabel, maxRows } = table;
  const { rows, isFull, removed, ...form } = useRows<AnyRow>({ ...table, none });
  const [open, setOpen] = useState<string>();
  const [said, setSaid] = useState('');
  const [unread, setUnread] = useState<{ label: string; text: string }[]>([]);
  const focus = useFocusLater();
  // From then on the person opens and closes it.
  const [wasOpen] = useState(isOpenFirst);
  const first = table.columns[0] ?? '';
  const item = itemLabel.toLowerCase();
  const undoId = `${name}-undo`;

  const show = (id: string) => {
    setOpen(id);
    focus(cellId(id, first));
  };
  const add = (after?: number) => {
    if (isFull) return setSaid(`There is room for ${maxRows} rows`);
    show(form.add(after));
    setSaid(`${itemLabel} added`);
  };
  const remove = (place: number) => {
    form.remove(place);
    setOpen(undefined);
    focus(undoId);
    setSaid(`${itemLabel} ${place + 1} removed`);
  };
  const undo = () => {
    show(form.undoRemove());
    setSaid(`The ${item} is back`);
  };
  const move = (place: number, by: number) => {
    form.move(place, by);
    setSaid(`${itemLabel} ${place + 1} is now ${itemLabel.toLowerCase()} ${place + 1 + by}`);
  };
  const enter = (place: number) => {
    const row = rows[place];
    const next = rows[place + 1];
    if (next) return show(next.id);
    if (row && !table.isBlank(row)) add(place);
  };

  const paste = (place: number, text: string) => {
    const { rows: pasted, unread } = table.fromPaste(text);
    const current = rows[place];
    const isBlank = current !== undefined && table.isBlank(current);
    const tooMany = form.insertAfter(place, pasted, isBlank);
    const firstRow = pasted[0];
    if (firstRow) show(firstRow.id);
    setUnread(unread);
    setSaid(
      [
        `${counted(pasted.length - tooMany, 'row')} pasted`,
        tooMany > 0 && `no room for ${counted(tooMany, 'more row')}`,
        unread.length > 0 && `${counted(unread.length, 'cell')} not read`,
      ]
        .filter(Boolean)
        .join(', '),
    );
  };

  return (
    <S.Fold id={fieldId(name)} open={wasOpen}>
      <summary>
        <Icon name="chevron-down" size={16} />
        {label}
        <span>{rows.length === 0 ? emptyWords : `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`}</span>
      </summary>
      <p>{table.help}</p>
      {rows.length > 0 && (
        <S.Rows>
          {rows.map((row, place) => (
            <TableRow
              key={row.id}
              table={table}
              row={row}
              place={place}
              count={rows.length}
              isOpen={open === row.id}
              onToggle={() => {
                setOpen(open === row.id ? undefined : row.id);
                focus(open === row.id ? rowId(row.id) : cellId(row.id, first));
              }}
              onChange={(part) => form.change(place, part)}
              onEnter={() => enter(place)}
              onPaste={(text) => paste(place, text)}
              onRemove={() => remove(place)}
              onMove={(by) => move(place, by)}
            />
          ))}
        </S.Rows>
      )}
      {rows.length > 0 && table.sum && <S.Line>{table.sum(rows)}</S.Line>}
      {removed && (
        <S.Line>
          <span>The {item} is removed.</span>
          <Button small kind="quiet" id={undoId} onClick={undo}>
            Undo
          </Button>
        </S.Line>
      )}
      {unread.length > 0 && (
        <S.Line>
          <span>
            Not read, and not in the table:{' '}
            {unread.map(({ label: column, text }) => `${column ? `${column} ` : ''}“${text}”`).join(', ')}
          </span>
          <Button small kind="quiet" onClick={() => setUnread([])}>
            Close
          </Button>
        </S.Line>
      )}
      <S.Foot>
        <Button kind="quiet" small icon="plus" disabled={isFull} onClick={() => add()}>
          Add {/^[aeiou]/i.test(item) ? 'an' : 'a'} {item}
        </Button>
        {rows.length > 0 && (
          <span>
            <Keys keys={['↵']} /> next row, <Keys keys={['Alt', '↑']} /> move, or paste rows of a spreadsheet
          </span>
        )}
      </S.Foot>
      <LiveRegion>{said}</LiveRegion>
    </S.Fold>
  );
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
