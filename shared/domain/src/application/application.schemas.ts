import { type Static, type TObject, Type } from 'typebox';
import { FunderContent } from '../call/call.schemas.ts';
import { FactCard } from '../proposal/proposal-text.schemas.ts';
import { TextBlock } from '../proposal/text-edits/text-edits.schemas.ts';
import { type PlanTableName, planTableNames } from '../proposal-form/plan/plan-tables.ts';
import { type ProposalSectionKey, proposalSectionKeys } from '../proposal-form/proposal-sections.ts';
import { type LimitCounting, limitCountings } from '../proposal-form/section-limits.ts';
import { RowId } from '../rows/values.schemas.ts';
import { Id, PaperQuery, StrictObject, Timestamp } from '../schemas/common.schemas.ts';
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

const { start, blocks, counting, isTicked, isStarred } = decided;

/**
 * PUT /api/proposals/{id}/answers/{questionId}: what changes; what is absent stays as it is. `start`, `blocks` and
 * `counting` are the words, and take their revision as `If-Match`; a tick or a star never meets somebody's words. A
 * new `start` without `blocks` follows it. An answer that begins from the bank brings its words.
 */
export const SaveAnswer = Type.Object(
  {
    start: Type.Optional(start),
    blocks: Type.Optional(blocks),
    /** Null: as most portals count. */
    counting: Type.Optional(Type.Union([Type.Unsafe<LimitCounting>(counting), Type.Null()])),
    isTicked: Type.Optional(isTicked),
    isStarred: Type.Optional(isStarred),
  },
  { additionalProperties: false, minProperties: 1 },
);
export type SaveAnswer = Static<typeof SaveAnswer>;

/** The answer to one question of the call. */
export const Answer = StrictObject({
  /** Id of the question in the call. */
  questionId: RowId,
  ...decided,
  /** The words as they are now, with the facts of today: those of `blocks`, or of where it begins from. */
  text: Type.Array(TextBlock),
  /** Its words have changed since it was ticked: the portal has older ones. */
  isChangedSinceTicked: Type.Optional(Type.Literal(true)),
  /** The call no longer asks this question; the answer stays. Another one may have the same `questionId`. */
  isGone: Type.Optional(Type.Literal(true)),
  /** Of an answer that is gone: the question as it was. */
  question: Type.Optional(Type.String()),
  /** Increases with each change of its words; 0 before the first. Send it back as `If-Match`. */
  revision: Type.Integer({ minimum: 0 }),
  by: Type.Optional(StrictObject({ id: Type.String(), name: Type.String() })),
  at: Type.Optional(Timestamp),
});
export type Answer = Static<typeof Answer>;

export const AnswerParams = StrictObject({
  id: Id,
  questionId: Type.String({ minLength: 1, maxLength: 24 }),
});
export type AnswerParams = Static<typeof AnswerParams>;

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
  /** Of a call that has not arrived here yet, or is unknown, and asks nothing therefore; or of one that was deleted. */
  callState: Type.Optional(
    Type.Unsafe<'unknown' | 'deleted'>({ type: 'string', enum: ['unknown', 'deleted'] }),
  ),
  call: Type.Unsafe<FunderContent>(FunderContent as unknown as TObject),
  /** ISO 8601: the last moment of the deadline; absent without one. */
  deadlineAt: Type.Optional(Timestamp),
  /** In the funder's order; those to questions that are gone come last. */
  answers: Type.Array(Answer),
  /** Every fact that the answers state. */
  facts: Type.Array(FactCard),
  /** Sent: nothing of it changes any more (CALL-36). */
  isSent: Type.Boolean(),
  /** When it was sent last; `GET …/application/sent` is what was sent then, also while a new draft is written. */
  sentAt: Type.Optional(Timestamp),
});
export type Application = Static<typeof Application>;

export const ApplicationBody = StrictObject({ application: Application });

export const applicationFormats = ['pdf', 'docx', 'xlsx', 'csv'] as const;
export type ApplicationFormat = (typeof applicationFormats)[number];

/** GET /api/proposals/{id}/application/file: questions and answers in the funder's order (CALL-27). */
export const ApplicationFileQuery = StrictObject({
  format: Type.Unsafe<ApplicationFormat>({ type: 'string', enum: [...applicationFormats] }),
  ...PaperQuery,
});
export type ApplicationFileQuery = Static<typeof ApplicationFileQuery>;
