import type { Emphasis } from '@harambee/documents';
import {
  afterTable,
  listParagraphs,
  type Numbering,
  type WordPage,
  wordRuns,
} from '@harambee/documents/word';
import { type FileChild, HeadingLevel, Paragraph } from 'docx';
import type { SectionBlock } from '../export/blocks.ts';
import { budgetTable } from './budget-table.ts';
import { sectionTable } from './section-table.ts';
import { wordNotes } from './word-notes.ts';

/** Where blocks are written. */
export interface WordPlace {
  numbering: Numbering;
  page: WordPage;
}

/**
 * Blocks of a section or an answer.
 *
 * @param needs what is missing: notes of it are highlighted
 * @param heading the level of their own headings
 */
export function wordBlocks(
  blocks: readonly SectionBlock[],
  needs: string[],
  { numbering, page }: WordPlace,
  heading: (typeof HeadingLevel)[keyof typeof HeadingLevel] = HeadingLevel.HEADING_2,
): FileChild[] {
  const notes = wordNotes(needs);
  const runs = (text: string, emphasis?: readonly Emphasis[]) => wordRuns(text, {}, notes, emphasis);
  return blocks.flatMap((block, place): FileChild[] => {
    if (block.kind === 'budget') return [budgetTable(block.table, page.columnWidth), afterTable()];
    if (block.kind === 'table') return sectionTable(block.table, needs, page.columnWidth);
    if (block.kind === 'heading') return [new Paragraph({ heading, ...wordRuns(block.text) })];
    if (block.kind === 'list')
      return listParagraphs(block, (text, item) => runs(text, block.emphasis?.[item]), numbering);
    // An introduction stays with its list.
    return [
      new Paragraph({ keepNext: blocks[place + 1]?.kind === 'list', ...runs(block.text, block.emphasis) }),
    ];
  });
}
