export { answerRows, hasAnswerRows } from './answer-rows.ts';
export { anchorOfFact, relinkedFact } from './fact-anchors.ts';
export { type TextWithFacts, type TodaysCards, todaysCards } from './todays-cards.ts';
