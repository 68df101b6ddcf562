import { type HeadingWords, namedCells, type UnreadCell, valueInCell } from '../rows/paste.ts';
import type { CallRow } from './call.schemas.ts';
import { emptyCallRow, isBlankCallRow } from './call-content.ts';
import { type CallTableName, callColumns } from './call-tables.ts';

export interface PastedCallRows<Name extends CallTableName> {
  rows: CallRow<Name>[];
  unread: UnreadCell[];
}

/** Headings of funders' spreadsheets, in place of ours. */
const synonyms: HeadingWords = {
  number: /^(?:number|no\.?|nr\.?|#|n°|nº|ref\.?)$/,
  text: /^(?:text|questions?|statements?|criterion|criteria|requirements?|pregunta|pergunta)$/,
  help: /^(?:help|guidance|instructions?|notes?|explanation|hint)$/,
  limit: /^(?:limit|max(?:imum|\.)?|length|max(?:imum|\.)? length|word limit|character limit)$/,
  limitUnit: /^(?:unit|counted in|limit unit|words or characters)$/,
  required: /^(?:required|mandatory|must)$/,
  section: /^(?:section|part|part of the form|heading)$/,
  kind: /^(?:kind|type|about|category)$/,
  value: /^(?:value|threshold)$/,
  name: /^(?:name|documents?|attachments?|annex|file)$/,
  fileName: /^(?:file name|filename|name of the file)$/,
  weight: /^(?:weight|weighting|points|score|max(?:imum|\.)? (?:points|score)|%)$/,
};

/**
 * Converts rows of a spreadsheet into rows of a table of a call, by their headings or else in the order of the form
 * (CALL-02). Cells that cannot be read are reported, never guessed.
 */
export function callRowsFromPaste<Name extends CallTableName>(
  table: Name,
  text: string,
  newId: () => string,
): PastedCallRows<Name> {
  const columns = new Map(callColumns(table));
  const result: PastedCallRows<Name> = { rows: [], unread: [] };
  for (const cells of namedCells(callColumns(table), synonyms, text)) {
    const row: CallRow<Name> & Record<string, unknown> = emptyCallRow(table, newId());
    for (const { name, label, text: cell } of cells) {
      const column = name === undefined ? undefined : columns.get(name);
      const value = column && valueInCell(column, cell);
      if (name === undefined || value === undefined) result.unread.push({ label, text: cell });
      else Object.assign(row, { [name]: value });
    }
    if (!isBlankCallRow(table, row)) result.rows.push(row);
  }
  return result;
}
