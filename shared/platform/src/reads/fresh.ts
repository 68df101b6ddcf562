/**
 * Options of a query that shows the newest state when it comes into view and when the window is looked at again. What
 * arrived within these seconds is new enough: chip, palette and widgets of one page then ask once between them.
 */
export const fresh = { refetchOnMountOrArgChange: 5, refetchOnFocus: true } as const;
