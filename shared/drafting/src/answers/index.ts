export { answerRows, hasAnswerRows } from './answer-rows.ts';
export { anchorOfFact, relinkedFact } from './fact-anchors.ts';
export { type FactCardsToday, factCardsToday, type TextWithFacts } from './fact-cards-today.ts';
