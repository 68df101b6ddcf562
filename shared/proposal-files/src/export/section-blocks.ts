import { bulletMark, numberMark } from '@harambee/domain';
import type { GeneratedSection } from '@harambee/domain/schemas';
import { needNote, plainText, withoutDoubledQuotes } from '@harambee/drafting';
import type { SectionBlock } from './blocks.ts';
import { type BudgetRows, budgetRows } from './budget-rows.ts';
import { ownBlocks } from './own-blocks.ts';
import type { ProposalExport } from './proposal-export.ts';
import { tablesOf } from './table-rows.ts';

/** A section as every file shows it: its text, followed by its tables. */
export const sectionBlocks = (section: GeneratedSection, input: ProposalExport): SectionBlock[] => [
  ...textBlocks(section, input),
  ...tablesOf(section).map((table): SectionBlock => ({ kind: 'table', table })),
];

/** A section parsed into paragraphs, lists and, for the budget, a table, which replaces a list that only repeats it. */
function textBlocks(section: GeneratedSection, input: ProposalExport): SectionBlock[] {
  const { needs } = section;
  const table = section.key === 'budget' ? budgetRows(input) : undefined;
  const parts = input.edited?.[section.key] ?? [section.text];
  const blocks = parts.flatMap((part) => (typeof part === 'string' ? engineBlocks(part) : ownBlocks(part)));
  if (!table) return blocks;
  const isRepeated = inTable(table, needs);
  const place = blocks.findIndex(
    (block) => block.kind === 'list' && !block.labels && block.items.every(isRepeated),
  );
  if (place === -1) return [...blocks, { kind: 'budget', table }];
  return blocks.flatMap((block, index): SectionBlock[] => {
    if (index !== place || block.kind !== 'list') return [block];
    // The table replaces the lines; notes about missing facts stay.
    const asked = block.items.filter((item) => needs.some((what) => item.includes(needNote(what))));
    return [
      { kind: 'budget', table },
      ...(asked.length > 0 ? [{ kind: 'list' as const, items: asked }] : []),
    ];
  });
}

const engineBlocks = (text: string): SectionBlock[] =>
  withoutDoubledQuotes(plainText(text))
    .split(/\n{2,}/)
    .flatMap((block) => groupsOf(block));

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\d]+/gu) ?? [];

/** True if the table contains every word of the line. Reasons are not in the table. */
function inTable({ rows }: BudgetRows, needs: string[]): (item: string) => boolean {
  const tableWords = new Set(rows.flatMap(({ cells }) => cells.flatMap(wordsOf)));
  const withoutNeeds = (item: string) =>
    needs.reduce((text, what) => text.replaceAll(needNote(what), ''), item);
  return (item) => wordsOf(withoutNeeds(item)).every((word) => tableWords.has(word));
}

type LineKind = 'bullet' | 'number' | 'text';

const kindOf = (line: string): LineKind =>
  bulletMark.test(line) ? 'bullet' : numberMark.test(line) ? 'number' : 'text';

/** Adjacent lines that start with a bullet or a number form a list. */
function groupsOf(block: string): SectionBlock[] {
  const groups: { kind: LineKind; lines: string[] }[] = [];
  for (const line of block.split('\n').filter((line) => line.trim() !== '')) {
    const kind = kindOf(line);
    const last = groups.at(-1);
    if (last?.kind === kind) last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups.map(({ kind, lines }): SectionBlock => {
    if (kind === 'text') return { kind: 'paragraph', text: lines.join('\n') };
    if (kind === 'bullet') return { kind: 'list', items: lines.map((line) => line.replace(bulletMark, '')) };
    return {
      kind: 'list',
      items: lines.map((line) => line.replace(numberMark, '')),
      labels: lines.map((line) => numberMark.exec(line)?.[1] ?? ''),
    };
  });
}

/** Positions of the notes about missing facts; only those that the section lists count. */
export function notesIn(text: string, needs: string[]): [start: number, end: number][] {
  return needs.flatMap((what) => {
    const note = needNote(plainText(what));
    const places: [number, number][] = [];
    for (let at = text.indexOf(note); at !== -1; at = text.indexOf(note, at + note.length)) {
      places.push([at, at + note.length]);
    }
    return places;
  });
}
