import { evenRows, type KnownFacts, saysWhole, withInlines } from '@harambee/domain';
import type { FactInline, TextBlock, TextInline } from '@harambee/domain/schemas';
import { plainPiece } from '@harambee/drafting';
import { isSameFigure } from '@harambee/drafting/changed-facts';

/** The form in which blocks are stored: without control characters, empty pieces and empty lists of marks; rows of tables even. */
export const plainBlocks = (blocks: readonly TextBlock[]): TextBlock[] =>
  withInlines(blocks, (inline): TextInline[] => {
    if ('need' in inline) return [{ need: plainPiece(inline.need) }];
    const { marks, ...rest } = inline;
    const text = plainPiece(inline.text);
    if (text === '') return [];
    return [{ ...rest, text, ...(marks && marks.length > 0 && { marks }) }];
  }).map((block) => (block.kind === 'table' ? { ...block, rows: evenRows(block.rows, []) } : block));

/**
 * Only what a fact says may pass for it. Anything else that a page sends as a fact becomes words of the person, and its
 * figures are unsourced.
 *
 * @param stored pieces that were let in before
 */
export const withKnownFacts = (
  blocks: readonly TextBlock[],
  facts: KnownFacts,
  stored: readonly TextInline[],
): TextBlock[] =>
  withInlines(blocks, (inline): TextInline[] => {
    if (!('fact' in inline) || isTrue(inline, facts, stored)) return [inline];
    const { text, marks } = inline;
    return [{ text, ...(marks && { marks }) }];
  });

function isTrue(
  { fact, text, value }: FactInline,
  facts: KnownFacts,
  stored: readonly TextInline[],
): boolean {
  const known = facts.cards.get(fact);
  // A fact that is gone was one of an earlier text; whoever reads it finds a need in its place.
  if (!known) return true;
  const isSame = (one: string) => one.toLowerCase() === text.toLowerCase();
  if ((facts.statements.get(fact) ?? []).some(isSame)) return true;
  if (stored.some((one) => 'fact' in one && one.fact === fact && isSame(one.text))) return true;
  // A text in French writes the same figure otherwise.
  if (isSameFigure(text, value) && isSameFigure(text, known.value)) return true;
  // Of an earlier value it reads as today's.
  return saysWhole(value, text) || (saysWhole(text, value) && !/\p{N}/u.test(text.replace(value, '')));
}
