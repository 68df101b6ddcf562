/**
 * Events are read in the order in which they were stored. An event that is stored late (a slow write, another
 * machine's clock) can appear behind the cursor. So the last minute is read again every few seconds.
 */
export const lookBack = 60_000;
export const lookBackEvery = 5_000;
/** What two processes store at the same moment may appear in either order, so this much is read again every time. */
export const overlap = 2_000;
