import { type ForEach, type Language, languages } from './languages.ts';
import { type Found, Phrases } from './phrases.ts';
import { tokensOf } from './tokens.ts';
import { articles } from './vocabulary/articles.ts';
import { asks } from './vocabulary/asks.ts';
import { courtesies, deeds } from './vocabulary/commands.ts';
import { helpWords } from './vocabulary/help-words.ts';
import { matters } from './vocabulary/matters.ts';
import { operators } from './vocabulary/operators.ts';
import { statuses } from './vocabulary/statuses.ts';
import { subjects } from './vocabulary/subjects.ts';
import { fillers, talk } from './vocabulary/talk.ts';
import type { Words } from './vocabulary/words.ts';

export type { Found };

const tables = { ...asks, ...statuses, ...subjects, ...matters, ...talk, ...operators };
export type Concept = keyof typeof tables;
export type Deed = keyof typeof deeds;

const forEach = <Value>(make: (language: Language) => Value): ForEach<Value> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>;

/** A language and English, whose words are on every page. */
const withEnglish = (language: Language): Language[] => [...new Set([language, 'en' as const])];
const phrasesOf = <Name extends string>(table: Partial<Record<Name, Words>>) =>
  forEach((language) => new Phrases<Name>(table, withEnglish(language)));

const concepts = phrasesOf<Concept>(tables);
const orders = phrasesOf<Deed>(deeds);
const polite = phrasesOf<'courtesy'>({ courtesy: courtesies });
const helped = forEach((language) => new Phrases<string>(articles, withEnglish(language)));
const explained = forEach((language) => new Phrases<string>(helpWords, withEnglish(language)));
const own = forEach((language) => [new Phrases(tables, [language]), new Phrases(deeds, [language])]);
const small = forEach((language) => new Set(tokensOf(fillers[language])));

export const isFiller = (token: string, language: Language): boolean => small[language].has(token);

/** What the words of a message mean. `isKnown` says of which words the spelling is right. */
export function conceptsIn(
  tokens: readonly string[],
  language: Language,
  isKnown: (token: string) => boolean,
): Found<Concept>[] {
  const mayBeWrong = (token: string) =>
    token.length >= 4 && !isKnown(token) && !isFiller(token, language) && !isFiller(token, 'en');
  const found = concepts[language].in(tokens, mayBeWrong);
  // A word of the question's own language is meant before an English one.
  return found.filter(
    (one) =>
      one.language === language ||
      // "No" is a small word of Portuguese.
      !(
        (one.length === 1 && isFiller(tokens[one.at] ?? '', language)) ||
        found.some((other) => other.language === language && other.at === one.at && other.name !== one.name)
      ),
  );
}

/** The first English words for a concept: how the help names it. */
export const englishOf = (concept: Concept): string[] =>
  tokensOf(((tables[concept] as Words).en ?? '').split(',').slice(0, 3).join(' ').replaceAll('*', ''));

const longestOf = <Name>(found: Found<Name>[]): Found<Name>[] => {
  const longest = Math.max(0, ...found.map(({ length }) => length));
  return found.filter(({ length }) => length === longest);
};

/** Pronouns that Spanish writes behind the verb: "ponle", "envíamela". */
const enclitic = /(?:me|te|se|nos)?(?:l[eoa]s?)?$/;

/** The orders that stand at this place. */
export function deedsAt(tokens: readonly string[], at: number, language: Language): Found<Deed>[] {
  const found = longestOf(orders[language].at(tokens, at));
  const token = tokens[at] ?? '';
  const verb = language === 'es' ? token.replace(enclitic, '') : token;
  if (found.length > 0 || verb === token || verb.length < 3) return found;
  // "Mándame las rechazadas" asks to see them.
  const isToMe = token.endsWith('me');
  return longestOf(orders[language].at(tokens.with(at, verb), at)).filter(
    ({ name }) => !(isToMe && name === 'submit'),
  );
}

/** How many words of courtesy stand at this place; 0 for none. */
export const courtesyAt = (tokens: readonly string[], at: number, language: Language): number =>
  longestOf(polite[language].at(tokens, at))[0]?.length ?? 0;

/** Which words of a message a language has: as small words or as words that mean something. */
export function wordsIn(tokens: readonly string[], language: Language): Set<number> {
  const meant = own[language]
    .flatMap((phrases): { at: number; length: number }[] => phrases.in(tokens))
    .flatMap(({ at, length }) => Array.from({ length }, (_, n) => at + n));
  return new Set([...meant, ...tokens.flatMap((token, at) => (isFiller(token, language) ? [at] : []))]);
}

/** The help article whose subject a message names, and how many of its words do; the one that most words name. */
export const articleNamed = (tokens: readonly string[], language: Language): string | undefined =>
  helped[language].in(tokens).toSorted((a, b) => b.length - a.length)[0]?.name;

/** What a message speaks of in the words of the help. */
export const helpWordsIn = (tokens: readonly string[], language: Language): Found<string>[] =>
  explained[language].in(tokens);
