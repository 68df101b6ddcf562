import type { GeneratedSection, TextSource, TracedText } from '../proposal-text.schemas.ts';
import { bulletMark, numberMark } from './line-marks.ts';
import type { LineBlock, LineBlockKind, TextInline } from './text-edits.schemas.ts';
import { type MarkedStretch, markedStretches, type Stretch } from './text-marks.ts';

type Text = Pick<GeneratedSection, 'text' | 'sources' | 'paragraphs'>;

/** A paragraph as an engine wrote it. */
export interface EngineParagraph extends Stretch {
  id: string;
  text: string;
  /** Positions within `text`. */
  sources: TextSource[];
}

/** Splits paragraphs at empty lines and ignores blank ones. */
function paragraphStretches(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let start = 0;
  for (const { 0: gap, index } of text.matchAll(/\n{2,}|$/g)) {
    if (text.slice(start, index).trim() !== '') stretches.push({ start, end: index });
    start = index + gap.length;
  }
  return stretches;
}

const within = (sources: readonly TextSource[], { start, end }: Stretch): TextSource[] =>
  sources
    .filter((source) => source.start < end && source.end > start)
    .map((source) => ({
      start: Math.max(source.start, start) - start,
      end: Math.min(source.end, end) - start,
      fact: source.fact,
    }));

/** The paragraphs of a section with their ids: `p1`, `p2`, ... by order in texts made before ids were kept. */
export function engineParagraphs({ text, sources = [], paragraphs = [] }: Text): EngineParagraph[] {
  return paragraphStretches(text).map((stretch, place) => ({
    ...stretch,
    id: paragraphs[place] ?? `p${place + 1}`,
    text: text.slice(stretch.start, stretch.end),
    sources: within(sources, stretch),
  }));
}

/**
 * The text with slots in place of fact values, so that a changed number does not make a different text.
 *
 * @example slottedText({ text: 'We reach 80 people', sources: [{ start: 9, end: 11, fact: 'proposal.beneficiaries' }] })
 * // 'We reach {proposal.beneficiaries} people'
 */
export function slottedText({ text, sources = [] }: TracedText): string {
  let slotted = '';
  let at = 0;
  for (const mark of markedStretches(text, sources)) {
    if (!('fact' in mark)) continue;
    slotted += `${text.slice(at, mark.start)}{${mark.fact}}`;
    at = mark.end;
  }
  return slotted + text.slice(at);
}

/** What stands at `value` of a fact inline: the card's value, or nothing for a fact that has no card. */
export type CardValue = (fact: string) => string | undefined;

/** An engine's paragraph as blocks: where an edit begins. */
export function engineBlocks({ text, sources = [] }: TracedText, cardValue: CardValue): LineBlock[] {
  const marks = markedStretches(text, sources);
  const blocks: (LineBlock & Stretch)[] = [];
  for (const { 0: line, index } of text.matchAll(/[^\n]+/g)) {
    if (line.trim() === '') continue;
    const { kind, mark } = kindOf(line);
    const stretch = { start: index + mark, end: index + line.length };
    const last = blocks.at(-1);
    // Lines of running text are one paragraph.
    const start = kind === 'paragraph' && last?.kind === kind ? last.start : stretch.start;
    if (start !== stretch.start) blocks.pop();
    const content = inlinesOf(text, { start, end: stretch.end }, marks, cardValue);
    blocks.push({ kind, content, start, end: stretch.end });
  }
  return blocks.map(({ kind, content }) => ({ kind, content }));
}

function kindOf(line: string): { kind: LineBlockKind; mark: number } {
  const bullet = bulletMark.exec(line)?.[0];
  if (bullet) return { kind: 'bullet', mark: bullet.length };
  const number = numberMark.exec(line)?.[0];
  return number ? { kind: 'numbered', mark: number.length } : { kind: 'paragraph', mark: 0 };
}

/** A part of a text, split at its marks. A mark that extends beyond the part counts as plain words. */
function inlinesOf(
  text: string,
  { start, end }: Stretch,
  marks: readonly MarkedStretch[],
  cardValue: CardValue,
): TextInline[] {
  const inlines: TextInline[] = [];
  let at = start;
  const addWords = (until: number) => {
    if (until > at) inlines.push({ text: text.slice(at, until) });
  };
  for (const mark of marks) {
    if (mark.start < at || mark.end > end) continue;
    addWords(mark.start);
    const stated = text.slice(mark.start, mark.end);
    if ('need' in mark) inlines.push({ need: mark.need });
    else inlines.push({ fact: mark.fact, text: stated, value: cardValue(mark.fact) ?? stated });
    at = mark.end;
  }
  addWords(end);
  return inlines;
}
