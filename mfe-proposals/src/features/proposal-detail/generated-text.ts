/** A stretch of generated text: running words, or a fact the engine was not given. */
export interface TextPart {
  kind: 'text' | 'need';
  text: string;
}

export type TextBlock =
  | { kind: 'paragraph'; parts: TextPart[] }
  | { kind: 'list'; ordered: boolean; items: TextPart[][] };

const need = /\[needs:\s*([^\]]+)\]/gi;
const bullet = /^[-*•]\s+/;
const numeral = /^\d+[.)]\s+/;

/** Parts running words from the notes `[needs: ...]` (wire schema, GeneratedSection). */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(need)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push({ kind: 'need', text: `needs: ${match[1]?.trim()}` });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

/** Paragraphs are parted by an empty line; one whose lines all start with a mark or a number is a list. */
export function blocksOf(text: string): TextBlock[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .flatMap((paragraph) => {
      const blocks: TextBlock[] = [];
      for (const line of paragraph.split('\n').map((each) => each.trim())) addLine(blocks, line);
      return blocks;
    });
}

function addLine(blocks: TextBlock[], line: string): void {
  const mark = [bullet, numeral].find((pattern) => pattern.test(line));
  const last = blocks.at(-1);
  if (!mark) {
    if (last?.kind === 'paragraph') last.parts.push(...partsOf(`\n${line}`));
    else blocks.push({ kind: 'paragraph', parts: partsOf(line) });
    return;
  }
  const ordered = mark === numeral;
  const item = partsOf(line.replace(mark, ''));
  if (last?.kind === 'list' && last.ordered === ordered) last.items.push(item);
  else blocks.push({ kind: 'list', ordered, items: [item] });
}
