export { type AnswerHit, AnswerIndex, type SearchOptions } from './index/answer-index.ts';
export type { SearchableAnswer } from './index/stored-answer.ts';
export { languageOf } from './language/language-of.ts';
