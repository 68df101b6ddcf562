import { emptyValue, emptyValues, isEmptyValue, tidyValue } from '../rows/values.ts';
import type { CallContent, CallRow } from './call.schemas.ts';
import {
  callFieldNames,
  callFields,
  callFieldTable,
  type FunderFieldName,
  funderFieldNames,
} from './call-fields.ts';
import { type CallTableName, callColumns, callTableNames, callTables } from './call-tables.ts';

/** A call nobody has written in (CALL-01). */
export const emptyCall: Readonly<CallContent> = {
  ...emptyValues(callFields),
  questions: [],
  eligibility: [],
  attachments: [],
  criteria: [],
};

/** A new row of a table. */
export const emptyCallRow = <Name extends CallTableName>(table: Name, id: string): CallRow<Name> =>
  ({ id, ...emptyValues(callTables[table].columns) }) as unknown as CallRow<Name>;

/** Whether nobody has written in a row. */
export const isBlankCallRow = (table: CallTableName, row: { id: string }): boolean =>
  callColumns(table).every(([name, column]) =>
    isEmptyValue(column, (row as unknown as Record<string, unknown>)[name]),
  );

/** The empty cells of a row that readers expect, each with its message. */
export const missingCallCells = (table: CallTableName, row: { id: string }) =>
  callColumns(table).flatMap(([name, column]) =>
    column.needed !== undefined && isEmptyValue(column, (row as unknown as Record<string, unknown>)[name])
      ? [{ column: name, message: column.needed }]
      : [],
  );

/** The empty fields of a call that readers expect, each with its message. */
export const missingCallFields = (call: CallContent) =>
  callFieldNames.flatMap((field) => {
    const { needed } = callFieldTable[field];
    return needed !== undefined && isEmptyValue(callFieldTable[field], call[field])
      ? [{ field, message: needed }]
      : [];
  });

const present = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/**
 * Adds missing fields and cells as empty ones: for calls that were stored before a field existed, and for requests
 * and form libraries that leave empty values out.
 */
export function withEmptyCallValues(stored: Partial<CallContent>): CallContent {
  const filled = { ...emptyCall, ...present(stored) } as CallContent;
  const rows = callTableNames.map((table) => [
    table,
    filled[table].map((row) => ({ ...emptyCallRow(table, row.id), ...present(row) })),
  ]);
  return { ...filled, ...(Object.fromEntries(rows) as Pick<CallContent, CallTableName>) };
}

const tidyRow = (row: object) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, tidyValue(value)]));

/** A call as it is stored: no space around texts, no blank rows, no source for a field that is empty. */
export function tidyCall(call: CallContent): CallContent {
  const fields = callFieldNames.map((name) => [name, tidyValue(call[name])]);
  const tables = callTableNames.map((table) => [
    table,
    (call[table] as { id: string }[]).filter((row) => !isBlankCallRow(table, row)).map(tidyRow),
  ]);
  const tidied = Object.fromEntries([...fields, ...tables]) as CallContent;
  const found = Object.entries(call.found ?? {}).filter(
    ([name, value]) =>
      value !== undefined &&
      !isEmptyValue(callFieldTable[name as FunderFieldName], tidied[name as FunderFieldName]),
  );
  return found.length > 0 ? { ...tidied, found: Object.fromEntries(found) } : tidied;
}

/**
 * A new call with the content of another one (CALL-05): the funder's fields and rows, without what the organization
 * has decided, and without the deadline, which is another one next time.
 */
export function callFromTemplate(template: CallContent): CallContent {
  const { found: _found, ...content } = template;
  const own = callFieldNames.filter((name) => !(funderFieldNames as string[]).includes(name));
  const anew = [...own, 'deadlineDay', 'deadlineTime', 'publicationDay'] as const;
  return { ...content, ...Object.fromEntries(anew.map((name) => [name, emptyValue(callFieldTable[name])])) };
}
