import type { PlanTableName } from '@harambee/domain';
import type { ProposalFields } from '@harambee/domain/schemas';
import type { ProposedRow } from '@harambee/drafting/proposed-rows';
import { useUser } from '@harambee/platform';
import { useFormikContext } from 'formik';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { type ChangedRows, readChanged, storeChanged } from './changed-rows.ts';
import { readDropped, storeDropped } from './dropped-rows.ts';
import { useFoundRows } from './use-found-rows.ts';

interface ProposedRows {
  /** Neither in the plan nor dropped. */
  rows: readonly ProposedRow[];
  /** What was changed in proposed rows; it outlasts an undo. */
  changes: ChangedRows;
  change: (id: string, part: object) => void;
  drop: (row: ProposedRow) => void;
  /** What was accepted or dropped is open again. */
  reopen: (rows: readonly ProposedRow[]) => void;
}

const Context = createContext<ProposedRows>({
  rows: [],
  changes: {},
  change: () => {},
  drop: () => {},
  reopen: () => {},
});

/** Reads the text of a form while somebody writes in it, once for all tables of the plan. */
export function ProposedRowsProvider({ children }: { children: ReactNode }) {
  const { id: userId } = useUser();
  const { values } = useFormikContext<ProposalFields>();
  const [found, setFound] = useFoundRows(values);
  const [dropped, setDropped] = useState(() => readDropped(userId));
  const [changes, setChanges] = useState(() => readChanged(userId));
  const change = (id: string, part: object) => {
    const changed = { ...changes, [id]: { ...changes[id], ...part } };
    setChanges(changed);
    storeChanged(userId, changed);
  };
  const keep = (ids: string[]) => {
    setDropped(ids);
    storeDropped(userId, ids);
  };
  const isOpen = ({ table, row }: ProposedRow) =>
    !dropped.includes(row.id) && !(values[table] ?? []).some(({ id }) => id === row.id);
  const drop = ({ row }: ProposedRow) => keep([...dropped, row.id]);
  const reopen = (rows: readonly ProposedRow[]) => {
    const ids = rows.map(({ row }) => row.id);
    if (dropped.some((id) => ids.includes(id))) keep(dropped.filter((id) => !ids.includes(id)));
    // At once, and not after the pause in which the text is read again.
    setFound((known) => [...rows, ...known.filter(({ row }) => !ids.includes(row.id))]);
  };
  const rows = found.filter(isOpen);
  return <Context.Provider value={{ rows, changes, change, drop, reopen }}>{children}</Context.Provider>;
}

/** What the text proposes for one table. */
export function useProposedRows(table: PlanTableName): ProposedRows {
  const { rows, ...actions } = useContext(Context);
  return { rows: rows.filter((one) => one.table === table), ...actions };
}
