export { colors } from '../colors.ts';

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, left: 68, right: 68, top: 86, bottom: 84 } as const;
export const columnWidth = page.width - page.left - page.right;
export const columnBottom = page.height - page.bottom;

export const sizes = {
  body: { size: 10.5, leading: 16.5 },
  small: { size: 8.5, leading: 12 },
  lead: { size: 13, leading: 19 },
  heading: { size: 21, leading: 27 },
  title: { size: 31, leading: 37 },
} as const;
export type TextSize = keyof typeof sizes;
