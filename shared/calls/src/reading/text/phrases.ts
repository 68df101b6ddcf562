/** Words of one meaning, by language; phrases are parted by `|` and written without case and accents (`folded`). */
export type WordsByLanguage = Readonly<Record<'en' | 'fr' | 'es' | 'pt', string>>;

const letter = String.raw`[\p{L}\p{N}]`;

/** The phrases of a table. */
export const phrasesOf = (words: WordsByLanguage | string): string[] =>
  (typeof words === 'string' ? words : Object.values(words).join('|'))
    .split('|')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

/** The longest phrase first, so that it wins over its own beginning. */
const alternatives = (phrases: readonly string[]): string =>
  [...new Set(phrases)]
    .sort((one, other) => other.length - one.length)
    .map((phrase) =>
      phrase
        .replace(/[$()+.?[\\\]^{}]/g, String.raw`\$&`)
        .replaceAll('*', String.raw`\p{L}*`)
        .replaceAll('~', '(?:a|e|an|en|am|em|ar|er|ir|anos|enos|enlo|elo)')
        .replaceAll('#', String.raw`\d{1,6}`),
    )
    .join('|');

/**
 * Any phrase of the tables, as whole words of a folded text; `*` stands for the rest of a word, `~` for the
 * endings with which Spanish and Portuguese ask, and `#` for digits. An
 * alternation of fixed words: it reads a text once.
 */
export const anyPhrase = (...tables: readonly (WordsByLanguage | string)[]): RegExp =>
  new RegExp(String.raw`(?<!${letter})(?:${alternatives(tables.flatMap(phrasesOf))})(?!${letter})`, 'gu');

/** The same at the start of a text. */
export const startsWithPhrase = (...tables: readonly (WordsByLanguage | string)[]): RegExp =>
  new RegExp(String.raw`^(?:${alternatives(tables.flatMap(phrasesOf))})(?!${letter})`, 'u');

/** Where the pattern of `anyPhrase` is first in a text. The pattern is as before: its place would move a later search. */
export const firstOf = (text: string, phrase: RegExp): { index: number; text: string } | undefined => {
  phrase.lastIndex = 0;
  const match = phrase.exec(text);
  phrase.lastIndex = 0;
  return match ? { index: match.index, text: match[0] } : undefined;
};

/** Whether the pattern of `anyPhrase` is in a text. */
export const says = (text: string, phrase: RegExp): boolean => firstOf(text, phrase) !== undefined;
