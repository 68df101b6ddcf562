import { type Paper, paperOf } from '../papers.ts';

export { colors } from '../colors.ts';

const margins = { left: 68, right: 68, top: 86, bottom: 84 } as const;

/** A page and the column of text on it, in points. */
export type Page = Readonly<
  Record<'width' | 'height' | keyof typeof margins | 'columnWidth' | 'columnBottom', number>
>;

export function pageOf(paper?: Paper): Page {
  const { width, height } = paperOf(paper);
  return {
    ...margins,
    width,
    height,
    columnWidth: width - margins.left - margins.right,
    columnBottom: height - margins.bottom,
  };
}

export const sizes = {
  body: { size: 10.5, leading: 16.5 },
  small: { size: 8.5, leading: 12 },
  lead: { size: 13, leading: 19 },
  heading: { size: 21, leading: 27 },
  title: { size: 31, leading: 37 },
} as const;
export type TextSize = keyof typeof sizes;
