import type { GeneratedSection } from '@harambee/domain/schemas';
import type { ProposalExport } from '../export/proposal-export.ts';
import { notesIn, sectionBlocks } from '../export/section-blocks.ts';
import { budgetTable } from './budget-table.ts';
import type { ContentsEntry } from './contents-page.ts';
import { colours, columnWidth, page, sizes } from './look.ts';
import type { PageWriter, TextStyle } from './page-writer.ts';
import { sectionTable } from './section-table.ts';

/** One section with its heading; gives its line in the contents. */
export function sectionPages(
  writer: PageWriter,
  section: GeneratedSection,
  input: ProposalExport,
): ContentsEntry {
  writer.ensure(130);
  const destination = `section-${section.key}`;
  const entry = { title: section.title, destination, pageNumber: writer.pageCount };
  writer.document.addNamedDestination(destination, 'XYZ', 0, writer.y - 20, null as unknown as number);
  writer.document.outline.addItem(section.title);
  writer.artifact(() => {
    writer.document.rect(page.left, writer.y, 28, 3).fill(colours.acacia);
  });
  writer.y += 10;
  writer.block(writer.element('H2'), 'H2', section.title, { role: 'heading', size: 'heading' });
  writer.y += 6;
  for (const block of sectionBlocks(section, input)) {
    if (block.kind === 'paragraph') paragraph(writer, block.text, section.needs);
    else if (block.kind === 'list') list(writer, block.items, section.needs);
    else if (block.kind === 'budget') budgetTable(writer, block.table);
    else sectionTable(writer, block.table, section.needs);
  }
  writer.y += 26;
  return entry;
}

function paragraph(writer: PageWriter, text: string, needs: string[]): void {
  const style: TextStyle = { notes: notesIn(text, needs) };
  // A short paragraph stays whole, a longer one begins with two lines, and a lead stays with its list.
  const lines = writer.lines(text, style).length;
  writer.ensure(sizes.body.leading * ((lines <= 3 ? lines : 2) + (text.endsWith(':') ? 3 : 0)));
  writer.block(writer.element('P'), 'P', text, style);
  writer.y += 8;
}

function list(writer: PageWriter, items: string[], needs: string[]): void {
  const element = writer.element('L');
  for (const text of items) {
    const item = writer.element('LI', element);
    const style: TextStyle = { x: page.left + 16, width: columnWidth - 16, notes: notesIn(text, needs) };
    const first = writer.lines(text, style);
    writer.ensure(sizes.body.leading * Math.min(first.length, 3));
    const top = writer.y;
    const label = writer.element('Lbl', item);
    const isRightToLeft = first[0]?.isRightToLeft;
    writer.block(label, 'Lbl', '•', {
      colour: colours.acacia,
      x: isRightToLeft ? page.left + columnWidth - 12 : page.left + 3,
      width: 12,
    });
    writer.y = top;
    const body = isRightToLeft ? { ...style, x: page.left } : style;
    writer.block(writer.element('LBody', item), 'LBody', text, body);
    item.end();
    writer.y += 3;
  }
  element.end();
  writer.y += 6;
}
