import { readUnsavedText, storeUnsavedText } from '@harambee/platform';

/** Beside unsaved text, and like it forgotten when the person signs out. */
const name = 'changed-proposed-rows';
/** More than anybody changes before accepting. */
const most = 200;

/** Changed cells by the id of the proposed row, which is made of the words it was read from. */
export type ChangedRows = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a person changed in proposed rows and has not accepted yet (PROP-51). A reload loses nothing. */
export function readChanged(userId: string): ChangedRows {
  const stored = readUnsavedText(userId, name);
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, Record<string, unknown>] => isRecord(entry[1])),
  );
}

export function storeChanged(userId: string, changes: ChangedRows): void {
  storeUnsavedText(userId, name, Object.fromEntries(Object.entries(changes).slice(-most)));
}

/** The row with what was changed in it; a stored cell of another kind, from an earlier release, is left out. */
export function withChanges<Row extends object>(row: Row, changes: ChangedRows[string] = {}): Row {
  const cells = row as Readonly<Record<string, unknown>>;
  const isSameKind = (column: string, value: unknown) =>
    column in cells &&
    (value === null || cells[column] === null || typeof value === typeof cells[column]) &&
    Array.isArray(value) === Array.isArray(cells[column]);
  return {
    ...row,
    ...Object.fromEntries(Object.entries(changes).filter(([column, value]) => isSameKind(column, value))),
  };
}
