import { withInlines } from '@harambee/domain';
import type { TextBlock } from '@harambee/domain/schemas';

/**
 * The same words without the facts behind them: they say where a figure of the profile comes from, and the value of a fact
 * may be a whole answer of the form (GUEST-06).
 */
export const plainBlocks = (blocks: readonly TextBlock[]): TextBlock[] =>
  withInlines(blocks, (inline) => {
    if (!('fact' in inline)) return [inline];
    const { text, marks } = inline;
    return [{ text, ...(marks && { marks }) }];
  });
