import { countByUnit } from '@harambee/domain';

export { withoutNotes } from '@harambee/domain';

/** Controls, lone surrogates, byte order marks and the marks that turn the reading direction over whole lines. */
const unwanted = /(?!\n)[\p{Cc}\p{Cs}\ufeff\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/gu;

/** A piece of what people wrote: no control characters, each end of a line the same; its spaces stay. */
export const plainPiece = (value: string): string =>
  value
    .normalize('NFC')
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replace(unwanted, ' ');

/** What people wrote, as data: no control characters, single spaces, at most one empty line in a row. */
export function plainText(value: string): string {
  return plainPiece(value)
    .replace(/[ \u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same on one line. */
export const plainLine = (value: string): string => plainText(value).replace(/\n+/g, ' ');

const open = '["“”„«]';
const close = '["“”»]';
const inside = '([^"“”„«»\\n]*)';

/** A title that was typed with quotation marks stands in one pair of them, not in two: “"Maji"” is “Maji”. */
export const withoutDoubledQuotes = (text: string): string =>
  text
    .replace(new RegExp(`“${open}${inside}${close}”`, 'g'), '“$1”')
    // Quoted words at the end or the beginning of quoted ones.
    .replace(new RegExp(`“${open}(?=\\S)${inside}${close}`, 'g'), '“‘$1’')
    .replace(new RegExp(`${open}${inside}(?<=\\S)${close}”`, 'g'), '‘$1’”');

/** Blocks parted by empty lines; where there are none, each line is a block. */
export function blocksOf(text: string): string[] {
  return text.split(/\n{2,}/).filter((block) => block.trim() !== '');
}

const sentenceBreaks = new Intl.Segmenter('en', { granularity: 'sentence' });

export function sentencesOf(text: string): string[] {
  return Array.from(sentenceBreaks.segment(text.replace(/\n+/g, ' ')), ({ segment }) =>
    segment.trim(),
  ).filter(Boolean);
}

/** Words as a reader counts them, also where no spaces part them (Chinese, Thai). */
export const countWords = (text: string): number => countByUnit(text, 'words');

/** Ends with a full stop of its own script, unless it already ends with punctuation. */
export function asSentence(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '' || /[\p{Po}\p{Pf}]["'”’»)\]]*$/u.test(trimmed)) return trimmed;
  return trimmed + (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(trimmed) ? '。' : '.');
}
