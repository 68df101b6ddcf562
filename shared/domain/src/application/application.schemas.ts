import { type Static, type TObject, Type } from 'typebox';
import { FunderContent } from '../call/call.schemas.ts';
import { FactCard } from '../proposal/proposal-text.schemas.ts';
import { TextBlock } from '../proposal/text-edits/text-edits.schemas.ts';
import { type PlanTableName, planTableNames } from '../proposal-form/plan/plan-tables.ts';
import { type ProposalSectionKey, proposalSectionKeys } from '../proposal-form/proposal-sections.ts';
import { type LimitCounting, limitCountings } from '../proposal-form/section-limits.ts';
import { RowId } from '../rows/values.schemas.ts';
import { Id, StrictObject, Timestamp } from '../schemas/common.schemas.ts';
import { ErrorResponse } from '../schemas/error.schemas.ts';
import { applicationLimits } from './application-limits.ts';

/** The tables that an answer can begin from: those of the plan, and the budget. */
export type AnswerTable = PlanTableName | 'budget';
export const answerTables: readonly AnswerTable[] = [...planTableNames, 'budget'];

/** Where an answer begins from (CALL-24): a section of the text, rows of a table, a former answer, or nothing. */
export const AnswerStart = Type.Union([
  StrictObject({
    kind: Type.Literal('section'),
    section: Type.Unsafe<ProposalSectionKey>({ type: 'string', enum: proposalSectionKeys }),
  }),
  StrictObject({
    kind: Type.Literal('rows'),
    table: Type.Unsafe<AnswerTable>({ type: 'string', enum: [...answerTables] }),
  }),
  StrictObject({ kind: Type.Literal('bank'), answerId: Id }),
  StrictObject({ kind: Type.Literal('nothing') }),
]);
export type AnswerStart = Static<typeof AnswerStart>;

/** What people decide about an answer. A missing `blocks` (null) follows where the answer begins from. */
const decided = {
  start: AnswerStart,
  blocks: Type.Union([Type.Array(TextBlock, { maxItems: applicationLimits.blocks }), Type.Null()]),
  /** How this portal counts, if it differs (CALL-31). */
  counting: Type.Optional(Type.Unsafe<LimitCounting>({ type: 'string', enum: Object.keys(limitCountings) })),
  /** Copied into the portal (CALL-26). */
  isTicked: Type.Boolean(),
  /** Kept in the answer bank before it is sent (CALL-32). */
  isStarred: Type.Boolean(),
};

/** PUT /api/proposals/{id}/answers/{questionId}, with the revision as `If-Match`. */
export const SaveAnswer = StrictObject(decided);
export type SaveAnswer = Static<typeof SaveAnswer>;

/** The answer to one question of the call. */
export const Answer = StrictObject({
  /** Id of the question in the call. */
  questionId: RowId,
  ...decided,
  /** The words as they are now: those of `blocks`, or of where it begins from. */
  text: Type.Array(TextBlock),
  /** The call no longer asks this question; the answer stays. */
  isGone: Type.Optional(Type.Literal(true)),
  /** Increases with each change; 0 before the first. Send it back as `If-Match`. */
  revision: Type.Integer({ minimum: 0 }),
  by: Type.Optional(StrictObject({ id: Type.String(), name: Type.String() })),
  at: Type.Optional(Timestamp),
});
export type Answer = Static<typeof Answer>;

export const AnswerBody = StrictObject({ answer: Answer });
export const AnswerChanged = Type.Object(
  { ...ErrorResponse.properties, answer: Answer },
  { additionalProperties: false },
);

/** What a person decides about the call of a proposal; null is the built-in call "General proposal" (CALL-06). */
export const ChooseCall = StrictObject({ callId: Type.Union([Id, Type.Null()]) });
export type ChooseCall = Static<typeof ChooseCall>;

/** GET /api/proposals/{id}/application: the call with an answer for each of its questions (CALL-23). */
export const Application = StrictObject({
  proposalId: Id,
  /** Absent for the built-in call. */
  callId: Type.Optional(Id),
  call: Type.Unsafe<FunderContent>(FunderContent as unknown as TObject),
  /** ISO 8601: the last moment of the deadline; absent without one. */
  deadlineAt: Type.Optional(Timestamp),
  /** In the funder's order; those to questions that are gone come last. */
  answers: Type.Array(Answer),
  /** Every fact that the answers state. */
  facts: Type.Array(FactCard),
  /** Sent: nothing of it changes any more (CALL-36). */
  isSent: Type.Boolean(),
});
export type Application = Static<typeof Application>;

export const ApplicationBody = StrictObject({ application: Application });

export const applicationFormats = ['pdf', 'docx', 'xlsx', 'csv'] as const;
export type ApplicationFormat = (typeof applicationFormats)[number];

/** GET /api/proposals/{id}/application/file: questions and answers in the funder's order (CALL-27). */
export const ApplicationFileQuery = StrictObject({
  format: Type.Unsafe<ApplicationFormat>({ type: 'string', enum: [...applicationFormats] }),
});
