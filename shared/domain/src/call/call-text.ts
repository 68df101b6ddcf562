import { type CallFileRefusal, callFileLimits } from './call-files.ts';

/** Control characters that no line needs; a tab separates the cells of a row. */
const unneeded = /(?!\t)\p{Cc}|\ufeff/gu;

/** The lines of one page: trailing space goes, a line that is too long is continued in the next one. */
export function linesOfPage(text: string): string[] {
  return text
    .split(/\r\n|[\n\r\v\u2028\u2029]/)
    .flatMap((line) => piecesOf(line.replaceAll(unneeded, '').trimEnd()));
}

function piecesOf(line: string): string[] {
  const { lineLength } = callFileLimits;
  if (line.length <= lineLength) return [line];
  const pieces: string[] = [];
  for (let at = 0; at < line.length; ) {
    const space = line.lastIndexOf(' ', at + lineLength);
    const whole =
      at + lineLength >= line.length ? line.length : space > at ? space : wholeAt(line, at + lineLength);
    pieces.push(line.slice(at, whole).trimEnd());
    at = whole + (line[whole] === ' ' ? 1 : 0);
  }
  return pieces;
}

/** Never between the two halves of one character. */
const wholeAt = (line: string, end: number): number =>
  /[\ud800-\udbff]/.test(line[end - 1] ?? '') ? end - 1 : end;

/** Pasted text as pages of lines (CALL-10): a form feed begins the next page. Lines of text are never changed. */
export const pagesOfText = (text: string): string[][] => text.split('\f').map(linesOfPage);

/** Why a text is not read as a call; undefined if it can be (CALL-21). */
export function textRefusal(pages: readonly (readonly string[])[]): CallFileRefusal | undefined {
  const { pages: most, lines: mostLines, characters } = callFileLimits;
  if (pages.length > most) return 'tooManyPages';
  let lines = 0;
  let length = 0;
  let hasWords = false;
  for (const page of pages) {
    lines += page.length;
    for (const line of page) {
      length += line.length;
      hasWords ||= /[\p{L}\p{N}]/u.test(line);
    }
  }
  if (lines > mostLines || length > characters) return 'tooMuchText';
  return hasWords ? undefined : 'noText';
}
