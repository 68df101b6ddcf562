import { type PlanTableName, planTable } from '@harambee/domain';
import type { ProposedRow as Proposed } from '@harambee/drafting/proposed-rows';
import { Button, Icon, LiveRegion } from '@harambee/ui';
import { useState } from 'react';
import { useFocusLater } from '../tables/use-focus-later.ts';
import { ProposedRow, proposedRowId } from './proposed-row.tsx';
import * as S from './proposed-rows.styles.ts';
import { useDecisions } from './use-decisions.ts';

const counted = (count: number): string => `${count} ${count === 1 ? 'row' : 'rows'}`;

/** The rows that the text proposes for a table: one quiet line, and a list to decide on them (PROP-51). */
export function ProposedRows({ table }: { table: PlanTableName }) {
  const { proposed, changed, last, ...decide } = useDecisions(table);
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const focus = useFocusLater();
  const { itemLabel, maxRows } = planTable(table);
  const [undoId, listId] = [`proposed-${table}-undo`, `proposed-${table}-list`];

  /** The next proposal has the focus, else the last; where none is left, the way back. */
  const goOn = (place: number) => {
    const others = proposed.filter((_, at) => at !== place);
    const next = others[place] ?? others.at(-1);
    focus(next ? proposedRowId(next.row.id) : undoId);
    return others.length === 0 ? 'none left' : `${counted(others.length)} left`;
  };
  const accept = (one: Proposed, place: number) => {
    if (!decide.hasRoomFor(1)) return setSaid(`There is room for ${maxRows} rows`);
    decide.accept([one]);
    setSaid(`${itemLabel} added to the table, ${goOn(place)}`);
  };
  const acceptAll = () => {
    if (!decide.hasRoomFor(proposed.length)) return setSaid(`There is room for ${maxRows} rows`);
    decide.accept(proposed);
    focus(undoId);
    setSaid(`${counted(proposed.length)} added to the table`);
  };
  const drop = (one: Proposed, place: number) => {
    decide.drop(one);
    setSaid(`${itemLabel} dropped, ${goOn(place)}`);
  };
  const undo = () => {
    const [first] = last?.proposed ?? [];
    decide.undo();
    setOpen(true);
    if (first) focus(proposedRowId(first.row.id));
    setSaid(last?.proposed.length === 1 ? 'The row is proposed again' : 'The rows are proposed again');
  };
  const toggle = () => {
    const [first] = proposed;
    if (!isOpen && first) focus(proposedRowId(first.row.id));
    setOpen(!isOpen);
  };
  const isShown = isOpen && proposed.length > 0;

  return (
    <>
      <LiveRegion>{said}</LiveRegion>
      {(proposed.length > 0 || last) && (
        <S.Box data-open={isShown || undefined}>
          {proposed.length > 0 && (
            <S.Line>
              <Icon name="sparkle" size={16} />
              <span>{counted(proposed.length)} found in your text</span>
              <Button
                small
                kind="quiet"
                aria-label={`${isOpen ? 'Hide' : 'Show'} ${counted(proposed.length)} found in your text`}
                aria-expanded={isOpen}
                aria-controls={listId}
                onClick={toggle}
              >
                {isOpen ? 'Hide' : 'Show'}
              </Button>
            </S.Line>
          )}
          <div id={listId} hidden={!isShown}>
            {isShown && (
              <>
                <S.Help>Nothing is in the table before you accept it. Change what is not right.</S.Help>
                <S.List>
                  {proposed.map((one, place) => (
                    <ProposedRow
                      key={one.row.id}
                      proposed={one}
                      row={changed(one)}
                      place={place}
                      count={proposed.length}
                      onChange={(part) => decide.change(one.row.id, part)}
                      onAccept={() => accept(one, place)}
                      onDrop={() => drop(one, place)}
                    />
                  ))}
                </S.List>
              </>
            )}
          </div>
          <S.Line>
            {last && (
              <>
                <span>
                  {counted(last.proposed.length)}{' '}
                  {last.kind === 'accepted' ? 'added to the table' : 'dropped'}.
                </span>
                <Button small kind="quiet" id={undoId} onClick={undo}>
                  Undo
                </Button>
              </>
            )}
            {isShown && proposed.length > 1 && (
              <Button small icon="check" onClick={acceptAll}>
                Accept all {proposed.length}
              </Button>
            )}
          </S.Line>
        </S.Box>
      )}
    </>
  );
}
