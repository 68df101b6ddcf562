import { type Static, Type } from 'typebox';
import { type ProposalSectionKey, proposalSectionKeys } from '../proposal-form/proposal-sections.ts';
import type { TextAnswer } from '../proposal-form/text-answers.ts';
import { StrictObject, Timestamp } from '../schemas/common.schemas.ts';

const SectionKey = Type.Unsafe<ProposalSectionKey>({ type: 'string', enum: proposalSectionKeys });

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
  /** The id of each paragraph, in order; absent in texts made before edits: `p1`, `p2`, ... then. */
  paragraphs: Type.Optional(Type.Array(Type.String({ pattern: '^p[1-9][0-9]{0,5}$' }))),
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

/** A section that is older than the answers it was written from. */
export const StaleSection = StrictObject({
  section: SectionKey,
  /** Fields of the form that were changed since. */
  answers: Type.Array(Type.Unsafe<TextAnswer>({ type: 'string', maxLength: 100 }), { minItems: 1 }),
});
export type StaleSection = Static<typeof StaleSection>;

/** What the list tells of the newest text (PROP-06). */
export const ProposalMetadata = StrictObject({
  /** Words of the generated text. */
  words: Type.Integer({ minimum: 0 }),
  /** Readiness, 0 to 100: how complete the text is, never the chance of an award. */
  quality: Type.Integer({ minimum: 0, maximum: 100 }),
  /** How it was measured, as in `Readiness`. */
  measure: Type.Optional(Type.Integer({ minimum: 1 })),
});

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
  /** How it was measured; absent for texts of before 2026-11, whose score counted words and signs. */
  measure: Type.Optional(Type.Integer({ minimum: 1 })),
  /** Share of the parts that are there, 0 to 100. */
  complete: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  /** How far they carry the argument, 0 to 100; shown above `complete` only once somebody has read the text. */
  convincing: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  /** When somebody said that they have read this text; a new text has to be read anew. */
  readAt: Type.Optional(Timestamp),
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
