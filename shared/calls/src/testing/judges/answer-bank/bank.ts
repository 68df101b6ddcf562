import { englishAnswers } from './english-answers.fixture.ts';
import { englishQuestions } from './english-questions.fixture.ts';
import { frenchAnswers, frenchQuestions } from './french.fixture.ts';
import { portugueseAnswers, portugueseQuestions } from './portuguese.fixture.ts';
import { spanishAnswers, spanishQuestions } from './spanish.fixture.ts';

/** Sixty: all are in the bank at once, whichever language is asked (CALL-32). */
export const formerAnswers = [...englishAnswers, ...frenchAnswers, ...spanishAnswers, ...portugueseAnswers];

/** Fifty with a right answer, ten without one (CALL-33). */
export const newQuestions = [
  ...englishQuestions,
  ...frenchQuestions,
  ...spanishQuestions,
  ...portugueseQuestions,
];
