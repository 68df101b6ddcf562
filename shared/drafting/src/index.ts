export { builtInDrafter, draftedSection } from './built-in-drafter.ts';
export { lineNeeds } from './draft-budget.ts';
export { draftContext } from './draft-context.ts';
export { type DraftedSection, needNote, partsOf, renderSection } from './draft-text.ts';
export type { Drafter, DraftingFacts, DraftingOptions, OrganizationFacts, OwnFact } from './drafter.ts';
export { factTexts, sourceNeed, unsupportedNumerals } from './fact-check.ts';
export { type Judge, type Judgment, judged } from './judgment.ts';
export { numeralsIn } from './numerals.ts';
export {
  blocksOf,
  countWords,
  plainLine,
  plainText,
  sentencesOf,
  withoutDoubledQuotes,
  withoutNotes,
} from './plain-text.ts';
export { cappedScore, readiness } from './readiness/readiness.ts';
export { spelledNumber, spelledValue } from './reading/spelled-numbers.ts';
export { activeMark } from './sections/month-grid.ts';
export { draftedSections } from './sections/section-writers.ts';
