/**
 * A page has less room than the window, because the sidebar and perhaps the assistant take some. Content of a page or
 * dialog adapts to that room by container queries: `@container ${room.narrow} { … }`. Only parts that belong to the
 * whole window, and touch targets, use the window's width (`media`).
 */
const container = 'room';

/** For the container of a page: the widths below refer to this element. */
export const asRoom = `container: ${container} / inline-size;`;

/** The same for style objects. */
export const asRoomObject = { containerName: container, containerType: 'inline-size' } as const;

/** The maximum width for each. */
export const room = {
  /** The width of a phone: one column, small margins. */
  narrow: `${container} (max-width: 599px)`,
  /** A small tablet: cards below each other. */
  slim: `${container} (max-width: 699px)`,
  /** Two equal columns, but no side column; for example a page beside the docked assistant. */
  medium: `${container} (max-width: 839px)`,
  /** One side column, but not two. */
  wide: `${container} (max-width: 1133px)`,
} as const;
