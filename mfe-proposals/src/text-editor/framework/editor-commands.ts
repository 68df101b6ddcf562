import type { LineBlockKind, TextBlock } from '@harambee/domain/schemas';
import {
  $getRoot,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  FORMAT_TEXT_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  type LexicalEditor,
  mergeRegister,
  PASTE_COMMAND,
} from 'lexical';
import { inLines, type PastedText, pastedText, pastedWords } from '../paste/pasted-blocks.ts';
import { type CardsById, nodeOfBlock, nodesOfInlines } from './editor-blocks.ts';
import { LineNode } from './editor-nodes.ts';
import { cellAtCaret } from './table-commands.ts';

/** The lines that the selection touches, without those in cells: what stands there is words. */
export function selectedLines(): LineNode[] {
  const selection = $getSelection();
  const lines = selection?.getNodes().map((node) => node.getTopLevelElement()) ?? [];
  return [...new Set(lines)].filter(
    (line): line is LineNode => line instanceof LineNode && !!line.getParent()?.is($getRoot()),
  );
}

/** Makes the selected lines headings or items; once more, paragraphs again. */
export function toggleKind(kind: LineBlockKind): void {
  const lines = selectedLines();
  const isOn = lines.every((line) => line.getKind() === kind);
  for (const line of lines) line.setKind(isOn ? 'paragraph' : kind);
}

/** Puts blocks where the caret is: a single paragraph into the line, more of them between its halves; words into a cell. */
function insertBlocks(blocks: readonly TextBlock[], cards: CardsById): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  if (cellAtCaret()) {
    selection.insertNodes(nodesOfInlines(inLines(blocks), cards));
    return;
  }
  const nodes = blocks.map((block) => nodeOfBlock(block, cards));
  const [only] = nodes;
  if (nodes.length === 1 && only instanceof LineNode && only.getKind() === 'paragraph') {
    selection.insertNodes(only.getChildren());
    return;
  }
  const rest = selection.insertParagraph();
  if (!rest) return;
  for (const node of nodes) rest.insertBefore(node);
  nodes.at(-1)?.selectEnd();
  if (rest instanceof LineNode && rest.isEmpty()) rest.remove();
}

/** Its own pieces, facts among them, are read by the editor itself. */
function isOwn(data: DataTransfer, editor: LexicalEditor): boolean {
  try {
    const { namespace } = JSON.parse(data.getData('application/x-lexical-editor')) as { namespace?: unknown };
    return namespace === editor._config.namespace;
  } catch {
    return false;
  }
}

/** What this editor does otherwise than the framework: paste, the end of a list, and no formats but bold and italic. */
export const registerCommands = (
  editor: LexicalEditor,
  cards: CardsById,
  onPasted: (pasted: PastedText) => void,
): (() => void) =>
  mergeRegister(
    editor.registerCommand(
      FORMAT_TEXT_COMMAND,
      (format) => format !== 'bold' && format !== 'italic',
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      INSERT_PARAGRAPH_COMMAND,
      () => {
        const [line, ...others] = selectedLines();
        const isItem = line?.getKind() === 'bullet' || line?.getKind() === 'numbered';
        if (!line || others.length > 0 || !isItem || !line.isEmpty()) return false;
        line.setKind('paragraph');
        return true;
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const data = 'clipboardData' in event ? event.clipboardData : null;
        if (!data || isOwn(data, editor)) return false;
        const [html, plain] = [data.getData('text/html'), data.getData('text/plain')];
        if (!html && !plain) return false;
        event.preventDefault();
        const pasted = html ? pastedText(html) : pastedWords(plain);
        insertBlocks(pasted.blocks, cards);
        onPasted(pasted);
        return true;
      },
      COMMAND_PRIORITY_HIGH,
    ),
  );
