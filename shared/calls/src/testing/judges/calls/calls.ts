import { heldOutCalls } from './held-out/held-out-calls.ts';
import { seenCalls } from './seen/seen-calls.ts';

export { heldOutCalls, seenCalls };

/** All thirty: for tests of the data itself. */
export const allCalls = [...seenCalls, ...heldOutCalls];
