import { bulletMark, markedStretches, numberMark, type Stretch } from '@harambee/domain';
import type { TextSource } from '@harambee/domain/schemas';

/** A stretch of generated text: running words, a stated fact, or one the engine was not given. */
export interface TextPart extends Stretch {
  kind: 'text' | 'fact' | 'need';
  text: string;
  /** Of a stated fact: the `id` of its card. */
  fact?: string;
}

export type TextBlock =
  | { kind: 'paragraph'; parts: TextPart[] }
  | { kind: 'list'; ordered: boolean; items: TextPart[][] };

type Mark = Stretch & Pick<TextPart, 'kind' | 'text' | 'fact'>;

/** Notes `[needs: ...]` and stated facts in reading order, as they read. */
const marksOf = (text: string, sources: readonly TextSource[]): Mark[] =>
  markedStretches(text, sources).map(({ start, end, ...mark }) =>
    'need' in mark
      ? { kind: 'need', text: `needs: ${mark.need}`, start, end }
      : { kind: 'fact', text: text.slice(start, end), fact: mark.fact, start, end },
  );

/** A stretch of the text, parted at its marks. A mark that reaches over the end of the stretch is only words there. */
function partsIn(text: string, { start, end }: Stretch, marks: readonly Mark[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = start;
  const addWords = (until: number) => {
    if (until > at) parts.push({ kind: 'text', text: text.slice(at, until), start: at, end: until });
  };
  for (const mark of marks) {
    if (mark.start < at || mark.end > end) continue;
    addWords(mark.start);
    parts.push(mark);
    at = mark.end;
  }
  addWords(end);
  return parts;
}

/** The parts of a text that is one piece, such as the cell of a table. */
export function partsOf(text: string, sources: readonly TextSource[] = []): TextPart[] {
  return partsIn(text, { start: 0, end: text.length }, marksOf(text, sources));
}

/** Paragraphs are parted by an empty line; lines that start with a mark or a number are the items of a list. */
export function blocksOf(text: string, sources: readonly TextSource[] = []): TextBlock[] {
  const marks = marksOf(text, sources);
  return shapesOf(text).map((shape) => {
    if (shape.kind === 'paragraph') {
      return { kind: 'paragraph', parts: partsIn(text, shape.lines, marks) };
    }
    const items = shape.items.map((item) => partsIn(text, item, marks));
    return { kind: 'list', ordered: shape.ordered, items };
  });
}

type Shape = { kind: 'paragraph'; lines: Stretch } | { kind: 'list'; ordered: boolean; items: Stretch[] };

function shapesOf(text: string): Shape[] {
  const shapes: Shape[] = [];
  let isNew = true;
  for (const { 0: whole, index } of text.matchAll(/[^\n]+/g)) {
    const isAfterEmptyLine = text[index - 1] === '\n' && text[index - 2] === '\n';
    const line = whole.trim();
    if (line === '') {
      isNew = true;
      continue;
    }
    const start = index + whole.indexOf(line);
    addLine(shapes, line, start, isNew || isAfterEmptyLine);
    isNew = false;
  }
  return shapes;
}

function addLine(shapes: Shape[], line: string, start: number, isNew: boolean): void {
  const end = start + line.length;
  const last = isNew ? undefined : shapes.at(-1);
  const mark = [bulletMark, numberMark].map((pattern) => pattern.exec(line)?.[0]).find(Boolean);
  if (!mark) {
    if (last?.kind === 'paragraph') last.lines.end = end;
    else shapes.push({ kind: 'paragraph', lines: { start, end } });
    return;
  }
  const ordered = numberMark.test(line);
  const item = { start: start + mark.length, end };
  if (last?.kind === 'list' && last.ordered === ordered) last.items.push(item);
  else shapes.push({ kind: 'list', ordered, items: [item] });
}

/** The parts before, within and after a stretch; words are cut where it begins and ends, facts never. */
export function splitAt(parts: readonly TextPart[], { start, end }: Stretch) {
  const cut = parts.flatMap((part) => (part.kind === 'text' ? cutWords(part, [start, end]) : [part]));
  return {
    before: cut.filter((part) => part.end <= start),
    within: cut.filter((part) => part.end > start && part.start < end),
    after: cut.filter((part) => part.end > start && part.start >= end),
  };
}

function cutWords(part: TextPart, positions: number[]): TextPart[] {
  const cuts = [part.start, ...positions.filter((at) => at > part.start && at < part.end), part.end];
  return cuts.slice(1).map((to, place) => {
    const from = cuts[place] as number;
    return { ...part, start: from, end: to, text: part.text.slice(from - part.start, to - part.start) };
  });
}
