import type { GeneratedSection } from '@harambee/domain/schemas';
import { needNote } from '../drafting/draft-text.ts';
import { plainText } from '../drafting/plain-text.ts';
import { type BudgetRows, budgetRows } from './budget-rows.ts';
import type { ProposalExport } from './proposal-export.ts';
import { type TableRows, tablesOf } from './table-rows.ts';

/** A piece of a section as every file shows it. */
export type SectionBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'budget'; table: BudgetRows }
  | { kind: 'table'; table: TableRows };

const bullet = /^[•*–-] +/;

/** A section as every file shows it: its text, and after it its tables. */
export const sectionBlocks = (section: GeneratedSection, input: ProposalExport): SectionBlock[] => [
  ...textBlocks(section, input),
  ...tablesOf(section).map((table): SectionBlock => ({ kind: 'table', table })),
];

/** A section read as paragraphs, lists and, in the budget, its table in place of the list that says the lines. */
function textBlocks(section: GeneratedSection, input: ProposalExport): SectionBlock[] {
  const { needs } = section;
  const table = section.key === 'budget' ? budgetRows(input) : undefined;
  const blocks = plainText(section.text)
    .split(/\n{2,}/)
    .flatMap((block) => groupsOf(block));
  const place = blocks.findIndex(({ kind }) => kind === 'list');
  if (!table) return blocks;
  if (place === -1) return [...blocks, { kind: 'budget', table }];
  return blocks.flatMap((block, index): SectionBlock[] => {
    if (index !== place || block.kind !== 'list') return [block];
    // The table says the lines; what is still asked about one of them is kept.
    const asked = block.items.filter((item) => needs.some((what) => item.includes(needNote(what))));
    return [
      { kind: 'budget', table },
      ...(asked.length > 0 ? [{ kind: 'list' as const, items: asked }] : []),
    ];
  });
}

/** Lines that begin with a bullet belong together as a list. */
function groupsOf(block: string): SectionBlock[] {
  const groups: { isList: boolean; lines: string[] }[] = [];
  for (const line of block.split('\n').filter((line) => line.trim() !== '')) {
    const isList = bullet.test(line);
    const last = groups.at(-1);
    if (last?.isList === isList) last.lines.push(line);
    else groups.push({ isList, lines: [line] });
  }
  return groups.map(({ isList, lines }) =>
    isList
      ? { kind: 'list', items: lines.map((line) => line.replace(bullet, '')) }
      : { kind: 'paragraph', text: lines.join('\n') },
  );
}

/** Where the notes about missing facts stand; only those the section lists count as notes. */
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
