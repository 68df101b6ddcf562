/** Limits for edits: far above what people write, low enough for one record and one response. */
export const textEditLimits = {
  /** Paragraphs of one proposal. */
  edits: 300,
  /** Of all edits of one proposal, as they are stored. */
  bytes: 2_000_000,
  /** Versions with a name. */
  names: 100,
  /** Changes in the history of one proposal, in addition to named versions. */
  changes: 500,
  /** Of one edit: what somebody pastes from a document all belongs to the paragraph it was put after. */
  blocks: 200,
  /** Of one edit, all its words together. */
  characters: 20_000,
  /** Pieces of one block or cell. */
  inlines: 1_000,
  tableRows: 30,
  tableColumns: 8,
  /** Characters of the engine's paragraph. */
  base: 30_000,
  /** Preceding paragraphs that are stored as an edit's place. */
  follows: 100,
  /** Characters of the name of a version. */
  name: 120,
} as const;
