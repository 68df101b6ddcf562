import { blocksOf, sentencesOf } from './plain-text.ts';

/** The first sentences of the first paragraph, up to the last of them with a figure: no argument is cut in the middle. */
export function openingWithFigures(text: string, sentences: number): string {
  const [block = '', ...rest] = blocksOf(text);
  const first = sentencesOf(block).slice(0, sentences);
  // Where each paragraph is one sentence, the next ones belong to the opening.
  const all = first.length < 2 ? sentencesOf([block, ...rest].join('\n')).slice(0, sentences) : first;
  const last = all.findLastIndex((sentence) => /\p{Nd}/u.test(sentence));
  return all.slice(0, last === -1 ? sentences : last + 1).join(' ');
}

/** Words with a capital in the middle of a sentence: names of places, people, peoples and seasons. */
export const namesIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => ` ${text}`.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}[\p{L}\p{M}]*/gu) ?? []));
