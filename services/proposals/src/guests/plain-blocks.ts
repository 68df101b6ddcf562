import { withInlines } from '@harambee/domain';
import type { TextBlock } from '@harambee/domain/schemas';

/**
 * The same words without the facts behind them: a fact's card tells where a figure of the profile comes from, and its
 * value may be a whole answer of the form (GUEST-06).
 */
export const plainBlocks = (blocks: readonly TextBlock[]): TextBlock[] =>
  withInlines(blocks, (inline) => {
    if (!('fact' in inline)) return [inline];
    const { text, marks } = inline;
    return [{ text, ...(marks && { marks }) }];
  });
