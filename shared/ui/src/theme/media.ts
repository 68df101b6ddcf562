/** The widths of the window at which what belongs to the whole window changes, as media queries for style rules and for `useMediaQuery`. What stands in a page asks its `room`. */
export const media = {
  /** Dialogs become full screens, targets grow to 44 px. */
  phone: '(max-width: 599px)',
  /** The sidebar is a drawer. */
  belowDesktop: '(max-width: 1023px)',
  desktop: '(min-width: 1024px)',
  /** The assistant has a place beside the page; below, it lies over it. */
  docked: '(min-width: 1440px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;
