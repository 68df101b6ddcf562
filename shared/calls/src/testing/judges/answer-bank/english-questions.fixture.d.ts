/** New funders ask; what was sent before answers, or does not. */
export declare const englishQuestions: import('./answer-bank.ts').NewQuestion[];
