export type { ReadField } from './pieces/words.ts';
export { type ProposedFrom, type ProposedRow, proposedRows, type RowWords } from './proposed-rows.ts';
