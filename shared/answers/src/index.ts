export {
  type AnswerHit,
  AnswerIndex,
  type SearchableAnswer,
  type SearchOptions,
} from './index/answer-index.ts';
export { languageOf } from './language/language-of.ts';
