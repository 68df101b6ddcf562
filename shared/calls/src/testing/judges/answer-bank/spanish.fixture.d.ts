/** What its sister organization, Orillas Abiertas, has sent in Spanish. */
export declare const spanishAnswers: import('./answer-bank.ts').FormerAnswer[];
export declare const spanishQuestions: import('./answer-bank.ts').NewQuestion[];
