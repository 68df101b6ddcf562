import { conceptWords } from './known-words.ts';
import { mistakes } from './spelling.ts';
import { tokensOf } from './tokens.ts';
import { meaningSame } from './vocabulary/title-words.ts';

/** A record that people can name by words of its title. */
export interface Named {
  id: string;
  title: string;
  /** Another way to name it, such as a grant id. */
  code?: string;
}

/** Records that a message names best, and which words did. */
export interface Mention<Row extends Named> {
  rows: Row[];
  used: ReadonlySet<number>;
  /** The words that named them, as they stand in the titles. */
  words: string[];
}

const linking = new Set('for in of the a an and to on at with from our'.split(' '));

const wordsOf = ({ title, code = '' }: Named): string[] =>
  [...new Set(tokensOf(`${title} ${code}`))].filter((word) => !linking.has(word));

/** A word and the same one in the other number: "school", "schools". */
const inBothNumbers = (word: string): string[] => [word, `${word}s`, word.replace(/s$/, '')];

/** The title words that somebody meant: spelled right or nearly so, in the other number, or in another language. */
function meant(
  token: string,
  vocabulary: ReadonlySet<string>,
  codes: ReadonlySet<string>,
): readonly string[] {
  const isWord = (word: string) => vocabulary.has(word) && !codes.has(word);
  if (vocabulary.has(token)) return codes.has(token) ? [token] : inBothNumbers(token).filter(isWord);
  if (conceptWords.has(token)) return [];
  const same = [...inBothNumbers(token), ...meaningSame(token)].filter(isWord);
  if (same.length > 0 || token.length < 4) return same;
  const near = [...vocabulary].flatMap((word) => {
    const wrong = mistakes(token, word);
    return wrong === undefined || word.length < 4 || codes.has(word) ? [] : [{ word, wrong }];
  });
  // "The bees one" is Beekeeping.
  const start = token.length >= 5 ? token : token.endsWith('s') ? token.slice(0, -1) : undefined;
  const started = start && [...vocabulary].find((word) => word.startsWith(start) && !codes.has(word));
  const [closest] = near.toSorted((a, b) => a.wrong - b.wrong);
  return started ? [started] : closest ? [closest.word] : [];
}

/**
 * The records that the words of a message name: those with the rarest and most of them. A word that means something
 * else as well ("people") counts only beside another word of the same title.
 */
export function mentionIn<Row extends Named>(
  tokens: readonly string[],
  rows: readonly Row[],
  isTaken: (at: number) => boolean = () => false,
): Mention<Row> | undefined {
  const titles = rows.map((row) => ({ row, words: new Set(wordsOf(row)) }));
  const vocabulary = new Set(titles.flatMap(({ words }) => [...words]));
  // A number of a grant is typed as it is.
  const codes = new Set(rows.flatMap(({ code = '' }) => tokensOf(code)));
  const hits = tokens.flatMap((token, at) => {
    const words = isTaken(at) || linking.has(token) ? [] : meant(token, vocabulary, codes);
    return words.length > 0 ? [{ at, words, isCommon: conceptWords.has(token) }] : [];
  });
  if (hits.length === 0) return undefined;
  const hasAny = (words: ReadonlySet<string>, some: readonly string[]) => some.some((one) => words.has(one));
  const weight = (some: readonly string[]) =>
    Math.log(1 + rows.length / titles.filter(({ words }) => hasAny(words, some)).length);
  const ranked = titles.map(({ row, words }) => {
    const own = hits.filter((hit) => hasAny(words, hit.words));
    const sure = own.filter(
      ({ at, isCommon }) => !isCommon || own.some((other) => !other.isCommon && Math.abs(other.at - at) <= 2),
    );
    const said = new Map(
      sure.map((hit) => [hit.words.find((word) => words.has(word)) ?? '', weight(hit.words)]),
    );
    return { row, sure, said, score: [...said.values()].reduce((sum, one) => sum + one, 0) };
  });
  const best = Math.max(0, ...ranked.map(({ score }) => score));
  if (best === 0) return undefined;
  const chosen = ranked.filter(({ score }) => score > best - 1e-9);
  const used = new Set(ranked.flatMap(({ sure }) => sure.map(({ at }) => at)));
  // The small words inside a title belong to it: "Solar pumps for Kitui".
  for (const [at, token] of tokens.entries())
    if (linking.has(token) && used.has(at - 1) && used.has(at + 1)) used.add(at);
  return {
    rows: chosen.map(({ row }) => row),
    used,
    words: [...new Set(chosen.flatMap(({ said }) => [...said.keys()]))],
  };
}

const generic = new Set(
  'foundation fund trust africa global network for of the group association ngo org'.split(' '),
);

/** The funders whose own words all stand in a message, the longest first: "green acre" for the Green Acre Trust. */
export function fundersIn(
  tokens: readonly string[],
  funders: readonly string[],
): { funder: string; used: Set<number> }[] {
  const found = funders.flatMap((funder) => {
    const words = tokensOf(funder).filter((word) => !generic.has(word));
    const places = words.map((word) => tokens.findIndex((token) => mistakes(token, word) !== undefined));
    if (words.length === 0 || places.includes(-1)) return [];
    const all = tokensOf(funder);
    const used = new Set(places);
    for (const [at, token] of tokens.entries())
      if (all.includes(token) && (used.has(at - 1) || used.has(at + 1))) used.add(at);
    return [{ funder, used }];
  });
  return found.toSorted((a, b) => b.used.size - a.used.size);
}

/** The people whose first or last name stands in a message, in its order. */
export function peopleIn<Row extends { name: string }>(
  tokens: readonly string[],
  people: readonly Row[],
): { person: Row; used: Set<number> }[] {
  const found = people.flatMap((person) => {
    const names = tokensOf(person.name).filter((word) => word.length > 2);
    const used = tokens.flatMap((token, at) =>
      names.some((name) => mistakes(token, name) !== undefined || token === `${name}s`) ? [at] : [],
    );
    return used.length > 0 ? [{ person, used: new Set(used) }] : [];
  });
  return found.toSorted((a, b) => Math.min(...a.used) - Math.min(...b.used));
}
