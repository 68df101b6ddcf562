import type { AnswerLanguage } from '@harambee/domain';
import { emptyWords } from '../language/empty-words.ts';
import { type KnownLanguage, knownLanguages } from '../subjects/subject.ts';
import { stemOf } from './stems.ts';
import { folded, tokensOf } from './tokens.ts';

const emptyIn = new Map<KnownLanguage, ReadonlySet<string>>(
  knownLanguages.map((language) => [language, new Set(emptyWords[language].split(/\s+/).map(folded))]),
);

/** A word that says something, and its stem. */
export interface ContentWord {
  word: string;
  stem: string;
}

/** The words of a text that say something, in order. */
export function contentWords(text: string, language: AnswerLanguage): ContentWord[] {
  const empty = language === 'other' ? undefined : emptyIn.get(language);
  return tokensOf(text)
    .filter((word) => !empty?.has(folded(word)))
    .map((word) => ({ word, stem: stemOf(word, language) }));
}
