import type { AskedQuestion } from './asked-question.ts';

/** How much each sign counts that a former answer fits a question; tuned on `shared/calls/src/testing/judges/answer-bank`. */
export interface Weighing {
  /** Both questions are about the same subjects. */
  asked: number;
  /** The former answer speaks of the subjects asked about. */
  answered: number;
  /** Words are the same. */
  words: number;
  /** A word in the former question counts so much more than one in the answer. */
  questionBoost: number;
  /** What an answer in another language is worth of its score. */
  otherLanguage: number;
  /** From this score on an answer fits. */
  fits: number;
  /** And from this share of the question on that it has something for. */
  understood: number;
  /** Unless so many words are the same, it must be about a subject of the question. */
  sameWords: number;
}

export const weighing: Weighing = {
  asked: 0.45,
  answered: 0.25,
  words: 0.3,
  questionBoost: 1,
  otherLanguage: 0.6,
  fits: 0.27,
  understood: 0.28,
  sameWords: 0.6,
};

/** What of a question's words stands in a former answer. */
export interface FoundWords {
  /** 0 to 1, by how often and where. */
  closeness: number;
  /** Their share of the question, 0 to 1; a rare word is a larger one. */
  share: number;
  /** As the question writes them. */
  said: string[];
}

/** Grows ever more slowly, up to 1. */
export const saturated = (weight: number): number => 1 - Math.exp(-weight);

/** How well an answer fits, 0 to 1. Where a question has no subject, or is but a few words, these alone may decide. */
export function scoreOf(
  /** How near their subjects are, each from 0 to 1. */
  { asked, answered }: { asked: number; answered: number },
  words: FoundWords,
  { subjects, isSearch }: AskedQuestion,
  weighing: Weighing,
): number {
  const score = weighing.asked * asked + weighing.answered * answered + weighing.words * words.closeness;
  if (subjects.size > 0 && !isSearch) return score;
  return Math.max(score, words.share ** 2 * (0.5 + words.closeness / 2));
}
