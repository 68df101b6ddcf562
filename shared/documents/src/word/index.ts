export { listParagraphs, Numbering, type WordList } from './word-lists.ts';
export { wordRuns, xmlText } from './word-runs.ts';
export { wordColor, wordStyles } from './word-styles.ts';
export { type CellOptions, cell, columnWidth, factsTable, table } from './word-tables.ts';
