import { engineBlocks, inlinesOfBlocks, joinedTexts, type Stretch, textOfBlocks } from '@harambee/domain';
import type { FactInline, TextBlock, TextSource } from '@harambee/domain/schemas';

const isItem = ({ kind }: TextBlock) => kind === 'bullet' || kind === 'numbered';

/** The blocks that one piece of plain text between empty lines stands for: adjacent items are one. */
function pieces(blocks: readonly TextBlock[]): TextBlock[][] {
  const found: TextBlock[][] = [];
  for (const block of blocks) {
    const last = found.at(-1);
    if (last?.[0]?.kind === block.kind && isItem(block)) last.push(block);
    else found.push([block]);
  }
  return found;
}

const touchesWord = (text: string, { start, end }: Stretch) =>
  /[\p{L}\p{N}]$/u.test(text.slice(0, start)) || /^(?:[.,]?\p{N}|\p{L})/u.test(text.slice(end));

/** Where a text still states the facts that it stated before. */
function sourcesIn(text: string, facts: readonly FactInline[]): TextSource[] {
  const taken: TextSource[] = [];
  // The longest first: "1,200 pupils" is not "1,200".
  for (const { fact, text: stated } of [...facts].sort((one, other) => other.text.length - one.text.length)) {
    for (let start = text.indexOf(stated); start >= 0; start = text.indexOf(stated, start + 1)) {
      const end = start + stated.length;
      const isTaken = taken.some((one) => one.start < end && one.end > start);
      if (isTaken || touchesWord(text, { start, end })) continue;
      taken.push({ start, end, fact });
      break;
    }
  }
  return taken.sort((one, other) => one.start - other.start);
}

/**
 * What somebody typed as plain text, as blocks: pieces that did not change stay as they were, with their tables, bold
 * words and facts; in the others, facts stay where the text still states them.
 */
export function editedBlocks(typed: string, before: readonly TextBlock[]): TextBlock[] {
  const known = pieces(before).map((blocks) => ({ blocks, text: textOfBlocks(blocks).text.trim() }));
  const facts = inlinesOfBlocks(before).filter((inline): inline is FactInline => 'fact' in inline);
  const values = new Map(facts.map(({ fact, value }) => [fact, value]));
  return typed
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .flatMap((text) => {
      const place = known.findIndex((piece) => piece.text === text);
      if (place >= 0) return known.splice(place, 1)[0]?.blocks ?? [];
      const { text: plain, sources } = joinedTexts([{ text, sources: sourcesIn(text, facts) }], '');
      return engineBlocks({ text: plain, ...(sources && { sources }) }, (fact) => values.get(fact));
    });
}
