import { type Static, Type } from 'typebox';
import { type ProposalSectionKey, proposalSectionKeys } from '../../proposal-form/proposal-sections.ts';
import { StrictObject, Timestamp } from '../../schemas/common.schemas.ts';
import { textEditLimits } from './text-edit-limits.ts';

const Section = Type.Unsafe<ProposalSectionKey>({ type: 'string', enum: proposalSectionKeys });

export const textMarks = ['bold', 'italic'] as const;
export type TextMark = (typeof textMarks)[number];

const marks = Type.Optional(
  Type.Array(Type.Unsafe<TextMark>({ type: 'string', enum: [...textMarks] }), {
    maxItems: textMarks.length,
    uniqueItems: true,
  }),
);
/** `fact` is the id of a `FactCard`. */
const FactId = Type.String({ minLength: 1, maxLength: 100 });

/** Words of a person. */
export const WordsInline = StrictObject({
  text: Type.String({ maxLength: textEditLimits.characters }),
  marks,
});
export type WordsInline = Static<typeof WordsInline>;

/** A stated fact: it can be moved and removed, never mistyped. */
export const FactInline = StrictObject({
  fact: FactId,
  /** As the text states it. */
  text: Type.String({ minLength: 1, maxLength: 500 }),
  /** `value` of its card when somebody last saw the two together. */
  value: Type.String({ maxLength: 500 }),
  marks,
});
export type FactInline = Static<typeof FactInline>;

/** The engine's note about a missing fact: reads "[needs: ...]". */
export const NeedInline = StrictObject({ need: Type.String({ minLength: 1, maxLength: 500 }) });
export type NeedInline = Static<typeof NeedInline>;

export const TextInline = Type.Union([WordsInline, FactInline, NeedInline]);
export type TextInline = Static<typeof TextInline>;

const Inlines = Type.Array(TextInline, { maxItems: textEditLimits.inlines });

export const lineBlockKinds = ['paragraph', 'heading', 'bullet', 'numbered'] as const;
export type LineBlockKind = (typeof lineBlockKinds)[number];

/** A paragraph, a heading below the section's own, or one item of a list; adjacent items are one list. */
export const LineBlock = StrictObject({
  kind: Type.Unsafe<LineBlockKind>({ type: 'string', enum: [...lineBlockKinds] }),
  content: Inlines,
});
export type LineBlock = Static<typeof LineBlock>;

/** A table a person made; its first row holds the heads. */
export const TableBlock = StrictObject({
  kind: Type.Literal('table'),
  rows: Type.Array(Type.Array(Inlines, { minItems: 1, maxItems: textEditLimits.tableColumns }), {
    minItems: 1,
    maxItems: textEditLimits.tableRows,
  }),
});
export type TableBlock = Static<typeof TableBlock>;

export const TextBlock = Type.Union([LineBlock, TableBlock]);
export type TextBlock = Static<typeof TextBlock>;

/** Several are a paragraph that was split or has something after it; none is a paragraph that was removed. */
const Blocks = Type.Array(TextBlock, { maxItems: textEditLimits.blocks });
/** Null: the words of the engine. */
const BlocksOrEngine = Type.Union([Blocks, Type.Null()]);

/** `p1`, `p2`, ... are paragraphs of the engine; `start` is the place before the first. */
export const ParagraphId = Type.String({ pattern: '^(start|p[1-9][0-9]{0,5})$' });
/** The engine's paragraph with each fact as `{its id}`, which an edit was made from; empty at `start`. */
const Base = Type.String({ maxLength: textEditLimits.base });

const By = StrictObject({ id: Type.String(), name: Type.String() });

/** The language model whose words these are (DRAFT-37): a person took them, and may have changed them since. */
const Model = Type.String({ maxLength: 200 });

const Written = { blocks: BlocksOrEngine, by: By, at: Timestamp, model: Type.Optional(Model) };

/** People's edit of one paragraph of the engine. */
export const ParagraphEdit = StrictObject({
  section: Section,
  paragraph: ParagraphId,
  base: Base,
  ...Written,
  /** Increases with each change; send it back with the next one. */
  revision: Type.Integer({ minimum: 1 }),
  /** The later of two changes to the same revision; the next change resolves the conflict. */
  other: Type.Optional(StrictObject(Written)),
  /** The paragraphs before it when it was saved, nearest first: its place, should the engine no longer write it. */
  follows: Type.Optional(Type.Array(ParagraphId, { maxItems: textEditLimits.follows })),
});
export type ParagraphEdit = Static<typeof ParagraphEdit>;

/** An edit as an older text stores it. */
export const TextEditOfVersion = StrictObject({
  section: Section,
  paragraph: ParagraphId,
  base: Base,
  blocks: BlocksOrEngine,
  model: Type.Optional(Model),
  follows: ParagraphEdit.properties.follows,
});
export type TextEditOfVersion = Static<typeof TextEditOfVersion>;

export const TextChange = StrictObject({
  section: Section,
  paragraph: ParagraphId,
  /** That this change was made from; 0 where there was no edit. */
  revision: Type.Integer({ minimum: 0 }),
  base: Base,
  blocks: BlocksOrEngine,
  /** Absent: that of the paragraph as it was. Empty: none. */
  model: Type.Optional(Model),
});
export type TextChange = Static<typeof TextChange>;

/** PATCH /api/proposals/{id}/text. */
export const ChangeText = StrictObject({
  changes: Type.Array(TextChange, { minItems: 1, maxItems: textEditLimits.edits }),
});
export type ChangeText = Static<typeof ChangeText>;

/** Every edit after the changes; `conflicts` lists conflicting ones as `section/paragraph`. */
export const ChangedText = StrictObject({
  edits: Type.Array(ParagraphEdit),
  conflicts: Type.Array(Type.String()),
});
export type ChangedText = Static<typeof ChangedText>;

/** One step in the history of a text. */
export const TextChangeItem = StrictObject({
  seq: Type.Integer({ minimum: 1 }),
  section: Type.Optional(Section),
  paragraph: Type.Optional(ParagraphId),
  blocks: Type.Optional(BlocksOrEngine),
  base: Type.Optional(Base),
  by: By,
  at: Timestamp,
  model: Type.Optional(Model),
  /** Of a named version; it changes nothing itself. */
  name: Type.Optional(Type.String()),
  /** Of a change that met another one and waits for somebody to choose. */
  isConflict: Type.Optional(Type.Boolean()),
});
export type TextChangeItem = Static<typeof TextChangeItem>;

/** GET /api/proposals/{id}/text/changes, newest first. */
export const TextChangeList = StrictObject({
  changes: Type.Array(TextChangeItem),
  /** Absent on the last page. */
  nextCursor: Type.Optional(Type.String()),
});
export type TextChangeList = Static<typeof TextChangeList>;

/** POST /api/proposals/{id}/text/versions: gives the text as it is now a name. */
export const NameTextVersion = StrictObject({
  name: Type.String({ minLength: 1, maxLength: textEditLimits.name, pattern: '\\S' }),
});
export type NameTextVersion = Static<typeof NameTextVersion>;

/** POST /api/proposals/{id}/text/restore: the edits as they were after this step. */
export const RestoreText = StrictObject({ seq: Type.Integer({ minimum: 0 }) });
export type RestoreText = Static<typeof RestoreText>;
