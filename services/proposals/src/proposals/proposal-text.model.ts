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
 * One generated text of a proposal, and the facts it was made of: its PDF never speaks of another amount than its
 * sections do. It is there for readers once the record's `version` has come up to its own.
 */
export interface ProposalTextRecord {
  _id: string;
  tenantId: string;
  proposalId: string;
  version: number;
  /** The job that writes it, and the fence of the worker that may (see `jobs/draft-store.ts`). */
  jobId: string;
  fence: number;
  facts: DraftingFacts;
  /** Grow one by one while the text is written: a job that is taken up again goes on from here. */
  sections: GeneratedSection[];
  /** Sections that were taken over as they were, each with the version that wrote them, whose facts they state. */
  carried?: CarriedSection[];
  /** The next section as far as it is, while a drafter that takes its time writes it. */
  draftingText?: string;
  metadata?: ProposalVersion['metadata'];
  /** Calculated when the text was complete, and of this text alone; absent in texts of before they were kept. */
  readiness?: Readiness;
  /** The change to the text that `readiness` and `metadata` know of; absent without any. */
  judgedSeq?: number;
  /** When somebody said that they have read it. */
  readAt?: Date;
  /** The edits that lay over it when the next text took its place; absent in the newest one. */
  edits?: LaidEdit[];
  /** The highest number a paragraph of each section ever had, so that no id comes back for another paragraph. */
  lastParagraphs?: Partial<Record<ProposalSectionKey, number>>;
  cards?: FactCard[];
  /** What a language model would advise. */
  advice?: SectionAdvice[];
  createdAt: Date;
}

/** A section that an earlier text wrote. */
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
  { name: text, value: number, unit: text, date: text, source: text },
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

// Unique: two workers that both believe to be the first meet here, and one of them learns that it is not.
proposalText.index({ tenantId: 1, proposalId: 1, version: -1 }, { unique: true });
proposalText.plugin(tenantPlugin);
// As for a form: the answers a text was written from may be of before a field was added, which is no change of them.
proposalText.post(
  ['find', 'findOne', 'findOneAndUpdate'],
  (found: ProposalTextRecord | ProposalTextRecord[] | null) => {
    for (const { facts } of [found ?? []].flat()) {
      if (facts?.proposal) facts.proposal = withEmptyFields(facts.proposal);
    }
  },
);

export const ProposalTextModel = model<ProposalTextRecord>('ProposalText', proposalText);
