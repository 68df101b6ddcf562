import { countByUnit } from '@harambee/domain';
import { remembered } from './remembered.ts';

export { withoutNotes } from '@harambee/domain';

/** Controls, lone surrogates, byte order marks and the marks that turn the reading direction over whole lines. */
const unwanted = /(?!\n)[\p{Cc}\p{Cs}\ufeff\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/gu;

/** Part of a text people wrote: no control characters, uniform line ends; spaces are kept. */
export const plainPiece = (value: string): string =>
  value
    .normalize('NFC')
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replace(unwanted, ' ');

/** Finds what cleaning could change: anything but plain English characters, and repeated spaces or lines. Most texts have none. */
const mayChange = /[^\n -~‘’“”–—…]| {2}| \n|\n |\n{3}/;

const cleaned = (value: string): string =>
  plainPiece(value)
    .replace(/[ \u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** Text people wrote, as data: no control characters, single spaces, at most one empty line in a row. */
export const plainText: (value: string) => string = remembered((value) =>
  mayChange.test(value) ? cleaned(value) : value.trim(),
);

/** The same on one line. */
export const plainLine = (value: string): string => plainText(value).replace(/\n+/g, ' ');

const open = '["“”„«]';
const close = '["“”»]';
const inside = '([^"“”„«»\\n]*)';

/** A title typed with quotation marks gets one pair of them, not two: “"Maji"” is “Maji”. */
export const withoutDoubledQuotes = (text: string): string =>
  text
    .replace(new RegExp(`“${open}${inside}${close}”`, 'g'), '“$1”')
    // Quoted words at the beginning or end of quoted words.
    .replace(new RegExp(`“${open}(?=\\S)${inside}${close}`, 'g'), '“‘$1’')
    .replace(new RegExp(`${open}${inside}(?<=\\S)${close}”`, 'g'), '‘$1’”');

/** Blocks separated by empty lines; without empty lines, each line is a block. */
export function blocksOf(text: string): string[] {
  return text.split(/\n{2,}/).filter((block) => block.trim() !== '');
}

const sentenceBreaks = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Segmenting a text is slow, and many callers segment the same paragraphs. */
const dividedOf = remembered((text) =>
  Array.from(sentenceBreaks.segment(text.replace(/\n+/g, ' ')), ({ segment }) => segment.trim()).filter(
    Boolean,
  ),
);

export const sentencesOf = (text: string): string[] => [...dividedOf(text)];

/** Counts words as a reader does, also in languages without spaces (Chinese, Thai). */
export const countWords = (text: string): number => countByUnit(text, 'words');

/** Adds a full stop of the text's script, unless it already ends with punctuation. */
export function asSentence(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '' || /(?![%٪％‰&#@*])[\p{Po}\p{Pf}]["'”’»)\]]*$/u.test(trimmed)) return trimmed;
  return trimmed + (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(trimmed) ? '。' : '.');
}

/** The first sentences of the first paragraph, up to the last one with a figure, so that no argument is cut short. */
export function openingWithFigures(text: string, sentences: number): string {
  const [block = '', ...rest] = blocksOf(text);
  const first = sentencesOf(block).slice(0, sentences);
  // If each paragraph is one sentence, the next ones belong to the opening.
  const all = first.length < 2 ? sentencesOf([block, ...rest].join('\n')).slice(0, sentences) : first;
  const last = all.findLastIndex((sentence) => /\p{Nd}/u.test(sentence));
  return all.slice(0, last === -1 ? sentences : last + 1).join(' ');
}

/** Words with a capital in the middle of a sentence: names of places, people, peoples and seasons. */
export const namesIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => ` ${text}`.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}[\p{L}\p{M}]*/gu) ?? []));
