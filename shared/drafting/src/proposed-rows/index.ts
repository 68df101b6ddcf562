export { type ProposedFrom, type ProposedRow, proposedRows, type RowWords } from './proposed-rows.ts';
export type { ReadField } from './words.ts';
