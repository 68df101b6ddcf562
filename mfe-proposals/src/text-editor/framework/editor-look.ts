import type { LineBlockKind } from '@harambee/domain/schemas';
import { $getRoot, $getSelection, $isRangeSelection, $isTextNode, type LexicalNode } from 'lexical';
import { selectedLines } from './editor-commands.ts';
import { FactNode, UnsourcedNode } from './editor-nodes.ts';
import { cellAtCaret } from './table-commands.ts';
import { type CellPlace, placeOfCell } from './table-nodes.ts';

/** What the toolbar and the line below the text show of the editor. */
export interface EditorLook {
  isBold: boolean;
  isItalic: boolean;
  kind: LineBlockKind | undefined;
  /** The cell of a table with the caret. */
  cell: CellPlace | undefined;
  /** The fact at the caret. */
  fact: string | undefined;
  /** The number without a source at the caret, else the first one: its node. */
  numberKey: string | undefined;
  /** Numbers without a source. */
  unsourced: number;
}

export const noLook: EditorLook = {
  isBold: false,
  isItalic: false,
  kind: undefined,
  cell: undefined,
  fact: undefined,
  numberKey: undefined,
  unsourced: 0,
};

/** The node at the caret, or the one it stands at the edge of. */
function nodesAtCaret(): LexicalNode[] {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return [];
  const node = selection.anchor.getNode();
  const { offset } = selection.anchor;
  if (!$isTextNode(node)) return node.isAttached() ? [node] : [];
  const beside =
    offset === 0
      ? node.getPreviousSibling()
      : offset === node.getTextContentSize()
        ? node.getNextSibling()
        : null;
  return beside ? [node, beside] : [node];
}

/** Within a read of the editor. */
export function readLook(): EditorLook {
  const selection = $getSelection();
  const isRange = $isRangeSelection(selection);
  const kinds = new Set(selectedLines().map((line) => line.getKind()));
  const near = nodesAtCaret();
  const unsourced = $getRoot()
    .getAllTextNodes()
    .filter((node) => node instanceof UnsourcedNode);
  const atCaret = near.find((node) => node instanceof UnsourcedNode) ?? unsourced[0];
  return {
    isBold: isRange && selection.hasFormat('bold'),
    isItalic: isRange && selection.hasFormat('italic'),
    kind: kinds.size === 1 ? [...kinds][0] : undefined,
    cell: placeOfCell(cellAtCaret()),
    fact: near.find((node) => node instanceof FactNode)?.__fact,
    numberKey: atCaret?.getKey(),
    unsourced: unsourced.length,
  };
}
