import { charactersOf, textEditLimits } from '@harambee/domain';
import type { LineBlockKind, TextBlock, TextInline } from '@harambee/domain/schemas';
import { droppedAs, type LeftOut } from './dropped-parts.ts';
import { pastedTable } from './pasted-table.ts';
import { PastedLine } from './pasted-words.ts';
import { childrenOf, deepest, parseHtml, styleOf } from './read-html.ts';

/** What of a paste becomes text, and what is told to have been left out. */
export interface PastedText {
  blocks: TextBlock[];
  leftOut: LeftOut[];
}

const parts =
  'p,h1,h2,h3,h4,h5,h6,li,div,table,ul,ol,dl,dt,dd,blockquote,pre,section,article,header,footer,main,center,form';
const partTags = new Set(parts.toUpperCase().split(','));
/** Whether it is no piece of a line. */
const isPart = (element: Element) =>
  partTags.has(element.tagName) ||
  (element.firstElementChild !== null && element.querySelector(parts) !== null);

/** Word writes no lists: its items are paragraphs that say "mso-list:l0 level1 lfo1", with the mark as text. */
const isWordItem = (element: Element) => /mso-list:\s*l\d/i.test(styleOf(element));
const isNumbered = (mark: string) => /^\s*\(?(\d+(\.\d+)*|[a-z]{1,2}|[ivxlc]+)[.)]/i.test(mark);

const isWordHeading = (element: Element) =>
  /\bMso(Title|Heading)/i.test(element.className) || /mso-outline-level:\s*[1-9]/i.test(styleOf(element));

function kindOfWordItem(element: Element): LineBlockKind {
  const mark = element.querySelector('[data-style*="mso-list:Ignore" i], [data-style*="mso-list: ignore" i]');
  return isNumbered(mark?.textContent ?? '') ? 'numbered' : 'bullet';
}

/** Reads one paste. */
function reader(leftOut: Set<LeftOut>) {
  const blocks: TextBlock[] = [];
  let isFull = false;
  const add = (block: TextBlock) => {
    isFull = blocks.length >= textEditLimits.blocks;
    if (isFull) leftOut.add('the end');
    else blocks.push(block);
  };
  const addLine = (kind: LineBlockKind, line: PastedLine) => {
    const content = line.words();
    if (content.length > 0) add({ kind, content });
  };
  const lineOf = (node: Node) => {
    const line = new PastedLine(leftOut);
    line.read(node);
    return line;
  };

  const readAll = (node: Node, list: LineBlockKind | undefined, depth: number) => {
    let loose = new PastedLine(leftOut);
    for (const child of childrenOf(node)) {
      if (isFull) return;
      if (depth >= deepest || !(child instanceof Element) || !isPart(child)) {
        loose.read(child);
        continue;
      }
      addLine(list ?? 'paragraph', loose);
      loose = new PastedLine(leftOut);
      read(child, list, depth + 1);
    }
    addLine(list ?? 'paragraph', loose);
  };

  const read = (element: Element, list: LineBlockKind | undefined, depth: number) => {
    const dropped = droppedAs(element);
    if (dropped && dropped !== 'nothing') leftOut.add(dropped);
    if (dropped) return;
    const tag = element.tagName.toUpperCase();
    if (element instanceof HTMLTableElement) {
      const table = pastedTable(element, (cell) => cellWords(cell, leftOut), leftOut);
      if (table) add(table);
    } else if (/^H[1-6]$/.test(tag) || (tag === 'P' && isWordHeading(element))) {
      addLine('heading', lineOf(element));
    } else if (tag === 'P' && isWordItem(element)) {
      addLine(kindOfWordItem(element), lineOf(element));
    } else if (tag === 'UL') readAll(element, 'bullet', depth);
    else if (tag === 'OL') readAll(element, 'numbered', depth);
    else readAll(element, tag === 'LI' ? (list ?? 'bullet') : list, depth);
  };

  return { blocks, readAll };
}

/** The lines of a cell; items keep a mark, for a cell has no lists. */
function cellWords(cell: HTMLTableCellElement, leftOut: Set<LeftOut>): TextInline[] {
  const { blocks, readAll } = reader(leftOut);
  readAll(cell, undefined, 0);
  return inLines(blocks);
}

/** Blocks as words of one line or cell, with breaks between them. */
export function inLines(blocks: readonly TextBlock[]): TextInline[] {
  const lines = blocks.flatMap((block): TextInline[][] => {
    if (block.kind === 'table')
      return block.rows.map((row) =>
        row.flatMap((cell, at) => [...(at > 0 ? [{ text: ' ' }] : []), ...cell]),
      );
    const isItem = block.kind === 'bullet' || block.kind === 'numbered';
    return [[...(isItem ? [{ text: '• ' }] : []), ...block.content]];
  });
  return lines.flatMap((line, place) => [...(place > 0 ? [{ text: '\n' }] : []), ...line]);
}

/** What was copied elsewhere: headings, lists, tables, bold and italic stay, all else of its look is dropped (EDIT-10). */
export function pastedText(html: string): PastedText {
  const leftOut = new Set<LeftOut>();
  const { body, isCut } = parseHtml(html);
  if (isCut) leftOut.add('the end');
  const { blocks, readAll } = reader(leftOut);
  readAll(body, undefined, 0);
  return { blocks: withinLength(blocks, leftOut), leftOut: [...leftOut] };
}

/** What was copied as words alone: each line is a paragraph, and a piece of a line stays as it is. */
export function pastedWords(plain: string): PastedText {
  const leftOut = new Set<LeftOut>();
  const isPieceOfLine = !/[\r\n]/.test(plain) && plain.length <= textEditLimits.characters;
  if (isPieceOfLine) return { blocks: [{ kind: 'paragraph', content: [{ text: plain }] }], leftOut: [] };
  const blocks = plain.split(/\r\n?|\n/).flatMap((text): TextBlock[] => {
    const line = new PastedLine(leftOut);
    line.add(text.replace(/\s+/g, ' '));
    const content = line.words();
    return content.length > 0 ? [{ kind: 'paragraph', content }] : [];
  });
  if (blocks.length > textEditLimits.blocks) leftOut.add('the end');
  const kept = withinLength(blocks.slice(0, textEditLimits.blocks), leftOut);
  return { blocks: kept, leftOut: [...leftOut] };
}

/** As many characters as one paragraph takes; a line is cut, a table is not. */
function withinLength(blocks: readonly TextBlock[], leftOut: Set<LeftOut>): TextBlock[] {
  let left = textEditLimits.characters;
  return blocks.flatMap((block): TextBlock[] => {
    const before = left;
    left -= charactersOf([block]);
    if (left >= 0) return [block];
    leftOut.add('the end');
    if (block.kind === 'table' || before <= 0) return [];
    return [{ ...block, content: firstCharacters(block.content, before) }];
  });
}

function firstCharacters(content: readonly TextInline[], count: number): TextInline[] {
  let left = count;
  return content.flatMap((inline): TextInline[] => {
    if (!('text' in inline) || left <= 0) return [];
    const text = inline.text.slice(0, left);
    left -= text.length;
    return [{ ...inline, text }];
  });
}
