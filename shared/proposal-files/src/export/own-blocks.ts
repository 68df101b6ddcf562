import type { Emphasis } from '@harambee/documents';
import { evenRows, inlineText } from '@harambee/domain';
import type { TextBlock, TextInline } from '@harambee/domain/schemas';
import { plainPiece } from '@harambee/drafting';
import type { SectionBlock } from './blocks.ts';

interface Emphasized {
  text: string;
  emphasis: Emphasis[];
}

function emphasized(content: readonly TextInline[]): Emphasized {
  const emphasis: Emphasis[] = [];
  let text = '';
  for (const inline of content) {
    const start = text.length;
    text += plainPiece(inlineText(inline));
    const marks = 'marks' in inline ? (inline.marks ?? []) : [];
    for (const mark of marks) emphasis.push([start, text.length, mark]);
  }
  return { text, emphasis };
}

/** Blocks that people wrote, as the files show them; adjacent items form one list. */
export function ownBlocks(blocks: readonly TextBlock[]): SectionBlock[] {
  const shown: SectionBlock[] = [];
  let before: TextBlock['kind'] | undefined;
  for (const block of blocks) {
    if (block.kind === 'table') shown.push(tableOf(block.rows.map((row) => row.map(emphasized))));
    else addLine(shown, block.kind, emphasized(block.content), before === block.kind);
    before = block.kind;
  }
  return shown;
}

function addLine(
  shown: SectionBlock[],
  kind: Exclude<TextBlock['kind'], 'table'>,
  { text, emphasis }: Emphasized,
  goesOn: boolean,
): void {
  if (text.trim() === '') return;
  if (kind === 'heading') shown.push({ kind, text });
  else if (kind === 'paragraph') shown.push({ kind, text, emphasis });
  else addItem(shown, kind === 'numbered', { text, emphasis }, goesOn);
}

function addItem(shown: SectionBlock[], isNumbered: boolean, item: Emphasized, goesOn: boolean): void {
  const last = shown.at(-1);
  const list = goesOn && last?.kind === 'list' ? last : undefined;
  const number = `${(list?.items.length ?? 0) + 1}.`;
  if (!list) {
    const { text, emphasis } = item;
    shown.push({
      kind: 'list',
      items: [text],
      emphasis: [emphasis],
      ...(isNumbered && { labels: [number] }),
    });
    return;
  }
  list.items.push(item.text);
  list.emphasis?.push(item.emphasis);
  list.labels?.push(number);
}

/** Every row has as many cells as the widest one. */
function tableOf(rows: Emphasized[][]): SectionBlock {
  const whole = evenRows(rows, { text: '', emphasis: [] });
  const [heads = [], ...others] = whole.map((row) => row.map(({ text }) => text));
  const emphasis = whole.map((row) => row.map((cell) => cell.emphasis));
  return { kind: 'table', table: { kind: 'own', title: '', heads, rows: others, emphasis } };
}
