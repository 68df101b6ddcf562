import { textEditLimits } from '@harambee/domain';
import {
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableNode,
  $isTableSelection,
  registerTablePlugin,
  registerTableSelectionObserver,
  type TableCellNode,
} from '@lexical/table';
import {
  $findMatchingParent,
  $getRoot,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_CRITICAL,
  KEY_TAB_COMMAND,
  type LexicalEditor,
  mergeRegister,
  RootNode,
} from 'lexical';
import { LineNode, lineNode } from './editor-nodes.ts';
import { cellAt, cellsOf, placeOfCell, settleTable, TextTableNode, tableOfRows } from './table-nodes.ts';

const tableTools = ['table', 'rowBelow', 'columnAfter', 'removeRow', 'removeColumn', 'removeTable'] as const;
export type TableTool = (typeof tableTools)[number];

export const isTableTool = (name: string): name is TableTool => tableTools.some((tool) => tool === name);

/** The cell with the caret, also of several that are selected; null where a selection leaves the table. */
export function cellAtCaret() {
  const selection = $getSelection();
  if (!$isRangeSelection(selection) && !$isTableSelection(selection)) return null;
  const [cell, other] = [cellAt(selection.focus.getNode()), cellAt(selection.anchor.getNode())];
  return cell && other && tableOf(cell)?.is(tableOf(other)) ? cell : null;
}

const tableOf = (cell: TableCellNode) => $findMatchingParent(cell, $isTableNode);

/** The child of the root with the caret. */
export function partAtCaret() {
  const selection = $getSelection();
  const isCells = $isTableSelection(selection);
  const node = $isRangeSelection(selection) || isCells ? selection.anchor.getNode() : null;
  return node && $findMatchingParent(node, (one) => one.getParent()?.is($getRoot()) ?? false);
}

const newRows = () => Array.from({ length: 3 }, () => [[], []]);

/** A table after the line with the caret, in place of an empty one; the caret goes to its first cell. */
function insertTable(): void {
  const part = partAtCaret();
  if (!part || cellAtCaret()) return;
  const isEmpty = part instanceof LineNode && part.isEmpty();
  const table = tableOfRows(newRows(), isEmpty ? part.getParagraph() : '', () => []);
  if (isEmpty) part.replace(table);
  else part.insertAfter(table);
  cellsOf(table)[0]?.[0]?.selectEnd();
}

function removeTable(): void {
  const part = partAtCaret();
  if (!(part instanceof TextTableNode)) return;
  // Its paragraph goes on to say nothing, it does not move to another one's lines.
  const line = lineNode('paragraph', part.getLatest().__paragraph);
  part.replace(line);
  line.selectEnd();
}

/** Within an update of the editor; nothing where a limit is reached, or a table would lose its last row or column. */
export function runTableTool(tool: TableTool): void {
  const place = placeOfCell(cellAtCaret());
  if (tool === 'table') insertTable();
  if (!place) return;
  if (tool === 'removeTable') removeTable();
  if (tool === 'rowBelow' && place.rows < textEditLimits.tableRows) $insertTableRowAtSelection(true);
  if (tool === 'columnAfter' && place.columns < textEditLimits.tableColumns)
    $insertTableColumnAtSelection(true);
  if (tool === 'removeRow' && place.rows > 1) $deleteTableRowAtSelection();
  if (tool === 'removeColumn' && place.columns > 1) $deleteTableColumnAtSelection();
}

/** Tab in the last cell makes another row, as in every word processor. */
function addRowAtEnd(event: KeyboardEvent): boolean {
  const cell = cellAtCaret();
  const place = placeOfCell(cell);
  if (event.shiftKey || !cell || !place) return false;
  if (place.row < place.rows || place.column < place.columns || place.rows >= textEditLimits.tableRows)
    return false;
  event.preventDefault();
  $insertTableRowAtSelection(true);
  const table = tableOf(cell);
  if (table) cellsOf(table).at(-1)?.[0]?.selectEnd();
  return true;
}

/** Cells that can be written in; after the last table there is a line to leave it for. */
export const registerTables = (editor: LexicalEditor): (() => void) =>
  mergeRegister(
    registerTablePlugin(editor),
    registerTableSelectionObserver(editor, true),
    editor.registerNodeTransform(TextTableNode, settleTable),
    editor.registerNodeTransform(LineNode, (line) => {
      if (line.getKind() !== 'paragraph' && cellAt(line)) line.setKind('paragraph');
    }),
    editor.registerNodeTransform(RootNode, (root) => {
      if (root.isEmpty() || root.getLastChild() instanceof TextTableNode) root.append(lineNode('paragraph'));
    }),
    editor.registerCommand(KEY_TAB_COMMAND, addRowAtEnd, COMMAND_PRIORITY_CRITICAL),
  );
