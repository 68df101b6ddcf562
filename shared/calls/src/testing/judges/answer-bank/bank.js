import { englishAnswers } from './english-answers.fixture.js';
import { englishQuestions } from './english-questions.fixture.js';
import { frenchAnswers, frenchQuestions } from './french.fixture.js';
import { portugueseAnswers, portugueseQuestions } from './portuguese.fixture.js';
import { spanishAnswers, spanishQuestions } from './spanish.fixture.js';
/** Sixty: all are in the bank at once, whichever language is asked (CALL-32). */
export const formerAnswers = [...englishAnswers, ...frenchAnswers, ...spanishAnswers, ...portugueseAnswers];
/** Fifty with a right answer, ten without one (CALL-33). */
export const newQuestions = [
    ...englishQuestions,
    ...frenchQuestions,
    ...spanishQuestions,
    ...portugueseQuestions,
];
//# sourceMappingURL=bank.js.map