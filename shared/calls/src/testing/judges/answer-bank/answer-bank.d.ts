export type BankLanguage = 'en' | 'fr' | 'es' | 'pt';
/** What was sent to a funder once. */
export interface FormerAnswer {
  id: string;
  language: BankLanguage;
  funder: string;
  /** When it was sent. */
  date: string;
  /** As the funder asked it. */
  question: string;
  answer: string;
}
/** A question of a new funder, and the former answer that must be found first; `null` where none fits. */
export interface NewQuestion {
  question: string;
  language: BankLanguage;
  right: string | null;
}
/** Builds the answers of one language. */
export declare const formerIn: (
  language: BankLanguage,
) => (id: string, funder: string, date: string, question: string, answer: string) => FormerAnswer;
/** Builds the questions of one language. */
export declare const newIn: (
  language: BankLanguage,
) => (right: string | null, question: string) => NewQuestion;
