import { type Static, Type } from 'typebox';
import { FactCard } from '../proposal/proposal-text.schemas.ts';
import { textEditLimits } from '../proposal/text-edits/text-edit-limits.ts';
import { TextBlock } from '../proposal/text-edits/text-edits.schemas.ts';
import { Id, StrictObject, Timestamp } from '../schemas/common.schemas.ts';
import { ErrorResponse } from '../schemas/error.schemas.ts';
import {
  type AnswerLanguage,
  type AnswerOutcome,
  answerBankLimits,
  answerLanguageNames,
  answerOutcomeNames,
} from './answer-bank.ts';

const Language = Type.Unsafe<AnswerLanguage>({ type: 'string', enum: answerLanguageNames });
const Outcome = Type.Unsafe<AnswerOutcome>({ type: 'string', enum: answerOutcomeNames });
/** `YYYY-MM-DD`. */
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', format: 'date' });

/** A proposal in which an answer was used, and how that went (CALL-34). */
export const AnswerUse = StrictObject({
  proposalId: Id,
  /** The proposal's title at that time. */
  title: Type.String(),
  /** When it was sent, or starred in a draft. */
  day: Day,
  outcome: Outcome,
});
export type AnswerUse = Static<typeof AnswerUse>;

const AnswerOwner = StrictObject({ id: Id, name: Type.String() });

const written = {
  question: Type.String({ maxLength: answerBankLimits.question }),
  blocks: Type.Array(TextBlock, { maxItems: textEditLimits.blocks }),
  funder: Type.String({ maxLength: answerBankLimits.funder }),
  callName: Type.String({ maxLength: answerBankLimits.callName }),
  language: Language,
  /** The day on which somebody should look at it again; empty: never. */
  reviewOn: Type.Union([Day, Type.Literal('')]),
};

/** A former answer (CALL-32, CALL-34). */
export const BankAnswer = StrictObject({
  id: Id,
  ...written,
  /** What its blocks state, as it was when the answer was kept. */
  facts: Type.Array(FactCard),
  /** Number of words. */
  words: Type.Integer({ minimum: 0 }),
  /** The latest use first. */
  usedIn: Type.Array(AnswerUse),
  /** Who sees to it; absent for one without an owner. */
  owner: Type.Optional(AnswerOwner),
  isStarred: Type.Boolean(),
  /** Increases with every change. Send it back as `If-Match`, to learn of somebody else's change (412). */
  revision: Type.Integer({ minimum: 0 }),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type BankAnswer = Static<typeof BankAnswer>;

export const BankAnswerBody = StrictObject({ answer: BankAnswer });
export const BankAnswerChanged = Type.Object(
  { ...ErrorResponse.properties, answer: BankAnswer },
  { additionalProperties: false },
);

/** POST /api/proposals/answers: an answer written by hand. Without a language, its words tell. */
export const CreateBankAnswer = StrictObject({
  question: written.question,
  blocks: written.blocks,
  funder: Type.Optional(written.funder),
  callName: Type.Optional(written.callName),
  language: Type.Optional(written.language),
  reviewOn: Type.Optional(written.reviewOn),
});
export type CreateBankAnswer = Static<typeof CreateBankAnswer>;

/** PUT /api/proposals/answers/{id}. */
export const UpdateBankAnswer = StrictObject({
  ...written,
  /** `self`: who saves becomes the owner; `nobody`: nobody owns it. Absent: as it is. */
  owner: Type.Optional(Type.Unsafe<'self' | 'nobody'>({ type: 'string', enum: ['self', 'nobody'] })),
});
export type UpdateBankAnswer = Static<typeof UpdateBankAnswer>;

/** PUT /api/proposals/answers/{id}/star. */
export const StarBankAnswer = StrictObject({ isStarred: Type.Boolean() });

/** What narrows a list or a search; both ask the same way. */
const filters = {
  language: Type.Optional(Language),
  starred: Type.Optional(Type.Literal('only')),
  /** Only those whose review day has come. */
  review: Type.Optional(Type.Literal('due')),
  owner: Type.Optional(Id),
  funder: Type.Optional(written.funder),
};

/** GET /api/proposals/answers: what changed last comes first. */
export const BankAnswerListQuery = StrictObject({
  ...filters,
  limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|100)$' })),
  cursor: Type.Optional(Type.String({ maxLength: 300 })),
});
export type BankAnswerListQuery = Static<typeof BankAnswerListQuery>;

export const BankAnswerList = StrictObject({
  answers: Type.Array(BankAnswer),
  /** Absent on the last page. */
  nextCursor: Type.Optional(Type.String()),
});
export type BankAnswerList = Static<typeof BankAnswerList>;

/** GET /api/proposals/answers/search. */
export const BankAnswerSearchQuery = StrictObject({
  ...filters,
  question: Type.String({ minLength: 1, maxLength: answerBankLimits.search }),
  limit: Type.Optional(Type.String({ pattern: '^([1-9]|1[0-9]|20)$' })),
});
export type BankAnswerSearchQuery = Static<typeof BankAnswerSearchQuery>;

/** Why an answer was found (CALL-33). */
export const AnswerMatch = StrictObject({
  /** Words of the question that the former question or answer says, too. */
  words: Type.Array(Type.String()),
  /** What both ask about, such as "Risks"; named in English. */
  subjects: Type.Array(Type.String()),
  /** False: nothing fits well, and this is the nearest. */
  fits: Type.Boolean(),
});
export type AnswerMatch = Static<typeof AnswerMatch>;

export const FoundAnswer = StrictObject({ answer: BankAnswer, match: AnswerMatch });
export type FoundAnswer = Static<typeof FoundAnswer>;

/** The best first. What does not fit comes only where nothing does. */
export const BankAnswerFound = StrictObject({ found: Type.Array(FoundAnswer) });
export type BankAnswerFound = Static<typeof BankAnswerFound>;

/** GET /api/proposals/answers/choices: what a list can be narrowed to. */
export const BankAnswerChoices = StrictObject({
  languages: Type.Array(Language),
  funders: Type.Array(Type.String()),
  owners: Type.Array(AnswerOwner),
  /** Answers whose review day has come. */
  due: Type.Integer({ minimum: 0 }),
});
export type BankAnswerChoices = Static<typeof BankAnswerChoices>;
