/**
 * Breakpoints of the window for parts that belong to the whole window, as media queries for style rules and
 * `useMediaQuery`. Content of a page uses `room` instead.
 */
export const media = {
  /** Dialogs become full screen, targets grow to 44 px. */
  phone: '(max-width: 599px)',
  /** The sidebar is a drawer. */
  belowDesktop: '(max-width: 1023px)',
  desktop: '(min-width: 1024px)',
  /** The assistant is beside the page; below this width it covers it. */
  docked: '(min-width: 1440px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;
