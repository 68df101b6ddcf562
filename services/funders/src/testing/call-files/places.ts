import type { Place } from '@harambee/calls/testing';
import type { CallFinding } from '@harambee/domain/schemas';

type Pages = readonly (readonly string[])[];

const wordsOf = (line: string): string[] =>
  line
    .normalize('NFC')
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase())
    .filter(Boolean);

/** Further than this a line of the file is none of the call, such as the head of a page. */
const nearest = 400;

/**
 * Where each line of a file stands in the call that it was made of: lines were broken, pages end elsewhere, and heads and
 * feet were added. By the words, in any order of columns.
 */
export function placesIn(call: Pages, file: Pages): (source: CallFinding['source']) => Place | undefined {
  const words = call.flatMap((lines, page) =>
    lines.flatMap((line, index) =>
      wordsOf(line).map((word) => ({ word, place: [page + 1, index + 1] as Place })),
    ),
  );
  const places = new Map<string, Place>();
  let at = 0;
  file.forEach((lines, page) => {
    lines.forEach((line, index) => {
      const own = wordsOf(line);
      if (own.length === 0) return;
      const isHere = (start: number) =>
        own.slice(0, 6).every((word, next) => words[start + next]?.word === word);
      let start = at;
      while (start < Math.min(words.length, at + nearest) && !isHere(start)) start += 1;
      if (!isHere(start)) start = words.findIndex((_, one) => isHere(one));
      const found = words[start];
      if (!found) return;
      places.set(`${page + 1}:${index + 1}`, found.place);
      at = start + own.length;
    });
  });
  return ({ page, line }) => places.get(`${page}:${line}`);
}
