import { type PlanTableName, planColumns, planTable } from '@harambee/domain';
import type { ProposedRow as Proposed } from '@harambee/drafting/proposed-rows';
import { Button } from '@harambee/ui';
import type { KeyboardEvent } from 'react';
import { PlanCell } from '../plan/plan-cell.tsx';
import * as S from './proposed-rows.styles.ts';
import { SourceWords } from './source-words.tsx';

export const proposedRowId = (id: string): string => `proposed-${id}`;

interface ProposedRowProps {
  proposed: Proposed;
  /** The row with what the person has changed in it. */
  row: Proposed['row'];
  place: number;
  count: number;
  onChange: (part: Partial<Proposed['row']>) => void;
  onAccept: () => void;
  onDrop: () => void;
}

const isFilled = (value: unknown): boolean =>
  value !== '' && value !== null && !(Array.isArray(value) && value.length === 0);

/** A row that the text proposes: the words it was read from, its cells to be changed in place, and the two decisions. */
export function ProposedRow({ proposed, row, place, count, onChange, onAccept, onDrop }: ProposedRowProps) {
  const table: PlanTableName = proposed.table;
  const id = proposedRowId(row.id);
  const name = `${planTable(table).itemLabel} ${place + 1} of ${count} found in your text`;
  const cells = proposed.row as unknown as Readonly<Record<string, unknown>>;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    onAccept();
  };
  return (
    <S.Item>
      <S.Proposal role="group" aria-label={name} id={id} tabIndex={-1}>
        {proposed.sources.map((source) => (
          <SourceWords key={`${source.field}-${source.item}-${source.start}`} source={source} />
        ))}
        <S.Cells>
          {planColumns(table)
            .filter(([column]) => isFilled(cells[column]))
            .map(([column, shape]) => (
              <PlanCell
                key={column}
                id={`${id}-${column}`}
                column={shape}
                value={(row as unknown as Record<string, unknown>)[column]}
                onChange={(value) => onChange({ [column]: value } as Partial<Proposed['row']>)}
                onKeyDown={onKeyDown}
              />
            ))}
        </S.Cells>
        <S.Decision>
          <Button small icon="check" onClick={onAccept}>
            Accept
          </Button>
          <Button small kind="quiet" onClick={onDrop}>
            Drop
          </Button>
        </S.Decision>
      </S.Proposal>
    </S.Item>
  );
}
