import type { DraftingOptions } from '@harambee/drafting';
import type { Claim } from './claim.ts';
import { recordDraftingText } from './draft-store.ts';

/** Often enough to be watched, seldom enough for the database. */
const usualIntervalMs = 500;

/**
 * Keeps the section that is being written where a page can show it. Only ever a picture of the work: a write that fails
 * or comes too late changes nothing, and the next one shows more.
 */
export function growingText(
  claim: Claim,
  written: () => number,
  intervalMs = usualIntervalMs,
): NonNullable<DraftingOptions['onText']> {
  let next = 0;
  let isWriting = false;
  return (_, textSoFar) => {
    if (isWriting || Date.now() < next) return;
    const text = textSoFar();
    // Nothing to show yet: the first words need not wait for their turn.
    if (text === '') return;
    isWriting = true;
    next = Date.now() + intervalMs;
    recordDraftingText(claim, text, written())
      .catch(() => undefined)
      .finally(() => {
        isWriting = false;
      });
  };
}
