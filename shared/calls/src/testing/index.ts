export type { FormerAnswer, NewQuestion } from './judges/answer-bank/answer-bank.ts';
export { formerAnswers, newQuestions } from './judges/answer-bank/bank.ts';
export { freshFormerAnswers, freshNewQuestions } from './judges/answer-bank/fresh/fresh-bank.ts';
export {
  type CutCase,
  type CutSentence,
  type Importance,
  textOfCut,
} from './judges/applications/cut-case.ts';
export { cutCases } from './judges/applications/cut-cases.ts';
export {
  type AskedDocument,
  type AskedQuestion,
  type Missing,
  type ReadyCase,
  readyToday,
  type StoredDocument,
} from './judges/applications/ready-case.ts';
export { readyCases } from './judges/applications/ready-cases.fixture.ts';
export { type CutScore, scoreCut } from './judges/applications/score-cut.ts';
export { type CallFile, type CallFileKind, fileOfCall } from './judges/calls/call-files.ts';
export type * from './judges/calls/call-truth.ts';
export { freshCalls, heldOutCalls, seenCalls } from './judges/calls/calls.ts';
export type * from './judges/calls/found-call.ts';
export { type CallScore, type ScoredKind, scoreCall, shareOf } from './judges/calls/score-call.ts';
export type { FactText, Part } from './judges/changed-facts/fact-text.ts';
export { textOf } from './judges/changed-facts/fact-text.ts';
export { changedFact, factTexts, profileFacts } from './judges/changed-facts/fact-texts.fixture.ts';
export {
  type DocumentFile,
  type DocumentKind,
  type DocumentOutcome,
  type DocumentRefusal,
  documentKinds,
} from './judges/documents/document-file.ts';
export { documentFiles } from './judges/documents/documents.ts';
export { safeNameFaults } from './judges/documents/safe-name.ts';
export {
  type EligibilityCase,
  type EligibilityProfile,
  type EligibilityRequest,
  type EligibilityRule,
  eligibilityToday,
} from './judges/eligibility/eligibility-case.ts';
export { eligibilityCases } from './judges/eligibility/eligibility-cases.ts';
export { harmlessFiles } from './judges/hostile-files/harmless-files.ts';
export type { HostileFile, Outcome, RefusalReason } from './judges/hostile-files/hostile-file.ts';
export { hostileBounds } from './judges/hostile-files/hostile-file.ts';
export { hostileFiles } from './judges/hostile-files/hostile-files.ts';
export type * from './judges/limits/limit-case.ts';
export { limitCases } from './judges/limits/limits.ts';
export { foundCallOf } from './measure/found-call-of.ts';
