import { proposalSections } from '@harambee/domain';
import { plainText } from '@harambee/drafting';
import type { ListItem, Nodes, Paragraph, Parent, RootContent, TableRow } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toString as wordsOf } from 'mdast-util-to-string';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import sanitizeHtml from 'sanitize-html';

/** Signs that are not seen but part words and numbers. */
const invisible = /(?![\u200c\u200d])\p{Cf}/gu;

/** Elements whose contents are not words of the answer: code, styles, and the thoughts of a model. */
const nonTextTags = ['script', 'style', 'textarea', 'option', 'noscript', 'think', 'thinking', 'reasoning'];

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Without tags, comments and what stands in elements that hold no words; what is left is Markdown. */
const withoutHtml = (text: string): string =>
  sanitizeHtml(text, { allowedTags: [], allowedAttributes: {}, nonTextTags, textFilter: unescaped });

/** As models write: a line of dashes ends a part, it does not make a heading of the line above. */
const parse = (text: string) =>
  fromMarkdown(text, {
    extensions: [gfmTable(), gfmStrikethrough(), { disable: { null: ['setextUnderline', 'codeIndented'] } }],
    mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
  });

/** Plain text of what may be Markdown or HTML: paragraphs, and lists with bullets. Nothing of it is ever run or shown as markup. */
export function markdownText(answer: string): string {
  const markdown = withoutHtml(plainText(answer.replace(invisible, '')));
  const text = textOfBlocks(parse(markdown));
  // Entities and escapes become signs only now; without the sign there is no tag.
  return plainText(text.replace(/<+(?=[a-z/!?])/gi, ''));
}

/** Blocks stay as far apart as they were written: a list may follow its paragraph without an empty line. */
function textOfBlocks({ children }: Parent): string {
  let [text, lastLine] = ['', 0];
  for (const node of children as RootContent[]) {
    const words = blockText(node);
    const { start, end } = node.position ?? { start: { line: 0 }, end: { line: 0 } };
    if (words !== '') text += `${start.line - lastLine > 1 ? '\n\n' : '\n'}${words}`;
    lastLine = end.line;
  }
  return text.trim();
}

function blockText(node: RootContent): string {
  switch (node.type) {
    case 'heading':
    case 'html':
    case 'definition':
    case 'thematicBreak':
      return '';
    case 'paragraph':
      return paragraphText(node);
    case 'list':
      return node.children.map((item, place) => itemText(item, numberOf(node.start, place))).join('\n');
    case 'table':
      return node.children.map(rowText).join('\n');
    case 'blockquote':
      return textOfBlocks(node);
    default:
      return textOf(node);
  }
}

/** Long numbers at the beginning of a line are years, not places in a list. */
const numberOf = (start: number | null | undefined, place: number): number | undefined =>
  (start ?? 0) > 99 ? (start as number) + place : undefined;

const itemText = (item: ListItem, number: number | undefined): string =>
  `${number === undefined ? '•' : `${number}.`} ${textOfBlocks(item)}`;

const rowText = (row: TableRow): string => row.children.map((cell) => textOf(cell).trim()).join(', ');

const sectionTitles = new Set<string>(Object.values(proposalSections).map((title) => title.toLowerCase()));

const isSectionTitle = (line: string): boolean =>
  sectionTitles.has(
    line
      .replace(/[*_#:]/g, '')
      .trim()
      .toLowerCase(),
  );

/** The lines of a paragraph without those that are titles: all bold, or the name of a section. */
function paragraphText({ children }: Paragraph): string {
  const [first, second] = children;
  const rest = second === undefined ? '' : wordsOf(second);
  const isBoldTitle = first?.type === 'strong' && /^:?(?:\n|$)/.test(rest);
  const text = (isBoldTitle ? children.slice(1) : children).map(textOf).join('');
  const lines = (isBoldTitle ? text.replace(/^:/, '') : text).split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !isSectionTitle(line)).join('\n');
}

/** Words without markup; a hard break is a new line. */
function textOf(node: Nodes): string {
  if (node.type === 'break') return '\n';
  if (node.type === 'html') return '';
  if ('children' in node) return (node.children as Nodes[]).map(textOf).join('');
  return wordsOf(node);
}
