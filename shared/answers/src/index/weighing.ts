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
}

export const weighing: Weighing = {
  asked: 0.45,
  answered: 0.25,
  words: 0.3,
  questionBoost: 2,
  otherLanguage: 0.6,
  fits: 0.27,
};
