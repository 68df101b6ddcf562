/** The widths at which the layout changes, as media queries for style rules and for `useMediaQuery`. */
export const media = {
  /** Dialogs become full screens, targets grow to 44 px. */
  phone: '(max-width: 599px)',
  /** The sidebar is a drawer. */
  belowDesktop: '(max-width: 1023px)',
  desktop: '(min-width: 1024px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;
