import { type Static, Type } from 'typebox';
import { ProposalFields } from '../proposal-form/proposal-fields.schemas.ts';
import { type ProposalSectionKey, proposalSectionKeys } from '../proposal-form/proposal-sections.ts';
import { type ProposalFormSection, proposalFormSectionNames } from '../proposal-form/proposal-vocabulary.ts';
import { Id, StrictObject, Timestamp } from '../schemas/common.schemas.ts';
import { ErrorResponse } from '../schemas/error.schemas.ts';
import { type ProposalStatus, proposalStatusNames } from './proposal-status.ts';
import {
  FactCard,
  GeneratedSection,
  ProposalMetadata,
  Readiness,
  StaleSection,
} from './proposal-text.schemas.ts';
import { ParagraphEdit } from './text-edits/text-edits.schemas.ts';

const Status = Type.Unsafe<ProposalStatus>({ type: 'string', enum: proposalStatusNames });
const FormSection = Type.Unsafe<ProposalFormSection>({ type: 'string', enum: proposalFormSectionNames });
const keyPattern = proposalSectionKeys.join('|');
const SectionKey = Type.Unsafe<ProposalSectionKey>({ type: 'string', enum: proposalSectionKeys });

/** What a list tells of a proposal. */
export const ProposalListItem = StrictObject({
  id: Id,
  /** Same as `id`. */
  proposalId: Id,
  title: Type.String(),
  grantId: Type.String(),
  organization: Type.String(),
  category: Type.String(),
  status: Status,
  /** Per cent of the generation, 0 to 100. */
  progress: Type.Integer({ minimum: 0, maximum: 100 }),
  /** The section being written while `generating`. */
  currentSection: Type.Optional(SectionKey),
  /** True from the request for a text until a worker takes the job. */
  queued: Type.Boolean(),
  /** Why the last generation failed, in plain words. */
  failure: Type.Optional(Type.String()),
  requestedAmount: Type.Integer(),
  /** ISO 4217; US dollars when absent. */
  currency: Type.Optional(Type.String()),
  deadline: Type.String(),
  durationMonths: Type.Integer(),
  /** Sections of the form that lack an answer; absent in proposals older than this field. */
  openSections: Type.Optional(Type.Array(FormSection, { maxItems: proposalFormSectionNames.length })),
  /** Number of the newest generated text; 0 before the first. */
  version: Type.Integer({ minimum: 0 }),
  metadata: Type.Optional(ProposalMetadata),
  downloadUrl: Type.Optional(Type.String()),
  pdfUrl: Type.Optional(Type.String()),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type ProposalListItem = Static<typeof ProposalListItem>;

/** The form as it is now. */
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
});
export type StatusChange = Static<typeof StatusChange>;

/** GET /api/proposals/{id}. */
export const Proposal = StrictObject({
  ...ProposalListItem.properties,
  draftContent: DraftContent,
  /** The newest generated text; empty before the first. */
  sections: Type.Array(GeneratedSection),
  /** What people made of its paragraphs; absent when nobody edited it. */
  edits: Type.Optional(Type.Array(ParagraphEdit)),
  /** Every fact that text states, for its marks; empty for texts made before facts were traced. */
  facts: Type.Array(FactCard),
  /** Of the newest text; absent before the first and for texts made before it was kept. */
  readiness: Type.Optional(Readiness),
  /** Sections of the newest text whose answers were changed since; absent when the text is as new as they are. */
  stale: Type.Optional(Type.Array(StaleSection)),
  /** The section that is being written, as far as it is; only while `generating` and only from a language model. */
  draftingText: Type.Optional(Type.String()),
  history: Type.Array(StatusChange),
  /** Rises with every change; send it back as `If-Match` to learn of another's change (412). */
  revision: Type.Integer({ minimum: 0 }),
});
export type Proposal = Static<typeof Proposal>;

export const proposalSorts = ['updated', 'created', 'deadline', 'title'] as const;
export type ProposalSort = (typeof proposalSorts)[number];

export const ProposalListQuery = StrictObject({
  search: Type.Optional(Type.String({ maxLength: 200 })),
  status: Type.Optional(Status),
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

/** GET /api/proposals/stats: present statuses, and how many ever reached the counted ones. */
export const ProposalStats = StrictObject({
  total: Count,
  byStatus: StrictObject(countByStatus),
  reached: StrictObject({ completed: Count, under_review: Count, approved: Count }),
  /** Proposals that earn points: at most `earningProposalsPerWeek` new ones a week do. */
  earning: Count,
});
export type ProposalStats = Static<typeof ProposalStats>;

/** Somebody has seen the personal data in the answers and lets a language model have it (CHECK-08). */
const confirmed = Type.Optional(Type.Literal('personal_data'));

/** POST /api/proposals, whose text is written at once. */
export const CreateProposalQuery = StrictObject({ confirmed });

/** POST /api/proposals/{id}/generate: without it the whole text; else these sections, the others stay as they are. */
export const GenerateQuery = StrictObject({
  /** Keys of sections, parted by commas. */
  sections: Type.Optional(Type.String({ pattern: `^(${keyPattern})(,(${keyPattern})){0,7}$` })),
  confirmed,
});

export const ChangeStatusBody = StrictObject({ status: Status });
export type ChangeStatusBody = Static<typeof ChangeStatusBody>;

/** 412: the proposal as it is now, so that the two changes can be laid side by side. */
export const ProposalChanged = StrictObject({ ...ErrorResponse.properties, proposal: Proposal });
export type ProposalChanged = Static<typeof ProposalChanged>;
