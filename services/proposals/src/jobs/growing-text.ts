import type { DraftingOptions } from '@harambee/drafting';
import type { Claim } from './claim.ts';
import { recordDraftingText } from './draft-store.ts';

/** Often enough to watch, rarely enough for the database. */
const usualIntervalMs = 500;

/**
 * Stores the section in progress so that a page can show it. It is only a preview: a write that fails or comes too
 * late does no harm, and the next one shows more.
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
    // Nothing is shown yet, so the first words are stored at once.
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
