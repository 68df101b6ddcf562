/** Characters that stand out, as [start, end). */
export type Emphasis = readonly [start: number, end: number, mark: 'bold' | 'italic'];

/** Tells whether the character at a position stands out in this way. */
export const isMarked = (emphasis: readonly Emphasis[], at: number, mark: Emphasis[2]): boolean =>
  emphasis.some(([start, end, own]) => own === mark && at >= start && at < end);
