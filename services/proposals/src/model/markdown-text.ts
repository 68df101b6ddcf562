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

/** Invisible characters that separate words and numbers. */
const invisible = /(?![\u200c\u200d])\p{Cf}/gu;

/** Elements whose content is not part of the answer: code, styles, and a model's reasoning. */
const nonTextTags = ['script', 'style', 'textarea', 'option', 'noscript', 'think', 'thinking', 'reasoning'];

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Removes tags, comments and elements without text; the rest is Markdown. */
const withoutHtml = (text: string): string =>
  sanitizeHtml(text, { allowedTags: [], allowedAttributes: {}, nonTextTags, textFilter: unescaped });

/** In a model's answer a line of dashes separates parts; it does not turn the line above into a heading. */
const parse = (text: string) =>
  fromMarkdown(text, {
    extensions: [gfmTable(), gfmStrikethrough(), { disable: { null: ['setextUnderline', 'codeIndented'] } }],
    mdastExtensions: [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()],
  });

/**
 * Converts Markdown or HTML to plain text: paragraphs and lists with bullets. Nothing is ever run or shown as
 * markup.
 */
export function markdownText(answer: string): string {
  const markdown = withoutHtml(plainText(answer.replace(invisible, '')));
  const text = textOfBlocks(parse(markdown));
  // Entities and escapes become characters only now; without that character there is no tag.
  return plainText(text.replace(/<+(?=[a-z/!?])/gi, ''));
}

/** Keeps the spacing of blocks as written: a list may follow its paragraph without an empty line. */
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

/** Long numbers at the start of a line are years, not list numbers. */
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

/** The lines of a paragraph without titles: lines that are all bold, or the name of a section. */
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
