import { figurePattern } from '@harambee/domain';
import { $createTextNode, $getSelection, $isRangeSelection, type LexicalEditor, TextNode } from 'lexical';
import { UnsourcedNode, unsourcedNode } from './editor-nodes.ts';

/** Letters before it make a figure a name: "H2O", "COVID-19". */
const isName = (text: string, start: number) => /\p{L}[-/]?$/u.test(text.slice(0, start));

function figureIn(text: string, isEngines: (figure: string) => boolean) {
  for (const { 0: figure, index } of text.matchAll(figurePattern)) {
    if (!isName(text, index) && !isEngines(figure)) return { start: index, end: index + figure.length };
  }
  return undefined;
}

/** Replaces a node and leaves the caret where it was in the words. */
function replaceKeepingCaret(node: TextNode, next: TextNode): void {
  const selection = $getSelection();
  const isHere = $isRangeSelection(selection) && selection.anchor.key === node.getKey();
  const offset = isHere ? selection.anchor.offset : 0;
  next.setFormat(node.getFormat());
  node.replace(next);
  if (isHere) next.select(offset, offset);
}

const asWords = (node: UnsourcedNode) => replaceKeepingCaret(node, $createTextNode(node.getTextContent()));

/** One node of both, the caret where it was in the words. */
function join(before: TextNode, after: TextNode): void {
  const selection = $getSelection();
  const point = $isRangeSelection(selection) ? selection.anchor : undefined;
  const shift = before.getTextContentSize();
  const offset =
    point?.key === before.getKey() ? point.offset : point?.key === after.getKey() ? point.offset + shift : -1;
  const whole = $createTextNode(before.getTextContent() + after.getTextContent());
  whole.setFormat(before.getFormat());
  after.remove();
  before.replace(whole);
  if (offset >= 0) whole.select(offset, offset);
}

/** A figure that goes on in the words beside it is another figure than the one that was marked. */
function isJoined(node: TextNode): boolean {
  const before = node.getPreviousSibling();
  const after = node.getNextSibling();
  if (before instanceof UnsourcedNode && goesOn(before, node)) {
    join(before, node);
    return true;
  }
  if (after instanceof UnsourcedNode && goesOn(node, after)) {
    join(node, after);
    return true;
  }
  return false;
}

function goesOn(before: TextNode, after: TextNode): boolean {
  if (before.getFormat() !== after.getFormat()) return false;
  const edge = before.getTextContentSize();
  const both = before.getTextContent() + after.getTextContent();
  return [...both.matchAll(figurePattern)].some(
    ({ 0: figure, index }) => index < edge && index + figure.length > edge,
  );
}

/**
 * Marks each figure that a person types or pastes, while it is typed.
 *
 * @param isEngines the engine's own figures outside facts, such as the number of a phase, are not typed
 */
export function watchFigures(editor: LexicalEditor, isEngines: (figure: string) => boolean): () => void {
  const stopWords = editor.registerNodeTransform(TextNode, (node) => {
    if (!node.isSimpleText()) return;
    if (isJoined(node)) return;
    const found = figureIn(node.getTextContent(), isEngines);
    if (!found) return;
    const parts = node.splitText(...[found.start, found.end].filter((at) => at > 0));
    const figure = parts[found.start > 0 ? 1 : 0];
    if (figure) replaceKeepingCaret(figure, unsourcedNode(figure.getTextContent()));
  });
  const stopFigures = editor.registerNodeTransform(UnsourcedNode, (node) => {
    const text = node.getTextContent();
    const found = figureIn(text, isEngines);
    if (found?.start !== 0 || found.end !== text.length) asWords(node);
  });
  return () => {
    stopWords();
    stopFigures();
  };
}
