/**
 * The room a page has is not the window: the sidebar takes its part of it, and so may the assistant. What stands in a page or
 * in a window over it asks how wide that is, by container queries: `@container ${room.narrow} { … }`. Only what belongs to the
 * whole window, or to the finger that touches it, asks the window (`media`).
 */
const container = 'room';

/** For what holds a page: the widths below are widths of this element. */
export const asRoom = `container: ${container} / inline-size;`;

/** The same for style objects. */
export const asRoomObject = { containerName: container, containerType: 'inline-size' } as const;

/** How wide it is at most. */
export const room = {
  /** A hand wide: one column, small margins. */
  narrow: `${container} (max-width: 599px)`,
  /** A small tablet: cards one under the other. */
  slim: `${container} (max-width: 699px)`,
  /** Two columns of equals, but no column at the side. The page beside the docked assistant is such a one. */
  medium: `${container} (max-width: 839px)`,
  /** A column at one side, but not at both. */
  wide: `${container} (max-width: 1133px)`,
} as const;
