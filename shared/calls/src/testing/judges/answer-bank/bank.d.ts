/** Sixty: all are in the bank at once, whichever language is asked (CALL-32). */
export declare const formerAnswers: import('./answer-bank.ts').FormerAnswer[];
/** Fifty with a right answer, ten without one (CALL-33). */
export declare const newQuestions: import('./answer-bank.ts').NewQuestion[];
