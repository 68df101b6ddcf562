import type { Place } from './call-truth.ts';

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

/** The lines from a place to the end of the call, over the ends of pages. */
const linesFrom = (pages: string[][], [page, line]: Place) => {
  const [first = [], ...later] = pages.slice(page - 1);
  return [first.slice(line - 1), ...later].flat();
};

/** Lines as one text; a hyphen at a line end is of the word or of the line: both readings are tried. */
const readings = (lines: string[]) => {
  const text = lines.join('\n');
  return [text.replace(/(?<=\p{L})-\s*\n\s*(?=\p{L})/gu, ''), text.replace(/-\s*\n\s*/g, '-')].map(
    (reading) => wordsOf(reading).join(' '),
  );
};

/** Whether words stand in order among others, none of which may be longer than the gap of a page change. */
const inOrder = (text: string, words: string[]) => {
  const found = wordsOf(text);
  let next = 0;
  for (const word of found) if (word === words[next]) next += 1;
  return next === words.length;
};

const mostLines = 12;

/** Whether `text` begins on the line of the place and goes on below it, in one piece unless it is interrupted. */
export function standsAt(pages: string[][], text: string, at: Place, interrupted = false): boolean {
  const lines = linesFrom(pages, at).slice(0, mostLines);
  const words = wordsOf(text);
  const first = words[0]?.replace(/\p{L}+$/u, (start) => start.slice(0, 3)) ?? '';
  if (words.length === 0 || !lines[0]?.includes(first)) return false;
  return readings(lines).some((reading) => {
    if (interrupted) return inOrder(reading, words);
    const start = reading.indexOf(words.join(' '));
    return start >= 0 && start <= wordsOf(lines[0] ?? '').join(' ').length;
  });
}
