import { freshCalls } from './fresh/fresh-calls.ts';
import { heldOutCalls } from './held-out/held-out-calls.ts';
import { seenCalls } from './seen/seen-calls.ts';

export { freshCalls, heldOutCalls, seenCalls };

/** All: for tests of the data itself. */
export const allCalls = [...seenCalls, ...heldOutCalls, ...freshCalls];
