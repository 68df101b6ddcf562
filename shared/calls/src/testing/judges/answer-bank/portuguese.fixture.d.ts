/** What its sister organization, Margens Abertas, has sent in Portuguese. */
export declare const portugueseAnswers: import('./answer-bank.ts').FormerAnswer[];
export declare const portugueseQuestions: import('./answer-bank.ts').NewQuestion[];
