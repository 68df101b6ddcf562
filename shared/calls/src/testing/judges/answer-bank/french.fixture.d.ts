/** What its sister organization, Rives Ouvertes, has sent in French. */
export declare const frenchAnswers: import('./answer-bank.ts').FormerAnswer[];
export declare const frenchQuestions: import('./answer-bank.ts').NewQuestion[];
