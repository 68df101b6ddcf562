import type { AnswerLanguage } from '@harambee/domain';
import { languageOf } from '../language/language-of.ts';
import { subjectsSaid } from '../subjects/subjects-in.ts';
import type { Subject } from '../subjects/vocabulary.ts';
import { contentWords } from '../text/content-words.ts';
import { knownLanguages } from '../text/known-language.ts';
import { stemOf } from '../text/stems.ts';
import { tokensOf } from '../text/tokens.ts';

/** A word of a question, with what it may be searched by. */
export interface AskedWord {
  word: string;
  /** Several where the language is not known. */
  stems: readonly string[];
  /** What it speaks of, alone or in a phrase. */
  about: ReadonlySet<Subject>;
}

const nothing: ReadonlySet<Subject> = new Set();

/** A question as it is searched. */
export interface AskedQuestion {
  language: AnswerLanguage;
  words: readonly AskedWord[];
  subjects: ReadonlyMap<Subject, number>;
  /** A few words that somebody looks for, and no question. */
  isSearch: boolean;
}

const longestSearch = 3;

/** A single word may tell no language: then it is searched in each. */
export function askedQuestion(question: string): AskedQuestion {
  const language = languageOf(question);
  const { weights: subjects, ofWord } = subjectsSaid(question, language);
  const words = new Map(contentWords(question, language).map(({ word, stem }) => [word, stem]));
  return {
    language,
    words: [...words].map(([word, stem]) => ({
      word,
      about: ofWord.get(word) ?? nothing,
      stems:
        language === 'other'
          ? [...new Set([stem, ...knownLanguages.map((one) => stemOf(word, one))])]
          : [stem],
    })),
    subjects,
    isSearch: tokensOf(question).length <= longestSearch,
  };
}
