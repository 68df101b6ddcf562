import { textEditLimits } from '@harambee/domain';
import type { TextMark, WordsInline } from '@harambee/domain/schemas';
import { droppedAs, type LeftOut } from './dropped-parts.ts';
import { childrenOf, deepest, styleOf } from './read-html.ts';

type Marks = ReadonlySet<TextMark>;
const none: Marks = new Set();

/** Bold and italic as the element has them; a style says more than a tag. */
function marksOf(element: Element, before: Marks): Marks {
  const { tagName } = element;
  const style = styleOf(element);
  const weight = /(?<![-\w])font-weight:\s*(bold|bolder|normal|\d+)/i.exec(style)?.[1]?.toLowerCase();
  const slant = /(?<![-\w])font-style:\s*(italic|oblique|normal)/i.exec(style)?.[1]?.toLowerCase();
  const isBold = weight
    ? weight.startsWith('bold') || Number(weight) >= 600
    : before.has('bold') || /^(B|STRONG)$/.test(tagName);
  const isItalic = slant ? slant !== 'normal' : before.has('italic') || /^(I|EM)$/.test(tagName);
  return new Set<TextMark>([
    ...(isBold ? (['bold'] as const) : []),
    ...(isItalic ? (['italic'] as const) : []),
  ]);
}

/** The words of a line as they are read: those of the same marks in a row are one piece, blanks in a row are one. */
export class PastedLine {
  readonly #pieces: WordsInline[] = [];
  readonly #leftOut: Set<LeftOut>;
  /** Blanks at the start of a line say nothing. */
  #endsBlank = true;

  constructor(leftOut: Set<LeftOut>) {
    this.#leftOut = leftOut;
  }

  /** Reads a node with all that is in it. */
  read(node: Node, marks: Marks = none, depth = 0): void {
    if (node.nodeType === Node.TEXT_NODE || (node instanceof Element && depth > deepest)) {
      this.add((node.textContent ?? '').replace(/\s+/g, ' '), marks);
    }
    if (!(node instanceof Element) || depth > deepest) return;
    const dropped = droppedAs(node);
    if (dropped && dropped !== 'nothing') this.#leftOut.add(dropped);
    if (dropped) return;
    if (node.tagName === 'BR') this.add('\n');
    const own = marksOf(node, marks);
    for (const child of childrenOf(node)) this.read(child, own, depth + 1);
  }

  add(text: string, marks: Marks | readonly TextMark[] = none): void {
    const words = this.#endsBlank ? text.replace(/^ +/, '') : text;
    const last = this.#pieces.at(-1);
    // At most one empty line in a row.
    if (words === '' || (words === '\n' && last?.text.endsWith('\n\n'))) return;
    const all = [...marks];
    const isSame = last && (words === '\n' || String(last.marks ?? '') === String(all));
    if (words === '\n' && last) last.text = last.text.replace(/ +$/, '');
    if (isSame) last.text += words;
    else if (this.#pieces.length < textEditLimits.inlines)
      this.#pieces.push({ text: words, ...(all.length > 0 && { marks: all }) });
    else this.#leftOut.add('the end');
    this.#endsBlank = /\s$/.test(words);
  }

  /** Without the blanks at both ends. */
  words(): WordsInline[] {
    const pieces = this.#pieces.map((piece) => ({ ...piece }));
    while (pieces.length > 0 && pieces.at(-1)?.text.trim() === '') pieces.pop();
    const start = pieces.findIndex(({ text }) => text.trim() !== '');
    const [first, last] = [pieces[start], pieces.at(-1)];
    if (first) first.text = first.text.trimStart();
    if (last) last.text = last.text.trimEnd();
    return start === -1 ? [] : pieces.slice(start);
  }
}
