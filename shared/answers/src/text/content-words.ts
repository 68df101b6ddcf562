import type { AnswerLanguage } from '@harambee/domain';
import { emptyWords } from './empty-words.ts';
import { type KnownLanguage, knownLanguages } from './known-language.ts';
import { stemOf } from './stems.ts';
import { folded, tokensOf } from './tokens.ts';

const emptyIn = new Map<KnownLanguage, ReadonlySet<string>>(
  knownLanguages.map((language) => [language, new Set(emptyWords[language].split(/\s+/).map(folded))]),
);

/** Tells whether a word says nothing of what a sentence is about. */
export const isEmptyWord = (word: string, language: KnownLanguage): boolean =>
  emptyIn.get(language)?.has(folded(word)) ?? false;

/** A word that says something, and its stem. */
export interface ContentWord {
  word: string;
  stem: string;
}

/** The words of a text that say something, in order. */
export const contentWords = (text: string, language: AnswerLanguage): ContentWord[] =>
  tokensOf(text)
    .filter((word) => language === 'other' || !isEmptyWord(word, language))
    .map((word) => ({ word, stem: stemOf(word, language) }));
