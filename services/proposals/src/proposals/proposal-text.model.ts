import {
  type LaidEdit,
  type ProposalSectionKey,
  proposalSectionKeys,
  withEmptyFields,
} from '@harambee/domain';
import {
  draftingEngines,
  type FactCard,
  type GeneratedSection,
  type ProposalVersion,
  type Readiness,
  type ReadinessFix,
  type SectionAdvice,
  type SectionTable,
  sectionTableKinds,
  type TextSource,
  type TracedText,
} from '@harambee/domain/schemas';
import type { DraftingFacts, OrganizationFacts, OwnFact } from '@harambee/drafting';
import { fields, tenantId, tenantPlugin } from '@harambee/service-kit';
import { model, Schema } from 'mongoose';
import { proposalFields } from './proposal-form.model.ts';

/**
 * One generated text of a proposal, with the facts it was drafted from, so that PDF and sections always state the
 * same amounts. Readers see it once the record's `version` has reached its own.
 */
export interface ProposalTextRecord {
  _id: string;
  tenantId: string;
  proposalId: string;
  version: number;
  /** The job that writes it, and the fence of the worker that may write it (see `jobs/draft-store.ts`). */
  jobId: string;
  fence: number;
  facts: DraftingFacts;
  /** Added one by one while the text is drafted; a resumed job continues from here. */
  sections: GeneratedSection[];
  /** Sections taken over unchanged, each with the version that wrote it, whose facts it states. */
  carried?: CarriedSection[];
  /** The unfinished section that a slow drafter is writing. */
  draftingText?: string;
  metadata?: ProposalVersion['metadata'];
  /** Calculated from this text when it was completed; absent in older texts. */
  readiness?: Readiness;
  /** The last edit that `readiness` and `metadata` include; absent if there is none. */
  judgedSeq?: number;
  /** When somebody confirmed having read it. */
  readAt?: Date;
  /** Its edits when the next text replaced it; absent in the newest text. */
  edits?: LaidEdit[];
  /** The highest paragraph number of each section so far, so that no id is used twice. */
  lastParagraphs?: Partial<Record<ProposalSectionKey, number>>;
  cards?: FactCard[];
  /** Advice of a language model. */
  advice?: SectionAdvice[];
  createdAt: Date;
}

/** A section taken over from an earlier text. */
export interface CarriedSection {
  section: ProposalSectionKey;
  version: number;
}

const { text, emptyText, number } = fields;

const options = { _id: false, id: false } as const;

const source = new Schema<TextSource>({ start: number, end: number, fact: text }, options);
const sources = { type: [source], default: undefined };

const cell = new Schema<TracedText>({ text: emptyText, sources }, options);

const table = new Schema<SectionTable>(
  {
    kind: { type: String, enum: sectionTableKinds, required: true },
    title: text,
    heads: [String],
    rows: [[cell]],
  },
  options,
);

const factCard = new Schema<FactCard>(
  {
    id: text,
    label: text,
    kind: { type: String, enum: ['record', 'computed'], required: true },
    value: emptyText,
    date: String,
    source: String,
    how: String,
    uses: number,
  },
  options,
);

const fix = new Schema<ReadinessFix>(
  {
    points: number,
    what: text,
    section: { type: String, enum: proposalSectionKeys },
    start: Number,
    end: Number,
    field: String,
  },
  options,
);

const readiness = new Schema<Readiness>(
  {
    score: number,
    measure: Number,
    complete: Number,
    convincing: Number,
    grades: {
      type: [new Schema({ key: text, label: text, met: number, ask: String }, options)],
      default: undefined,
    },
    cap: String,
    signals: [new Schema({ key: text, label: text, points: number, outOf: number }, options)],
    fixes: [fix],
  },
  options,
);

const section = new Schema<GeneratedSection>(
  {
    key: { type: String, enum: proposalSectionKeys, required: true },
    title: text,
    text: emptyText,
    paragraphs: { type: [String], default: undefined },
    needs: [String],
    words: number,
    sources,
    tables: { type: [table], default: undefined },
    engine: { type: String, enum: draftingEngines },
    model: String,
  },
  { _id: false },
);

const ownFact = new Schema<OwnFact>(
  {
    id: String,
    name: text,
    value: number,
    unit: text,
    date: text,
    source: text,
  },
  { _id: false },
);

const organization = new Schema<OrganizationFacts>(
  {
    name: emptyText,
    mission: String,
    location: String,
    foundedYear: Number,
    sdgs: { type: [Number], default: undefined },
    website: String,
    description: String,
    registrationNumber: String,
    legalStatus: String,
    contactName: String,
    contactEmail: String,
    contactPhone: String,
    currency: String,
    facts: { type: [ownFact], default: undefined },
  },
  { _id: false },
);

const proposalText = new Schema<ProposalTextRecord>(
  {
    _id: String,
    tenantId,
    proposalId: text,
    version: number,
    jobId: text,
    fence: number,
    facts: {
      type: new Schema(
        {
          proposal: { type: proposalFields, required: true },
          organization: { type: organization, required: true },
          savedOn: String,
          profileSavedOn: String,
        },
        { _id: false },
      ),
      required: true,
    },
    sections: [section],
    carried: {
      type: [
        new Schema<CarriedSection>(
          { section: { type: String, enum: proposalSectionKeys, required: true }, version: number },
          options,
        ),
      ],
      default: undefined,
    },
    draftingText: String,
    metadata: {
      type: new Schema({ words: number, quality: number, measure: Number }, { _id: false }),
      default: undefined,
    },
    readiness: { type: readiness, default: undefined },
    judgedSeq: Number,
    readAt: Date,
    edits: { type: [Schema.Types.Mixed], default: undefined },
    lastParagraphs: { type: Schema.Types.Mixed, default: undefined },
    cards: { type: [factCard], default: undefined },
    advice: { type: [{ _id: false, section: String, text: String }], default: undefined },
    createdAt: { type: Date, required: true },
  },
  { collection: 'proposal_texts', versionKey: false },
);

// Unique: if two workers both create the text, one of them is refused here.
proposalText.index({ tenantId: 1, proposalId: 1, version: -1 }, { unique: true });
proposalText.plugin(tenantPlugin);
// As for a form: the answers of a text may be older than a field, which does not count as a change.
proposalText.post(
  ['find', 'findOne', 'findOneAndUpdate'],
  (found: ProposalTextRecord | ProposalTextRecord[] | null) => {
    for (const { facts } of [found ?? []].flat()) {
      if (facts?.proposal) facts.proposal = withEmptyFields(facts.proposal);
    }
  },
);

export const ProposalTextModel = model<ProposalTextRecord>('ProposalText', proposalText);
