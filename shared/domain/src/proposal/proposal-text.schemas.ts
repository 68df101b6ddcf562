import { type Static, Type } from 'typebox';
import { type ProposalSectionKey, proposalSectionKeys } from '../proposal-form/proposal-sections.ts';
import type { TextAnswer } from '../proposal-form/text-answers.ts';
import { StrictObject, Timestamp } from '../schemas/common.schemas.ts';

const SectionKey = Type.Unsafe<ProposalSectionKey>({ type: 'string', enum: proposalSectionKeys });

/** Harambee's own engine writes from templates and facts; a language model is used only if one is configured. */
export const draftingEngines = ['built-in', 'model'] as const;
export type DraftingEngine = (typeof draftingEngines)[number];

/** A range of a text and the fact it states: UTF-16 positions, `end` excluded. */
export const TextSource = StrictObject({
  start: Type.Integer({ minimum: 0 }),
  end: Type.Integer({ minimum: 1 }),
  /** `id` of a `FactCard`. */
  fact: Type.String({ maxLength: 100 }),
});
export type TextSource = Static<typeof TextSource>;

/** Plain text with the sources of its numbers and names. */
export const TracedText = StrictObject({
  text: Type.String(),
  sources: Type.Optional(Type.Array(TextSource)),
});
export type TracedText = Static<typeof TracedText>;

/** The kinds of tables in a text, each computed from facts. */
export const sectionTableKinds = [
  'logic_model',
  'evaluation',
  'budget',
  'month_grid',
  'team',
  'risks',
] as const;
export type SectionTableKind = (typeof sectionTableKinds)[number];

/** A table after the paragraphs of its section. In a month grid, "●" marks an active month. */
export const SectionTable = StrictObject({
  kind: Type.Unsafe<SectionTableKind>({ type: 'string', enum: [...sectionTableKinds] }),
  title: Type.String(),
  heads: Type.Array(Type.String(), { minItems: 1 }),
  /** One cell for each heading; the first names the row. A missing fact reads "[needs: ...]", as in the text. */
  rows: Type.Array(Type.Array(TracedText)),
});
export type SectionTable = Static<typeof SectionTable>;

/** What hovering over a number shows: the fact, and where and when it was entered. */
export const FactCard = StrictObject({
  id: Type.String({ maxLength: 100 }),
  /** A name that readers know: "Number of beneficiaries". */
  label: Type.String(),
  /** Taken from a field or the profile, or computed from such facts. */
  kind: Type.Unsafe<'record' | 'computed'>({ type: 'string', enum: ['record', 'computed'] }),
  value: Type.String(),
  /** Day on which it was entered or measured, `YYYY-MM-DD`. */
  date: Type.Optional(Type.String()),
  /** For a figure of the profile: who states it. */
  source: Type.Optional(Type.String()),
  /** For a computed fact: how, in words. */
  how: Type.Optional(Type.String()),
  /** How often the text and its tables state it. */
  uses: Type.Integer({ minimum: 0 }),
});
export type FactCard = Static<typeof FactCard>;

/** A generated section: paragraphs of plain text. `needs` lists missing facts. */
export const GeneratedSection = StrictObject({
  key: SectionKey,
  title: Type.String(),
  /** Plain text; empty lines separate paragraphs. A missing fact reads "[needs: ...]". */
  text: Type.String(),
  /** The id of each paragraph, in order; absent in texts made before edits: `p1`, `p2`, ... then. */
  paragraphs: Type.Optional(Type.Array(Type.String({ pattern: '^p[1-9][0-9]{0,5}$' }))),
  needs: Type.Array(Type.String()),
  words: Type.Integer({ minimum: 0 }),
  /** Where the text states facts; absent in texts from before facts were traced. */
  sources: Type.Optional(Type.Array(TextSource)),
  tables: Type.Optional(Type.Array(SectionTable)),
  /** Who wrote it; absent if only our own engine was used. */
  engine: Type.Optional(Type.Unsafe<DraftingEngine>({ type: 'string', enum: [...draftingEngines] })),
  /** The name of the language model, if one wrote it. */
  model: Type.Optional(Type.String({ maxLength: 200 })),
});
export type GeneratedSection = Static<typeof GeneratedSection>;

/** A section that is older than the answers it was written from. */
export const StaleSection = StrictObject({
  section: SectionKey,
  /** Form fields that have changed since. */
  answers: Type.Array(Type.Unsafe<TextAnswer>({ type: 'string', maxLength: 100 }), { minItems: 1 }),
});
export type StaleSection = Static<typeof StaleSection>;

/** What a list shows of the newest text (PROP-06). */
export const ProposalMetadata = StrictObject({
  /** The number of words. */
  words: Type.Integer({ minimum: 0 }),
  /** Readiness, 0 to 100: how complete the text is, never the chance of an award. */
  quality: Type.Integer({ minimum: 0, maximum: 100 }),
  /** The version of the score, as in `Readiness`. */
  measure: Type.Optional(Type.Integer({ minimum: 1 })),
});

/** Something that lowers the readiness: where it is, and how to fix it. */
export const ReadinessFix = StrictObject({
  /** The points to gain. */
  points: Type.Integer({ minimum: 0, maximum: 100 }),
  /** What to do, in one short sentence. */
  what: Type.String(),
  /** The section, and the range in its text if there is one. */
  section: Type.Optional(SectionKey),
  start: Type.Optional(Type.Integer({ minimum: 0 })),
  end: Type.Optional(Type.Integer({ minimum: 0 })),
  /** The form field in which to fix it. */
  field: Type.Optional(Type.String()),
});
export type ReadinessFix = Static<typeof ReadinessFix>;

/** What a language model would advise about a section (DRAFT-26): an opinion, never a finding. */
export const SectionAdvice = StrictObject({
  section: SectionKey,
  text: Type.String({ maxLength: 300 }),
});
export type SectionAdvice = Static<typeof SectionAdvice>;

/** How complete a text is, never the chance of an award. `score` is `metadata.quality`. */
export const Readiness = StrictObject({
  score: Type.Integer({ minimum: 0, maximum: 100 }),
  /** The version of the score. Absent for texts before 2026-11, whose score counted words and characters. */
  measure: Type.Optional(Type.Integer({ minimum: 1 })),
  /** The share of parts that are present, 0 to 100. */
  complete: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  /**
   * How far the proposal would convince a strict reviewer, 0 to 100, on its own scale. Shown above `complete` only
   * after somebody has read the text.
   */
  convincing: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  /** What `convincing` consists of, largest gain first; absent for texts before 2026-11-23. */
  grades: Type.Optional(
    Type.Array(
      StrictObject({
        key: Type.String(),
        label: Type.String(),
        /** How far it is met, 0 to 100. */
        met: Type.Integer({ minimum: 0, maximum: 100 }),
        /** What would raise it most, in one short sentence; absent if nothing is missing. */
        ask: Type.Optional(Type.String()),
      }),
    ),
  ),
  /** When somebody confirmed having read this text; a new text must be read again. */
  readAt: Type.Optional(Timestamp),
  /** Why the score is limited to 59; absent if it is not. */
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
