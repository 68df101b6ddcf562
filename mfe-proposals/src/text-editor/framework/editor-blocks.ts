import type { FactCard, TextBlock, TextInline, TextMark } from '@harambee/domain/schemas';
import {
  $createLineBreakNode,
  $createTextNode,
  $getRoot,
  $isLineBreakNode,
  $isTextNode,
  type LexicalNode,
  type TextNode,
} from 'lexical';
import type { EditedParagraph } from '../edited-paragraph.ts';
import { FactNode, factNode, LineNode, lineNode, NeedNode, needNode } from './editor-nodes.ts';
import { cellsOf, linesOfCell, TextTableNode, tableOfRows } from './table-nodes.ts';

export type CardsById = ReadonlyMap<string, Pick<FactCard, 'kind'>>;

const textMarks: readonly TextMark[] = ['bold', 'italic'];

const marksOf = (node: TextNode): { marks?: TextMark[] } => {
  const marks = textMarks.filter((mark) => node.hasFormat(mark));
  return marks.length > 0 ? { marks } : {};
};

function withMarks<Node extends TextNode>(node: Node, marks: readonly TextMark[] = []): Node {
  for (const mark of marks) node.toggleFormat(mark);
  return node;
}

function nodesOfInline(inline: TextInline, cards: CardsById): LexicalNode[] {
  if ('need' in inline) return [needNode(inline.need)];
  if ('fact' in inline) {
    const { text, fact, value, marks } = inline;
    return [withMarks(factNode(text, fact, value, cards.get(fact)?.kind), marks)];
  }
  return inline.text
    .split('\n')
    .flatMap((line, place) => [
      ...(place > 0 ? [$createLineBreakNode()] : []),
      ...(line === '' ? [] : [withMarks($createTextNode(line), inline.marks)]),
    ]);
}

export const nodesOfInlines = (content: readonly TextInline[], cards: CardsById): LexicalNode[] =>
  content.flatMap((inline) => nodesOfInline(inline, cards));

/** A block as a node of the editor. */
export function nodeOfBlock(block: TextBlock, cards: CardsById, paragraph = ''): LineNode | TextTableNode {
  if (block.kind === 'table')
    return tableOfRows(block.rows, paragraph, (cell) => nodesOfInlines(cell, cards));
  return lineNode(block.kind, paragraph).append(...nodesOfInlines(block.content, cards));
}

/** Puts a section into the editor; only within an update. */
export function showParagraphs(paragraphs: readonly EditedParagraph[], cards: CardsById): void {
  const root = $getRoot().clear();
  for (const { paragraph, blocks } of paragraphs) {
    root.append(...blocks.map((block, place) => nodeOfBlock(block, cards, place === 0 ? paragraph : '')));
  }
  if (root.isEmpty()) root.append(lineNode('paragraph'));
}

function inlineOf(node: LexicalNode): TextInline | undefined {
  if ($isLineBreakNode(node)) return { text: '\n' };
  if (!$isTextNode(node)) return undefined;
  const text = node.getTextContent();
  if (node instanceof NeedNode) return { need: text };
  if (node instanceof FactNode) {
    return { fact: node.__fact, text, value: node.__value, ...marksOf(node) };
  }
  return { text, ...marksOf(node) };
}

const isWords = (inline: TextInline) => !('fact' in inline) && !('need' in inline);
const marksKey = (inline: TextInline) => ('marks' in inline ? (inline.marks ?? []).join() : '');

/** Words of the same marks in a row are one piece. */
function joined(inlines: readonly TextInline[]): TextInline[] {
  const pieces: TextInline[] = [];
  for (const inline of inlines) {
    const last = pieces.at(-1);
    if (last && 'text' in last && 'text' in inline && isWords(last) && isWords(inline)) {
      if (marksKey(last) === marksKey(inline) || inline.text === '\n') {
        pieces[pieces.length - 1] = { ...last, text: last.text + inline.text };
        continue;
      }
    }
    pieces.push(inline);
  }
  return pieces;
}

/** What lines of nodes say, with a break between them; nothing for blanks alone. */
function contentOf(lines: readonly LexicalNode[][]): TextInline[] {
  const content = joined(
    lines.flatMap((nodes, place) => [
      ...(place > 0 ? [{ text: '\n' }] : []),
      ...nodes.flatMap((node) => inlineOf(node) ?? []),
    ]),
  );
  return content.some((inline) => 'need' in inline || inline.text.trim() !== '') ? content : [];
}

/** What a node of the root says; nothing for an empty line, for a table of empty cells, and for empty rows at its end. */
export function blockOfNode(node: LexicalNode): TextBlock | undefined {
  if (node instanceof TextTableNode) {
    const rows = cellsOf(node).map((cells) => cells.map((cell) => contentOf(linesOfCell(cell))));
    // Tab in the last cell makes a row that nobody may need.
    const last = rows.findLastIndex((row) => row.flat().length > 0);
    return last >= 0 ? { kind: 'table', rows: rows.slice(0, last + 1) } : undefined;
  }
  if (!(node instanceof LineNode)) return undefined;
  const content = contentOf([node.getChildren()]);
  return content.length > 0 ? { kind: node.getKind(), content } : undefined;
}

const paragraphOf = (node: LexicalNode): string =>
  node instanceof LineNode || node instanceof TextTableNode ? node.getLatest().__paragraph : '';

/** Which nodes of the root belong to which paragraph, in reading order. */
export function nodesByParagraph(order: readonly string[]): Map<string, LexicalNode[]> {
  const groups = new Map<string, LexicalNode[]>();
  let at = -1;
  let current = 'start';
  for (const node of $getRoot().getChildren()) {
    const place = order.indexOf(paragraphOf(node));
    // One that was moved before others belongs to where it stands now.
    if (place > at) {
      at = place;
      current = order[place] as string;
    }
    groups.set(current, [...(groups.get(current) ?? []), node]);
  }
  return groups;
}

/** Reads the section back; a paragraph without lines was removed. */
export function readParagraphs(order: readonly string[]): EditedParagraph[] {
  const groups = nodesByParagraph(order);
  const ids = groups.has('start') && !order.includes('start') ? ['start', ...order] : order;
  return ids.map((paragraph) => ({
    paragraph,
    blocks: (groups.get(paragraph) ?? []).flatMap((node) => blockOfNode(node) ?? []),
  }));
}
