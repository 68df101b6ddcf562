/** What one organization, Open Banks, has sent in English. */
export declare const englishAnswers: import('./answer-bank.ts').FormerAnswer[];
