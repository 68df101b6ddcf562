import { type Static, Type } from 'typebox';
import { type BudgetCategory, budgetCategoryNames, budgetLimits } from '../budget-vocabulary.ts';
import { type ProposalFormSection, proposalFormSectionNames } from '../proposal-rules.ts';
import { type ProposalStatus, proposalStatusNames } from '../proposal-status.ts';
import { type ProposalSectionKey, proposalLimits, proposalSectionKeys } from '../proposal-vocabulary.ts';
import { type LimitUnit, limitUnitNames } from '../section-limits.ts';
import { Id, IdParams, StrictObject, Timestamp } from './common.schemas.ts';
import { ErrorResponse } from './error.schemas.ts';

const Text = Type.String({ maxLength: proposalLimits.text });
const Status = Type.Unsafe<ProposalStatus>({ type: 'string', enum: proposalStatusNames });
const FormSection = Type.Unsafe<ProposalFormSection>({ type: 'string', enum: proposalFormSectionNames });
const SectionKey = Type.Unsafe<ProposalSectionKey>({ type: 'string', enum: proposalSectionKeys });

/** The longest a section may be, as the funder sets it. */
export const SectionLimit = StrictObject({
  section: SectionKey,
  unit: Type.Unsafe<LimitUnit>({ type: 'string', enum: limitUnitNames }),
  maximum: Type.Integer({ minimum: 1, maximum: 100_000 }),
});
export type SectionLimit = Static<typeof SectionLimit>;

/** One line of a budget; what it comes to is computed (`budgetLineCents`), never stated. */
export const BudgetLine = StrictObject({
  category: Type.Unsafe<BudgetCategory>({ type: 'string', enum: budgetCategoryNames }),
  item: Type.String({ maxLength: budgetLimits.item }),
  /** Hundredths: 150 is one and a half. */
  quantityHundredths: Type.Integer({ minimum: 0, maximum: budgetLimits.quantityHundredths }),
  /** What is counted: "people", "trips", "sets"; may be empty. */
  unit: Type.String({ maxLength: budgetLimits.unit }),
  /** Integer US cents. */
  unitCents: Type.Integer({ minimum: 0, maximum: proposalLimits.requestedAmount.maximum * 100 }),
  /** How many months it is paid for; 0 when it is bought once. */
  months: Type.Integer({ minimum: 0, maximum: proposalLimits.projectDuration.maximum }),
  justification: Type.String({ maxLength: budgetLimits.justification }),
});
export type BudgetLine = Static<typeof BudgetLine>;

/** Indirect cost of the direct cost, and the most the funder allows; hundredths of a per cent (1,500 is 15 %). */
export const IndirectCost = StrictObject({
  rate: Type.Integer({ minimum: 0, maximum: budgetLimits.rate }),
  cap: Type.Integer({ minimum: 0, maximum: budgetLimits.rate }),
});
export type IndirectCost = Static<typeof IndirectCost>;

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
  /** Empty when the budget is free text only; where there are lines, `budget` is their text. */
  budgetLines: Type.Optional(Type.Array(BudgetLine, { maxItems: budgetLimits.lines })),
  indirectCost: Type.Optional(IndirectCost),
  sectionLimits: Type.Optional(Type.Array(SectionLimit, { maxItems: proposalSectionKeys.length })),
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
  /** Sections of the form that lack an answer; absent in cards of before that was kept. */
  openSections: Type.Optional(Type.Array(FormSection, { maxItems: proposalFormSectionNames.length })),
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

/** A stretch of a text and the fact it states: UTF-16 positions, `end` not included. */
export const TextSource = StrictObject({
  start: Type.Integer({ minimum: 0 }),
  end: Type.Integer({ minimum: 1 }),
  /** `id` of a `FactCard`. */
  fact: Type.String({ maxLength: 100 }),
});
export type TextSource = Static<typeof TextSource>;

/** Plain text that knows where its numbers and names come from. */
export const TracedText = StrictObject({
  text: Type.String(),
  sources: Type.Optional(Type.Array(TextSource)),
});
export type TracedText = Static<typeof TracedText>;

/** The tables of a text, each computed from facts; none is ever prose. */
export const sectionTableKinds = [
  'logic_model',
  'evaluation',
  'budget',
  'month_grid',
  'team',
  'risks',
] as const;
export type SectionTableKind = (typeof sectionTableKinds)[number];

/** A table after the paragraphs of its section. In a month grid a cell of an active month reads "●". */
export const SectionTable = StrictObject({
  kind: Type.Unsafe<SectionTableKind>({ type: 'string', enum: [...sectionTableKinds] }),
  title: Type.String(),
  heads: Type.Array(Type.String(), { minItems: 1 }),
  /** One cell for each head; the first names its row. A missing fact reads "[needs: ...]", as in the text. */
  rows: Type.Array(Type.Array(TracedText)),
});
export type SectionTable = Static<typeof SectionTable>;

/** What a hover over a number shows: the fact, and where and when it was given. */
export const FactCard = StrictObject({
  id: Type.String({ maxLength: 100 }),
  /** In words a reader knows: "Number of beneficiaries". */
  label: Type.String(),
  /** From a field or the profile, or worked out from such. */
  kind: Type.Unsafe<'record' | 'computed'>({ type: 'string', enum: ['record', 'computed'] }),
  value: Type.String(),
  /** Day it was given or measured, `YYYY-MM-DD`. */
  date: Type.Optional(Type.String()),
  /** Of a figure of the profile: who says so. */
  source: Type.Optional(Type.String()),
  /** Of a computed one: how, in words. */
  how: Type.Optional(Type.String()),
  /** How often the text and its tables state it. */
  uses: Type.Integer({ minimum: 0 }),
});
export type FactCard = Static<typeof FactCard>;

/** A generated section: paragraphs of plain text; `needs` are the facts that were missing. */
export const GeneratedSection = StrictObject({
  key: SectionKey,
  title: Type.String(),
  /** Plain text, paragraphs parted by an empty line; a missing fact reads "[needs: ...]". */
  text: Type.String(),
  needs: Type.Array(Type.String()),
  words: Type.Integer({ minimum: 0 }),
  /** Where the text states a fact; absent in texts made before facts were traced. */
  sources: Type.Optional(Type.Array(TextSource)),
  tables: Type.Optional(Type.Array(SectionTable)),
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

/** Something that costs points of readiness, where it stands, and what to do about it. */
export const ReadinessFix = StrictObject({
  /** Points it would bring. */
  points: Type.Integer({ minimum: 0, maximum: 100 }),
  /** What to do, in one short sentence. */
  what: Type.String(),
  /** The section it stands in, and the stretch of its text where there is one. */
  section: Type.Optional(SectionKey),
  start: Type.Optional(Type.Integer({ minimum: 0 })),
  end: Type.Optional(Type.Integer({ minimum: 0 })),
  /** The field of the form where it is mended. */
  field: Type.Optional(Type.String()),
});
export type ReadinessFix = Static<typeof ReadinessFix>;

/** How complete a text is, never its chance of an award. `score` is `metadata.quality`. */
export const Readiness = StrictObject({
  score: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Why the score cannot be above 59; absent when nothing caps it. */
  cap: Type.Optional(Type.String()),
  signals: Type.Array(
    StrictObject({
      key: Type.String(),
      label: Type.String(),
      points: Type.Integer({ minimum: 0 }),
      outOf: Type.Integer({ minimum: 1 }),
    }),
  ),
  /** Largest gain first. */
  fixes: Type.Array(ReadinessFix),
});
export type Readiness = Static<typeof Readiness>;

/** GET /api/proposals/{id}. */
export const Proposal = StrictObject({
  ...ProposalCard.properties,
  draftContent: DraftContent,
  /** The newest generated text; empty before the first. */
  sections: Type.Array(GeneratedSection),
  /** Every fact that text states, for its marks; empty for texts made before facts were traced. */
  facts: Type.Array(FactCard),
  /** Of the newest text; absent before the first and for texts made before it was kept. */
  readiness: Type.Optional(Readiness),
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

/** What a list tells of a generated text: when it was made, how good it is, who wrote it. */
export const ProposalVersionCard = StrictObject({
  version: Type.Integer({ minimum: 1 }),
  createdAt: Timestamp,
  metadata: ProposalMetadata,
  /** Both where one engine took over from the other. */
  engines: Type.Array(Type.Unsafe<DraftingEngine>({ type: 'string', enum: [...draftingEngines] })),
});
export type ProposalVersionCard = Static<typeof ProposalVersionCard>;

/** GET /api/proposals/{id}/versions/{version}: one generated text as it was. */
export const ProposalVersion = StrictObject({
  ...ProposalVersionCard.properties,
  sections: Type.Array(GeneratedSection),
});
export type ProposalVersion = Static<typeof ProposalVersion>;

/** Any text: a version that is no number is an unknown one. */
export const ProposalVersionParams = StrictObject({ ...IdParams.properties, version: Id });

/** GET /api/proposals/{id}/versions, newest first. */
export const ProposalVersionList = StrictObject({
  versions: Type.Array(ProposalVersionCard),
  /** Absent on the last page. */
  nextCursor: Type.Optional(Type.String()),
});
export type ProposalVersionList = Static<typeof ProposalVersionList>;
