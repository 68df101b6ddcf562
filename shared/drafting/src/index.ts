export { needNote } from '@harambee/domain';
export { builtInDrafter, draftedSection } from './built-in-drafter.ts';
export { lineNeeds } from './context/draft-budget.ts';
export { draftContext } from './context/draft-context.ts';
export { type DraftedSection, partsOf, renderSection } from './context/draft-text.ts';
export type {
  Drafter,
  DraftingFacts,
  DraftingOptions,
  OrganizationFacts,
  OwnFact,
} from './context/drafter.ts';
export { organizationFacts } from './context/organization-facts.ts';
export { cardOfFact } from './facts/fact-cards.ts';
export { factTexts, sourceNeed, unsupportedNumerals } from './facts/fact-check.ts';
export { type Judge, type Judgment, judged } from './judgment.ts';
export { nextTurn } from './next-turn.ts';
export { cappedScore, readiness } from './readiness/readiness.ts';
export { numeralsIn } from './reading/numbers/numerals.ts';
export { spelledNumber, spelledValue } from './reading/numbers/spelled-numbers.ts';
export {
  blocksOf,
  countWords,
  plainLine,
  plainPiece,
  plainText,
  sentencesOf,
  withoutDoubledQuotes,
  withoutNotes,
} from './reading/plain-text.ts';
export { activeMark } from './sections/month-grid.ts';
export { draftedSections, modelTaskOf } from './sections/section-writers.ts';
