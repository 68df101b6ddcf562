/**
 * Options of a query that refetches when it comes into view and when the window gets the focus. Data that
 * arrived within these seconds is new enough, so the chip, palette and widgets of one page fetch once between
 * them.
 */
export const fresh = { refetchOnMountOrArgChange: 5, refetchOnFocus: true } as const;
