import { bulletMark, numberMark } from '../proposal/text-edits/line-marks.ts';

/** Characters that show nothing: the soft hyphen, the spaces without width, the mark of a byte order. */
const unseen = /[\u00ad\u200b\u2060\ufeff]/g;

/** How a browser draws a bullet, and whether a number stands in brackets, is no word. */
const withoutMark = (line: string): string =>
  line.replace(bulletMark, '').replace(numberMark, (_mark, number: string) => `${number.replace(')', '.')} `);

/**
 * The visible words and numbers of a text in their order, with their punctuation. Spaces, line breaks, bullets and the way
 * in which a letter is composed make no difference (SIGNOFF-03).
 */
export const signedWords = (text: string): string[] =>
  text
    .normalize('NFC')
    .replace(unseen, '')
    .split(/\r\n?|\n/)
    .flatMap((line) => withoutMark(line.trim()).split(/\s+/))
    .filter((word) => word !== '');
