export { draftingFacts, type KnownOrganization } from './drafting-facts.ts';
export { type FirstText, firstText } from './first-text.ts';
export { factsOfEdits, type JudgedText, judgedText, withFactsOfEdits } from './judged-text.ts';
export { paragraphsAfter, type TextBefore } from './paragraphs-after.ts';
