import {
  isBlankRow,
  type PlanRow as PlanRowOf,
  type PlanTableName,
  planColumns,
  planTable,
  rowsFromPaste,
} from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import { Button, fieldId, Icon, Keys, LiveRegion } from '@harambee/ui';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { planCellId, planRowId } from '../findings/row-ids.ts';
import { planHelp } from './plan-help.ts';
import { PlanRow } from './plan-row.tsx';
import * as S from './plan-table.styles.ts';
import { useFocusLater } from './use-focus-later.ts';
import { newRowId, usePlanRows } from './use-plan-rows.ts';

/** A table of the plan (PROP-26, PROP-48): closed until somebody wants it, so that prose alone stays a ten-minute form. */
export function PlanTable({ table }: { table: PlanTableName }) {
  const { label, itemLabel, maxRows } = planTable(table);
  const { rows, isFull, removed, ...plan } = usePlanRows(table);
  const [open, setOpen] = useState<string>();
  const [said, setSaid] = useState('');
  const [unread, setUnread] = useState<{ label: string; text: string }[]>([]);
  const { values } = useFormikContext<ProposalFields>();
  const focus = useFocusLater();
  const first = planColumns(table)[0]?.[0] ?? '';
  const item = itemLabel.toLowerCase();

  const show = (id: string) => {
    setOpen(id);
    focus(planCellId(id, first));
  };
  const add = (after?: number) => {
    if (isFull) return setSaid(`There is room for ${maxRows} rows`);
    show(plan.add(after));
    setSaid(`${itemLabel} added`);
  };
  const remove = (place: number) => {
    plan.remove(place);
    setOpen(undefined);
    focus(`plan-${table}-undo`);
    setSaid(`${itemLabel} ${place + 1} removed`);
  };
  const undo = () => {
    show(plan.undoRemove());
    setSaid(`The ${item} is back`);
  };
  const move = (place: number, by: number) => {
    plan.move(place, by);
    setSaid(`${itemLabel} ${place + 1} is now ${itemLabel.toLowerCase()} ${place + 1 + by}`);
  };
  const enter = (place: number) => {
    const row = rows[place];
    const next = rows[place + 1];
    if (next) return show(next.id);
    if (row && !isBlankRow(table, row as never)) add(place);
  };

  const paste = (place: number, text: string) => {
    const targets = { outcomes: values.outcomes ?? [], budgetLines: values.budgetLines ?? [] };
    const { rows: pasted, unread } = rowsFromPaste(table, text, targets, newRowId);
    const current = rows[place];
    const isBlank = current !== undefined && isBlankRow(table, current as never);
    const tooMany = plan.insertAfter(place, pasted as never[], isBlank);
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
    <S.Fold id={fieldId(table)}>
      <summary>
        <Icon name="chevron-down" size={16} />
        {label}
        <span>{rows.length === 0 ? 'Optional' : `${rows.length} ${rows.length === 1 ? 'row' : 'rows'}`}</span>
      </summary>
      <p>{planHelp[table]}</p>
      {rows.length > 0 && (
        <S.Rows>
          {rows.map((row, place) => (
            <PlanRow
              key={row.id}
              table={table}
              row={row as PlanRowOf<PlanTableName>}
              place={place}
              count={rows.length}
              isOpen={open === row.id}
              onToggle={() => {
                setOpen(open === row.id ? undefined : row.id);
                focus(open === row.id ? planRowId(row.id) : planCellId(row.id, first));
              }}
              onChange={(part) => plan.change(place, part as never)}
              onEnter={() => enter(place)}
              onPaste={(text) => paste(place, text)}
              onRemove={() => remove(place)}
              onMove={(by) => move(place, by)}
            />
          ))}
        </S.Rows>
      )}
      {removed && (
        <S.Line>
          <span>The {item} is removed.</span>
          <Button small kind="quiet" id={`plan-${table}-undo`} onClick={undo}>
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
