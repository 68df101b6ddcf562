import type { CallQuestion } from '../call/call.schemas.ts';
import { inlinesOfBlocks, inlineText, textOfBlocks } from '../proposal/text-edits/block-text.ts';
import type { TextBlock } from '../proposal/text-edits/text-edits.schemas.ts';
import { countByUnit, type LimitCounting } from '../proposal-form/section-limits.ts';

/**
 * An answer as the copy button gives it to a portal (CALL-26): items with their bullets and numbers, cells of a row
 * parted by `|`, an empty line between paragraphs, one kind of line break, letters composed. Nothing is trimmed:
 * exactly this text is counted (CALL-28).
 */
export const answerAsPlainText = (blocks: readonly TextBlock[]): string =>
  textOfBlocks(blocks).text.normalize('NFC').replace(/\r\n?/g, '\n');

/** Whether an answer has words at all: white space is none, and a note of what is missing answers nothing. */
export const isAnswered = (blocks: readonly TextBlock[]): boolean =>
  inlinesOfBlocks(blocks).some((inline) => !('need' in inline) && inlineText(inline).trim() !== '');

/** How long an answer is in the unit of its question, as the portal counts; undefined without a limit (CALL-25). */
export function answerLength(
  blocks: readonly TextBlock[],
  { limit, limitUnit }: Pick<CallQuestion, 'limit' | 'limitUnit'>,
  counting?: LimitCounting,
): number | undefined {
  if (limit === null || limitUnit === '') return undefined;
  return countByUnit(answerAsPlainText(blocks), limitUnit, counting);
}
