import { inlineText, textOfInlines } from '@harambee/domain';
import type { TextBlock, TextInline } from '@harambee/domain/schemas';
import { type CutPiece, type CutUnit, stretchesOf } from './cut-units.ts';

/** A line without these stretches: what is left of it is parted as before. */
function lineWithout(content: readonly TextInline[], gone: readonly CutPiece[]): TextInline[] {
  const text = textOfInlines(content).text;
  // A space before or after goes along, so that none is doubled.
  const wide = gone.map(({ start, end }) => {
    const after = /^[ \t]+/.exec(text.slice(end))?.[0].length ?? 0;
    const before = after === 0 ? (/[ \t]+$/.exec(text.slice(0, start))?.[0].length ?? 0) : 0;
    return { start: start - before, end: end + after };
  });
  return stretchesOf(content).flatMap(({ inline, start, end }): TextInline[] => {
    if ('need' in inline || 'fact' in inline)
      return wide.some((one) => one.start <= start && one.end >= end) ? [] : [inline];
    const own = inlineText(inline);
    let left = '';
    for (let at = start; at < end; at += 1) {
      if (!wide.some((one) => one.start <= at && at < one.end)) left += own[at - start];
    }
    return left === '' ? [] : [{ ...inline, text: left }];
  });
}

/** An answer without these units. A block without words goes, and a heading with nothing below it. */
export function withoutUnits(
  blocks: readonly TextBlock[],
  units: readonly Pick<CutUnit, 'pieces'>[],
): TextBlock[] {
  const pieces = units.flatMap((unit) => unit.pieces);
  if (pieces.length === 0) return [...blocks];
  const left = blocks.map((block, place): { block: TextBlock; isTouched: boolean } | undefined => {
    const gone = pieces.filter((piece) => piece.block === place);
    if (gone.length === 0) return { block, isTouched: false };
    if (block.kind === 'table') return undefined;
    const content = lineWithout(block.content, gone);
    const text = textOfInlines(content).text;
    if (text.trim() === '') return undefined;
    return { block: { ...block, content: trimmed(content) }, isTouched: true };
  });
  return left.flatMap((one, place) => {
    if (!one) return [];
    if (one.block.kind !== 'heading') return [one.block];
    const next = left.findIndex(
      (other, index) => index > place && blocks[index]?.kind === 'heading' && other,
    );
    const below = left.slice(place + 1, next === -1 ? undefined : next);
    // One that led to nothing before stays a person's own affair.
    const lost = below.some((other) => other === undefined);
    return lost && !below.some((other) => other) ? [] : [one.block];
  });
}

/** Line breaks that only parted what is gone. */
function trimmed(content: readonly TextInline[]): TextInline[] {
  const cleaned = content.map((inline) => inline);
  const first = cleaned[0];
  if (first && !('need' in first) && !('fact' in first))
    cleaned[0] = { ...first, text: first.text.trimStart() };
  const last = cleaned.at(-1);
  if (last && !('need' in last) && !('fact' in last))
    cleaned[cleaned.length - 1] = { ...last, text: last.text.trimEnd() };
  return cleaned.filter((inline) => 'need' in inline || 'fact' in inline || inline.text !== '');
}
