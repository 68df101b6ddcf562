export { listParagraphs, Numbering, type WordList } from './word-lists.ts';
export { type WordPage, wordPageOf } from './word-pages.ts';
export { wordRuns, xmlText } from './word-runs.ts';
export { wordColor, wordStyles } from './word-styles.ts';
export { afterTable, type CellOptions, cell, factsTable, table } from './word-tables.ts';
