/** How words are set off: with a comment, with other words suggested, in the open thread, being chosen. */
export const paints = ['comment', 'suggestion', 'open', 'chosen'] as const;
export type Paint = (typeof paints)[number];

const nameOf = (paint: Paint) => `harambee-${paint}`;

/**
 * Sets words off without touching the page they stand in: it may be drawn by React or be an editor. A browser without
 * highlights shows no color; buttons beside the text lead to the threads there, too.
 */
export function paintWords(ranges: ReadonlyMap<Paint, readonly Range[]>): void {
  if (typeof CSS === 'undefined' || !('highlights' in CSS)) return;
  for (const paint of paints) {
    const own = ranges.get(paint) ?? [];
    if (own.length === 0) CSS.highlights.delete(nameOf(paint));
    else CSS.highlights.set(nameOf(paint), new Highlight(...own));
  }
}

export const clearPaint = (): void => paintWords(new Map());

const line = 'text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 5px;';

/** A color for all, and a line that is another one for each. */
export const paintStyles = `
  ::highlight(${nameOf('comment')}) { background-color: var(--accent-tint); ${line} text-decoration-color: var(--accent); }
  ::highlight(${nameOf('suggestion')}) {
    background-color: var(--info-tint); ${line} text-decoration-style: dashed; text-decoration-color: var(--info-ink);
  }
  ::highlight(${nameOf('open')}) { background-color: var(--accent-line); ${line} text-decoration-color: var(--accent-ink); }
  ::highlight(${nameOf('chosen')}) { background-color: var(--primary-line); ${line} text-decoration-color: var(--primary); }
  @media (forced-colors: active) {
    ${paints.map((paint) => `::highlight(${nameOf(paint)})`).join(', ')} { background-color: Mark; color: MarkText; }
  }
`;
