import { textEditLimits } from '@harambee/domain';
import type { LineBlockKind, TextBlock, TextInline, TextMark } from '@harambee/domain/schemas';

/** What Word says of its lists, for it writes no lists: "mso-list:l0 level1 lfo1" and a bullet or number as text. */
const isWordItem = (element: Element) =>
  /mso-list:\s*l\d/i.test(element.getAttribute('data-style') ?? '') ||
  /MsoListParagraph/.test(element.className);
const isNumbered = (mark: string) => /^\s*\(?(\d+|[a-z]|[ivx]+)[.)]/i.test(mark);

const dropped = new Set(['STYLE', 'SCRIPT', 'TITLE', 'META', 'LINK', 'IMG', 'SVG', 'OBJECT', 'HEAD', 'XML']);
const parts = 'p,h1,h2,h3,h4,h5,h6,li,div,table,ul,ol,blockquote,pre,section,article,header,footer';

interface Line {
  kind: LineBlockKind;
  content: TextInline[];
}

/** Its words with bold and italic; all else of their look is dropped. */
function inlinesOf(node: Node, marks: ReadonlySet<TextMark> = new Set()): TextInline[] {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = (node.textContent ?? '').replace(/\s+/g, ' ');
    return text ? [{ text, ...(marks.size > 0 && { marks: [...marks].sort() }) }] : [];
  }
  if (!(node instanceof Element) || dropped.has(node.tagName.toUpperCase())) return [];
  if (/mso-list:\s*ignore/i.test(node.getAttribute('data-style') ?? '')) return [];
  if (node.tagName === 'BR') return [{ text: '\n' }];
  const style = node.getAttribute('data-style') ?? '';
  const own = new Set(marks);
  if (/^(B|STRONG)$/.test(node.tagName) && !/(?<![-\w])font-weight:\s*(normal|400)/i.test(style))
    own.add('bold');
  if (/(?<![-\w])font-weight:\s*(bold|[6-9]00)/i.test(style)) own.add('bold');
  if (/^(I|EM)$/.test(node.tagName) || /font-style:\s*italic/i.test(style)) own.add('italic');
  return [...node.childNodes].flatMap((child) => inlinesOf(child, own));
}

const hasWords = (content: readonly TextInline[]) =>
  content.some((inline) => 'text' in inline && inline.text.trim() !== '');

/** Without the blanks at both ends. */
function trimmed(content: readonly TextInline[]): TextInline[] {
  const pieces = content.map((inline) => ({ ...inline }));
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (first && 'text' in first) first.text = first.text.trimStart();
  if (last && 'text' in last) last.text = last.text.trimEnd();
  return pieces.filter((inline) => !('text' in inline) || inline.text !== '');
}

function wordItem(element: Element): Line {
  const mark = element.querySelector('[data-style*="mso-list:Ignore" i], [data-style*="mso-list: ignore" i]');
  const kind = isNumbered(mark?.textContent ?? '') ? 'numbered' : 'bullet';
  return { kind, content: inlinesOf(element) };
}

function tableOf(element: HTMLTableElement): TextBlock[] {
  const rows = [...element.rows]
    .slice(0, textEditLimits.tableRows)
    .map((row) =>
      [...row.cells].slice(0, textEditLimits.tableColumns).map((cell) => trimmed(inlinesOf(cell))),
    )
    .filter((row) => row.length > 0);
  return rows.length > 0 ? [{ kind: 'table', rows }] : [];
}

function blocksIn(node: Node, list: LineBlockKind | undefined): TextBlock[] {
  const lines: TextBlock[] = [];
  let loose: TextInline[] = [];
  const addLoose = () => {
    lines.push({ kind: list ?? 'paragraph', content: loose });
    loose = [];
  };
  for (const child of node.childNodes) {
    const isPart = child instanceof Element && (child.matches(parts) || child.querySelector(parts));
    if (!isPart) {
      loose.push(...inlinesOf(child));
      continue;
    }
    addLoose();
    lines.push(...blocksOf(child, list));
  }
  addLoose();
  return lines;
}

function blocksOf(element: Element, list: LineBlockKind | undefined): TextBlock[] {
  const tag = element.tagName.toUpperCase();
  if (dropped.has(tag)) return [];
  if (element instanceof HTMLTableElement) return tableOf(element);
  if (/^H[1-6]$/.test(tag)) return [{ kind: 'heading', content: inlinesOf(element) }];
  if (tag === 'P' && isWordItem(element)) return [wordItem(element)];
  if (tag === 'UL') return blocksIn(element, 'bullet');
  if (tag === 'OL') return blocksIn(element, 'numbered');
  return blocksIn(element, tag === 'LI' ? (list ?? 'bullet') : list);
}

/** The security policy of the page allows no inline styles, in a parsed document neither: they are read as data. */
const withoutStyles = (html: string): string =>
  html
    .replace(/<style[\s\S]*?<\/style>/gi, '')
    .replace(/<[^<>]+>/g, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='));

/** What was copied elsewhere, such as in Word: headings, lists, tables, bold and italic stay, all else is dropped. */
export function pastedBlocks(html: string): TextBlock[] {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  return blocksIn(body, undefined)
    .flatMap((block): TextBlock[] => {
      if (block.kind === 'table') return [block];
      const content = trimmed(block.content);
      return hasWords(content) ? [{ ...block, content }] : [];
    })
    .slice(0, textEditLimits.blocks);
}
