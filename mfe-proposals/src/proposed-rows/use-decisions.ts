import { type PlanTableName, planTable } from '@harambee/domain';
import type { ProposedRow } from '@harambee/drafting/proposed-rows';
import { useState } from 'react';
import { usePlanRows } from '../plan/use-plan-rows.ts';
import { withChanges } from './changed-rows.ts';
import { useProposedRows } from './proposed-rows-provider.tsx';

type AnyRow = ProposedRow['row'];

/** What was decided last, so that it can be undone. */
interface Decision {
  kind: 'accepted' | 'dropped';
  proposed: readonly ProposedRow[];
  /** As they went into the table. */
  rows: readonly AnyRow[];
}

/** The decisions on the rows that a text proposes for a table: nothing is in the plan before `accept` (PROP-51). */
export function useDecisions(table: PlanTableName) {
  const { rows: proposed, changes, change, drop, reopen } = useProposedRows(table);
  const plan = usePlanRows(table);
  const [last, setLast] = useState<Decision>();
  const changed = ({ row }: ProposedRow): AnyRow => withChanges(row, changes[row.id]);

  // A row that was changed in the table since, or removed there, is no longer what was accepted.
  const isAsAccepted = (row: AnyRow) => plan.rows.some((one) => JSON.stringify(one) === JSON.stringify(row));
  const canUndo = last !== undefined && (last.kind === 'dropped' || last.rows.every(isAsAccepted));

  return {
    proposed,
    changed,
    last: canUndo ? last : undefined,
    hasRoomFor: (count: number) => plan.rows.length + count <= planTable(table).maxRows,
    change: (id: string, part: Partial<AnyRow>) => change(id, part),
    accept: (accepted: readonly ProposedRow[]) => {
      const rows = accepted.map(changed);
      plan.insertAfter(plan.rows.length - 1, rows as never[], false);
      setLast({ kind: 'accepted', proposed: accepted, rows });
    },
    drop: (one: ProposedRow) => {
      drop(one);
      setLast({ kind: 'dropped', proposed: [one], rows: [] });
    },
    undo: () => {
      if (!last) return;
      if (last.kind === 'accepted') plan.removeAll(last.rows.map(({ id }) => id));
      reopen(last.proposed);
      setLast(undefined);
    },
  };
}
