import { type Fact, isName } from '../facts/fact.ts';
import { factsIn, unmarked } from './passage.ts';

const shape = /^([ \t]*)(?:([-*+•]|\d{1,3}[.)])[ \t]+|(#{1,6}[ \t]+)|(>[ \t]*))?(.*)$/u;

/** A line of a reply: a part of a paragraph, or an item of a list. */
export class ReplyLine {
  /** Its sentences that stay. */
  readonly kept: string[] = [];

  constructor(
    readonly indent: number,
    readonly marker: string,
    readonly text: string,
    /** After an empty line. */
    readonly isApart: boolean,
  ) {}

  get isItem(): boolean {
    return this.marker !== '' && !/^[#>]/.test(this.marker);
  }

  /** What stays of it, without marks of Markdown. */
  get said(): string {
    return unmarked(this.kept.join(' '));
  }

  /** What its next sentence follows: the sentences before, in its paragraph or item, and the lines it belongs to. */
  context(before: readonly ReplyLine[], facts: readonly Fact[]): string {
    const above = this.isItem ? this.#aboveItem(before, facts) : this.#paragraph(before);
    return [...above, this.said].filter((text) => text !== '').join(' ');
  }

  #paragraph(before: readonly ReplyLine[]): string[] {
    const previous = before.at(-1);
    if (this.isApart || !previous) return [];
    if (previous.isItem) return this.indent > 0 ? [previous.context(before.slice(0, -1), [])] : [];
    return [...previous.#paragraph(before.slice(0, -1)), previous.said];
  }

  /** The items it is nested in, and the line that introduces the list. */
  #aboveItem(before: readonly ReplyLine[], facts: readonly Fact[]): string[] {
    const above: string[] = [];
    let { indent } = this;
    for (const line of [...before].reverse()) {
      if (line.isItem && line.indent < indent) {
        above.unshift(line.said);
        indent = line.indent;
      } else if (!line.isItem && line.indent <= indent) {
        if (namesOneAtMost(line.said, facts)) above.unshift(line.said);
        break;
      }
    }
    return above;
  }
}

/** What introduces a list speaks of each item only where it names one record. */
function namesOneAtMost(text: string, facts: readonly Fact[]): boolean {
  const named = factsIn(text, facts).filter(isName);
  return new Set(named.map(({ record }) => `${record.family} ${record.key}`)).size <= 1;
}

export function linesOf(reply: string): ReplyLine[] {
  const lines: ReplyLine[] = [];
  let isApart = false;
  for (const raw of reply.split('\n')) {
    if (raw.trim() === '') {
      isApart = true;
      continue;
    }
    const [, indent = '', item = '', heading = '', quote = '', text = ''] = shape.exec(raw) ?? [];
    lines.push(new ReplyLine(indent.length, item || heading.trim() || quote.trim(), text.trim(), isApart));
    isApart = false;
  }
  return lines;
}

/** The lines that stay, as Markdown: items numbered anew, and no introduction without its list. */
export function textOf(
  lines: readonly ReplyLine[],
  filled: (sentence: string) => string,
): { text: string; source: string } {
  const numbers = new Map<number, number>();
  let [text, source, isApart] = ['', '', false];
  for (const [at, line] of lines.entries()) {
    isApart ||= line.isApart;
    if (!line.isItem) numbers.clear();
    if (line.kept.length === 0 || hasLostItsList(lines, at)) continue;
    if (/^\d/.test(line.marker)) numbers.set(line.indent, (numbers.get(line.indent) ?? 0) + 1);
    const marker = /^\d/.test(line.marker) ? `${numbers.get(line.indent)}.` : line.marker;
    const prefix = `${' '.repeat(line.indent)}${marker}${marker === '' ? '' : ' '}`;
    if (text !== '') text += isApart ? '\n\n' : '\n';
    text += prefix + withEvenMarks(line.kept.map(filled).join(' '));
    source += ` ${line.kept.join(' ')}`;
    isApart = false;
  }
  return { text: text.trim(), source };
}

function hasLostItsList(lines: readonly ReplyLine[], at: number): boolean {
  const line = lines[at];
  if (
    !line?.kept
      .at(-1)
      ?.replace(/[*_\s]+$/, '')
      .endsWith(':') ||
    !lines[at + 1]?.isItem
  )
    return false;
  if (line.isItem && (lines[at + 1]?.indent ?? 0) <= line.indent) return false;
  const end = lines.findIndex((other, place) => place > at && !other.isItem);
  return lines.slice(at + 1, end === -1 ? undefined : end).every(({ kept }) => kept.length === 0);
}

/** Emphasis that began in a sentence that was left out would show as stars. */
const withEvenMarks = (text: string): string =>
  (text.match(/\*\*/g)?.length ?? 0) % 2 === 0 ? text : text.replaceAll('**', '');
