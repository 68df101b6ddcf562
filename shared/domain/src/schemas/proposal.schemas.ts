import { type Static, Type } from 'typebox';
import { type ProposalStatus, proposalStatusNames } from '../proposal-status.ts';
import { type ProposalSectionKey, proposalLimits, proposalSectionKeys } from '../proposal-vocabulary.ts';
import { Id, StrictObject, Timestamp } from './common.schemas.ts';
import { ErrorResponse } from './error.schemas.ts';

const Text = Type.String({ maxLength: proposalLimits.text });
const Status = Type.Unsafe<ProposalStatus>({ type: 'string', enum: proposalStatusNames });
const SectionKey = Type.Unsafe<ProposalSectionKey>({ type: 'string', enum: proposalSectionKeys });

/**
 * What a person writes (spec 3, "Proposal form"). Types and upper limits only: whether it is complete is asked of
 * `proposalRules`, because a draft may be saved half-written.
 */
export const ProposalFields = StrictObject({
  title: Type.String({ maxLength: proposalLimits.title }),
  grantId: Type.String({ maxLength: proposalLimits.grantId }),
  organization: Type.String({ maxLength: proposalLimits.organization }),
  category: Type.String({ maxLength: 100 }),
  description: Text,
  objectives: Type.Array(Type.String({ maxLength: proposalLimits.objective }), {
    maxItems: proposalLimits.objectives,
  }),
  beneficiaries: Type.Integer({ minimum: 0, maximum: proposalLimits.beneficiaries.maximum }),
  methodology: Text,
  /** Whole US dollars. */
  requestedAmount: Type.Integer({ minimum: 0, maximum: proposalLimits.requestedAmount.maximum }),
  /** `YYYY-MM-DD`, or empty in a draft. */
  deadline: Type.String({ pattern: '^(\\d{4}-\\d{2}-\\d{2})?$' }),
  budget: Text,
  /** Months. */
  projectDuration: Type.Integer({ minimum: 0, maximum: proposalLimits.projectDuration.maximum }),
  timeline: Text,
  sustainability: Text,
  team: Text,
});
export type ProposalFields = Static<typeof ProposalFields>;

/** A form nobody has written in yet (spec 2.12). */
export const emptyProposalFields: Readonly<ProposalFields> = {
  title: '',
  grantId: '',
  organization: '',
  category: '',
  description: '',
  objectives: [],
  beneficiaries: 0,
  methodology: '',
  requestedAmount: 0,
  deadline: '',
  budget: '',
  projectDuration: proposalLimits.projectDuration.initial,
  timeline: '',
  sustainability: '',
  team: '',
};

/**
 * POST /api/proposals. `generate: false` keeps a draft ("Save as draft") and then only a title is asked for.
 * A field that is left out counts as empty (`emptyProposalFields`), so that `proposalRules` names it in its own words.
 */
export const CreateProposalBody = StrictObject({
  ...Type.Partial(ProposalFields).properties,
  generate: Type.Optional(Type.Boolean()),
});
/** What a form sends: all fields. */
export type CreateProposalBody = ProposalFields & { generate?: boolean };

/** PUT /api/proposals/{id}: the same fields and no further ones. */
export const UpdateProposalBody = ProposalFields;

/** POST /api/proposals/draft: the demo proposal of onboarding (spec 7). */
export const DemoProposalBody = StrictObject({
  title: Type.String({ minLength: 1, maxLength: proposalLimits.title }),
  description: Text,
  amount: Type.Integer({ minimum: 0, maximum: proposalLimits.requestedAmount.maximum }),
  /** In words: '12 months'. */
  duration: Type.String({ maxLength: 50 }),
  objectives: ProposalFields.properties.objectives,
});
export type DemoProposalBody = Static<typeof DemoProposalBody>;

const ProposalMetadata = StrictObject({
  /** Words of the generated text. */
  words: Type.Integer({ minimum: 0 }),
  /** Readiness, 0 to 100: how complete the text is, never the chance of an award. */
  quality: Type.Integer({ minimum: 0, maximum: 100 }),
});

/** What a card of the list needs. */
export const ProposalCard = StrictObject({
  id: Id,
  /** Same as `id` (spec 3). */
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
  /** True from the wish to have a text until the engine takes it up. */
  queued: Type.Boolean(),
  /** Why the last generation failed, in plain words. */
  failure: Type.Optional(Type.String()),
  requestedAmount: Type.Integer(),
  deadline: Type.String(),
  durationMonths: Type.Integer(),
  /** Number of the newest generated text; 0 before the first. */
  version: Type.Integer({ minimum: 0 }),
  metadata: Type.Optional(ProposalMetadata),
  downloadUrl: Type.Optional(Type.String()),
  pdfUrl: Type.Optional(Type.String()),
  createdAt: Timestamp,
  updatedAt: Timestamp,
});
export type ProposalCard = Static<typeof ProposalCard>;

/** The form as it stands, under the names of spec 3 ("draftContent fields"). */
export const DraftContent = StrictObject({
  ...ProposalFields.properties,
  location: Type.String(),
  focus_areas: Type.Array(Type.String()),
});

/** Harambee's own engine writes from templates and facts; a language model only where one is set up. */
export const draftingEngines = ['built-in', 'model'] as const;
export type DraftingEngine = (typeof draftingEngines)[number];

/** A generated section: paragraphs of plain text; `needs` are the facts that were missing. */
export const GeneratedSection = StrictObject({
  key: SectionKey,
  title: Type.String(),
  /** Plain text, paragraphs parted by an empty line; a missing fact reads "[needs: ...]". */
  text: Type.String(),
  needs: Type.Array(Type.String()),
  words: Type.Integer({ minimum: 0 }),
  /** Who wrote it; absent in texts of our own engine alone. */
  engine: Type.Optional(Type.Unsafe<DraftingEngine>({ type: 'string', enum: [...draftingEngines] })),
  /** The language model that wrote it, when one did. */
  model: Type.Optional(Type.String({ maxLength: 200 })),
});
export type GeneratedSection = Static<typeof GeneratedSection>;

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
  ...ProposalCard.properties,
  draftContent: DraftContent,
  /** The newest generated text; empty before the first. */
  sections: Type.Array(GeneratedSection),
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
  proposals: Type.Array(ProposalCard),
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

export const ChangeStatusBody = StrictObject({ status: Status });
export type ChangeStatusBody = Static<typeof ChangeStatusBody>;

/** 412: the proposal as it is now, so that the two changes can be laid side by side. */
export const ProposalChanged = StrictObject({ ...ErrorResponse.properties, proposal: Proposal });
export type ProposalChanged = Static<typeof ProposalChanged>;

export const ProposalVersionQuery = StrictObject({
  /** Number of a generated text; the newest when absent. */
  version: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$' })),
});

/** One generated text of a proposal. */
export const ProposalVersion = StrictObject({
  version: Type.Integer({ minimum: 1 }),
  createdAt: Timestamp,
  metadata: ProposalMetadata,
  sections: Type.Array(GeneratedSection),
});
export type ProposalVersion = Static<typeof ProposalVersion>;

/** GET /api/proposals/{id}/versions, newest first. */
export const ProposalVersionList = StrictObject({ versions: Type.Array(ProposalVersion) });
export type ProposalVersionList = Static<typeof ProposalVersionList>;
