import { createRequire } from 'node:module';
import type { Language } from './languages.ts';
import { tokensOf } from './tokens.ts';

/** A JSON file: an `import` of it would need an attribute that the build drops. */
const lists: Record<'sw' | 'fr' | 'es' | 'pt', string[]> = createRequire(import.meta.url)('stopwords-iso');

const setOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.flatMap((word) => tokensOf(word)));

/** The English list has nouns such as "group", which name organizations: `fillers` are enough there. */
const byLanguage: Partial<Record<Language, ReadonlySet<string>>> = {
  ...{ sw: setOf(lists.sw), fr: setOf(lists.fr), es: setOf(lists.es), pt: setOf(lists.pt) },
};

/** Whether a word says nothing by itself in a language. */
export const isStopWord = (token: string, language: Language): boolean =>
  byLanguage[language]?.has(token) ?? false;
