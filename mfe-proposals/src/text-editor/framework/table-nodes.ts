import { tableName, textEditLimits } from '@harambee/domain';
import type { TableBlock, TextInline } from '@harambee/domain/schemas';
import {
  $createTableCellNode,
  $createTableRowNode,
  $isTableCellNode,
  $isTableNode,
  $isTableRowNode,
  type SerializedTableNode,
  TableCellHeaderStates,
  TableCellNode,
  TableNode,
  TableRowNode,
} from '@lexical/table';
import {
  $applyNodeReplacement,
  $findMatchingParent,
  type EditorConfig,
  type LexicalEditor,
  type LexicalNode,
} from 'lexical';
import { LineNode, lineNode } from './editor-nodes.ts';

/** A table whose first row holds the heads, and which knows the engine's paragraph that it belongs to. */
export class TextTableNode extends TableNode {
  __paragraph: string;

  static override getType(): string {
    return 'text-table';
  }

  static override clone(node: TextTableNode): TextTableNode {
    return new TextTableNode(node.__paragraph, node.__key);
  }

  /** Without the id of a paragraph: a copy is no second place of it. */
  static override importJSON(serialized: SerializedTableNode): TextTableNode {
    return textTable().updateFromJSON(serialized);
  }

  constructor(paragraph = '', key?: string) {
    super(key);
    this.__paragraph = paragraph;
  }

  override createDOM(config: EditorConfig, editor?: LexicalEditor): HTMLElement {
    const element = super.createDOM(config, editor);
    this.nameIn(element);
    return element;
  }

  override updateDOM(previous: this, element: HTMLElement, config: EditorConfig): boolean {
    this.nameIn(element);
    return super.updateDOM(previous, element, config);
  }

  private nameIn(element: HTMLElement): void {
    // On a phone the table is in a frame that scrolls.
    const table = element.tagName === 'TABLE' ? element : element.querySelector('table');
    table?.setAttribute('aria-label', tableName(headsOf(this)));
  }
}

/** The nodes of tables; the framework's own table is replaced by ours. */
export const tableNodes = [
  TextTableNode,
  TableRowNode,
  TableCellNode,
  { replace: TableNode, with: () => textTable(), withKlass: TextTableNode },
];

export const textTable = (paragraph = ''): TextTableNode =>
  $applyNodeReplacement(new TextTableNode(paragraph));

/** @param nodesOf makes the words of a cell */
export function tableOfRows(
  rows: TableBlock['rows'],
  paragraph: string,
  nodesOf: (content: readonly TextInline[]) => LexicalNode[],
): TextTableNode {
  return textTable(paragraph).append(
    ...rows.map((row) =>
      $createTableRowNode().append(
        ...row.map((cell) => $createTableCellNode().append(lineNode('paragraph').append(...nodesOf(cell)))),
      ),
    ),
  );
}

/** The cells of a table, row by row. */
export const cellsOf = (table: TableNode): TableCellNode[][] =>
  table
    .getChildren()
    .filter($isTableRowNode)
    .map((row) => row.getChildren().filter($isTableCellNode));

/** What stands in a cell, line by line. */
export const linesOfCell = (cell: TableCellNode): LexicalNode[][] =>
  cell
    .getChildren()
    .filter((line) => line instanceof LineNode)
    .map((line) => line.getChildren());

const headsOf = (table: TableNode): string[] =>
  (cellsOf(table)[0] ?? []).map((cell) => cell.getTextContent().trim());

/** Where in a table a node stands, counted from 1. */
export interface CellPlace {
  row: number;
  column: number;
  rows: number;
  columns: number;
  /** What the head of its column says; empty in the first row. */
  head: string;
}

export const cellAt = (node: LexicalNode | null | undefined): TableCellNode | null =>
  node ? $findMatchingParent(node, $isTableCellNode) : null;

export function placeOfCell(cell: TableCellNode | null): CellPlace | undefined {
  const table = cell && $findMatchingParent(cell, $isTableNode);
  if (!cell || !table) return undefined;
  const rows = cellsOf(table);
  const row = rows.findIndex((cells) => cells.some((one) => one.is(cell)));
  const column = rows[row]?.findIndex((one) => one.is(cell)) ?? 0;
  return {
    row: row + 1,
    column: column + 1,
    rows: rows.length,
    columns: rows[0]?.length ?? 0,
    head: row > 0 ? (rows[0]?.[column]?.getTextContent().trim() ?? '') : '',
  };
}

/** Keeps a table what a block can say: heads in its first row, plain lines in its cells, no more than the limits. */
export function settleTable(table: TextTableNode): void {
  const rows = cellsOf(table);
  for (const [place, cells] of rows.entries()) {
    if (place >= textEditLimits.tableRows) cells[0]?.getParent()?.remove();
    for (const cell of cells.slice(textEditLimits.tableColumns)) cell.remove();
    for (const cell of cells) {
      const state = place === 0 ? TableCellHeaderStates.ROW : TableCellHeaderStates.NO_STATUS;
      if (cell.getHeaderStyles() !== state) cell.setHeaderStyles(state);
    }
  }
}
