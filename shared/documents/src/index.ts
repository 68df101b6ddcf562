export { colors } from './colors.ts';
export { sharesByContent } from './column-shares.ts';
export type { DocumentFacts } from './document-facts.ts';
export type { Emphasis } from './emphasis.ts';
