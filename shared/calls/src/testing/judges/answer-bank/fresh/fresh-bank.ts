import { freshEnglishAnswers } from './english-answers.fixture.ts';
import { freshEnglishQuestions } from './english-questions.fixture.ts';
import { freshFrenchAnswers, freshFrenchQuestions } from './french.fixture.ts';
import { freshPortugueseAnswers, freshPortugueseQuestions } from './portuguese.fixture.ts';
import { freshSpanishAnswers, freshSpanishQuestions } from './spanish.fixture.ts';

/** Sixty, of four organizations and held out: the search is never tuned on them (CALL-32). */
export const freshFormerAnswers = [
  ...freshEnglishAnswers,
  ...freshFrenchAnswers,
  ...freshSpanishAnswers,
  ...freshPortugueseAnswers,
];

/** Fifty with a right answer, fifteen without one (CALL-33). */
export const freshNewQuestions = [
  ...freshEnglishQuestions,
  ...freshFrenchQuestions,
  ...freshSpanishQuestions,
  ...freshPortugueseQuestions,
];
