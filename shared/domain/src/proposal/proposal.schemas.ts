import { type Static, Type } from 'typebox';
import { ProposalFields } from '../proposal-form/proposal-fields.schemas.ts';
import { type ProposalSectionKey, proposalSectionKeys } from '../proposal-form/proposal-sections.ts';
import { type ProposalFormSection, proposalFormSectionNames } from '../proposal-form/proposal-vocabulary.ts';
import { TeamSummary } from '../proposal-team/team-summary.schemas.ts';
import { Id, StrictObject, Timestamp } from '../schemas/common.schemas.ts';
import { ErrorResponse } from '../schemas/error.schemas.ts';
import { SignedHash, SubmittedWithout, WithoutSignOff } from '../sign-off/sign-off.schemas.ts';
import { DuplicateOf } from './duplicates.schemas.ts';
import { type ProposalStatus, proposalStatusNames } from './proposal-status.ts';
import {
  FactCard,
  GeneratedSection,
  ProposalMetadata,
  Readiness,
  SectionAdvice,
  StaleSection,
} from './proposal-text.schemas.ts';
import { ParagraphEdit } from './text-edits/text-edits.schemas.ts';

const Status = Type.Unsafe<ProposalStatus>({ type: 'string', enum: proposalStatusNames });
const FormSection = Type.Unsafe<ProposalFormSection>({ type: 'string', enum: proposalFormSectionNames });
const keyPattern = proposalSectionKeys.join('|');
const SectionKey = Type.Unsafe<ProposalSectionKey>({ type: 'string', enum: proposalSectionKeys });

/** What a list shows of a proposal. */
export const ProposalListItem = StrictObject({
  id: Id,
  /** Same as `id`. */
  proposalId: Id,
  /** The call that it is made for; absent: the built-in one (CALL-23). */
  callId: Type.Optional(Id),
  title: Type.String(),
  grantId: Type.String(),
  organization: Type.String(),
  category: Type.String(),
  status: Status,
  /** Progress of the generation, 0 to 100. */
  progress: Type.Integer({ minimum: 0, maximum: 100 }),
  /** The section being written while `generating`. */
  currentSection: Type.Optional(SectionKey),
  /** True from the request for a text until a worker starts on it. */
  queued: Type.Boolean(),
  /** Why the last generation failed, in plain words. */
  failure: Type.Optional(Type.String()),
  requestedAmount: Type.Integer(),
  /** ISO 4217; US dollars when absent. */
  currency: Type.Optional(Type.String()),
  deadline: Type.String(),
  durationMonths: Type.Integer(),
  /** Form sections that lack an answer; absent in proposals older than this field. */
  openSections: Type.Optional(Type.Array(FormSection, { maxItems: proposalFormSectionNames.length })),
  /** Number of the newest generated text; 0 before the first. */
  version: Type.Integer({ minimum: 0 }),
  metadata: Type.Optional(ProposalMetadata),
  downloadUrl: Type.Optional(Type.String()),
  pdfUrl: Type.Optional(Type.String()),
  /** Who leads it and whom it waits for; only in lists (OWNER-06). */
  team: Type.Optional(TeamSummary),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type ProposalListItem = Static<typeof ProposalListItem>;

/** The current form. */
export const DraftContent = StrictObject({
  ...ProposalFields.properties,
  location: Type.String(),
  focus_areas: Type.Array(Type.String()),
});

export const StatusChange = StrictObject({
  from: Type.Optional(Status),
  to: Status,
  at: Timestamp,
  userId: Type.String(),
  userName: Type.String(),
  /** Of a submission with sign-offs: the hash of what was submitted. */
  hash: Type.Optional(SignedHash),
  /** Of a submission that somebody had not agreed with (SIGNOFF-07). */
  without: Type.Optional(SubmittedWithout),
});
export type StatusChange = Static<typeof StatusChange>;

/** GET /api/proposals/{id}. */
export const Proposal = StrictObject({
  ...ProposalListItem.properties,
  draftContent: DraftContent,
  /** The newest generated text; empty before the first. */
  sections: Type.Array(GeneratedSection),
  /** What people changed in its paragraphs; absent if nobody has edited it. */
  edits: Type.Optional(Type.Array(ParagraphEdit)),
  /** Every fact that the text states, for its markers; empty for texts from before facts were traced. */
  facts: Type.Array(FactCard),
  /** What the language model that wrote it would advise; absent without one. */
  advice: Type.Optional(Type.Array(SectionAdvice, { maxItems: 8 })),
  /** Readiness of the newest text; absent before the first text and for texts from before readiness was stored. */
  readiness: Type.Optional(Readiness),
  /** Sections of the newest text whose answers have changed since; absent if the text is current. */
  stale: Type.Optional(Type.Array(StaleSection)),
  /** The unfinished text of the section being written; only while `generating` and only from a language model. */
  draftingText: Type.Optional(Type.String()),
  history: Type.Array(StatusChange),
  /** What it is a copy of, until somebody says that all is changed for the new funder (CALL-37). */
  duplicateOf: Type.Optional(DuplicateOf),
  /** Increases with every change. Send it back as `If-Match`, to learn of somebody else's change (412). */
  revision: Type.Integer({ minimum: 0 }),
});
export type Proposal = Static<typeof Proposal>;

export const proposalSorts = ['updated', 'created', 'deadline', 'title'] as const;
export type ProposalSort = (typeof proposalSorts)[number];

export const ProposalListQuery = StrictObject({
  search: Type.Optional(Type.String({ maxLength: 200 })),
  status: Type.Optional(Status),
  /** Only those that the person leads, helps with or has a task of (OWNER-05). */
  mine: Type.Optional(Type.Literal('1')),
  sort: Type.Optional(Type.Unsafe<ProposalSort>({ type: 'string', enum: [...proposalSorts] })),
  limit: Type.Optional(Type.String({ pattern: '^([1-9][0-9]?|100)$' })),
  cursor: Type.Optional(Type.String({ maxLength: 300 })),
});
export type ProposalListQuery = Static<typeof ProposalListQuery>;

export const ProposalList = StrictObject({
  proposals: Type.Array(ProposalListItem),
  /** Absent on the last page. */
  nextCursor: Type.Optional(Type.String()),
});
export type ProposalList = Static<typeof ProposalList>;

const Count = Type.Integer({ minimum: 0 });
const countByStatus = Object.fromEntries(proposalStatusNames.map((name) => [name, Count])) as Record<
  ProposalStatus,
  typeof Count
>;

/** GET /api/proposals/stats: the current statuses, and how many proposals ever reached the counted ones. */
export const ProposalStats = StrictObject({
  total: Count,
  byStatus: StrictObject(countByStatus),
  reached: StrictObject({ completed: Count, under_review: Count, approved: Count }),
  /** Proposals that earn points: at most `earningProposalsPerWeek` new ones a week. */
  earning: Count,
});
export type ProposalStats = Static<typeof ProposalStats>;

/** The person has seen the personal data in the answers and allows a language model to get it (CHECK-08). */
const confirmed = Type.Optional(Type.Literal('personal_data'));

/** POST /api/proposals when its text is generated at once. */
export const CreateProposalQuery = StrictObject({
  confirmed,
  /** The person has read this text already, drafted without a network: no language model writes it (OFFLINE-36). */
  drafter: Type.Optional(Type.Literal('built-in')),
});

/** POST /api/proposals/{id}/generate: the whole text, or only these sections; the others stay as they are. */
export const GenerateQuery = StrictObject({
  /** Keys of sections, separated by commas. */
  sections: Type.Optional(Type.String({ pattern: `^(${keyPattern})(,(${keyPattern})){0,7}$` })),
  confirmed,
});

export const ChangeStatusBody = StrictObject({
  status: Status,
  /** Submits although somebody has not agreed. */
  withoutSignOff: Type.Optional(WithoutSignOff),
});
export type ChangeStatusBody = Static<typeof ChangeStatusBody>;

/** 412: the current proposal, so that the two changes can be compared. */
export const ProposalChanged = StrictObject({
  ...ErrorResponse.properties,
  proposal: Proposal,
  /** The id of the person who saved its form last; absent if nobody has since it was created (OFFLINE-20). */
  changedBy: Type.Optional(Type.String()),
});
export type ProposalChanged = Static<typeof ProposalChanged>;
