import { colors } from '@harambee/documents';
import { type ContentsEntry, type PageWriter, sizes, type TextStyle } from '@harambee/documents/pdf';
import type { GeneratedSection } from '@harambee/domain/schemas';
import type { List, SectionBlock } from '../export/blocks.ts';
import type { ProposalExport } from '../export/proposal-export.ts';
import { notesIn, sectionBlocks } from '../export/section-blocks.ts';
import { budgetStart, budgetTable } from './budget-table.ts';
import { sectionTable, tableStart } from './section-table.ts';

/** Writes one section with its heading. Returns its line in the contents. */
export function sectionPages(
  writer: PageWriter,
  section: GeneratedSection,
  input: ProposalExport,
): ContentsEntry {
  const blocks = sectionBlocks(section, input);
  const heading: TextStyle = { role: 'heading', size: 'heading' };
  const headingHeight = writer.lines(section.title, heading).length * sizes.heading.leading;
  // The heading stays with the text under it.
  writer.ensure(16 + headingHeight + startOf(writer, blocks));
  const destination = `section-${section.key}`;
  const entry = { title: section.title, destination, pageNumber: writer.pageCount };
  writer.document.addNamedDestination(destination, 'XYZ', 0, writer.y - 20, null as unknown as number);
  writer.document.outline.addItem(section.title);
  writer.artifact(() => {
    writer.document.rect(writer.page.left, writer.y, 28, 3).fill(colors.acacia);
  });
  writer.y += 10;
  writer.block(writer.element('H2'), 'H2', section.title, heading);
  writer.y += 6;
  blocksOnPages(writer, blocks, section.needs);
  writer.y += 26;
  return entry;
}

/** Writes the blocks of a section or an answer. Notes of what it `needs` are highlighted. */
export function blocksOnPages(writer: PageWriter, blocks: SectionBlock[], needs: string[]): void {
  for (const [place, block] of blocks.entries()) {
    if (block.kind === 'paragraph') {
      writer.ensure(startOf(writer, blocks.slice(place)));
      paragraph(writer, block, needs);
    } else if (block.kind === 'heading') {
      writer.ensure(startOf(writer, blocks.slice(place)));
      writer.block(writer.element('H3'), 'H3', block.text, { role: 'strong' });
      writer.y += 4;
    } else if (block.kind === 'list') list(writer, block, needs);
    else if (block.kind === 'budget') budgetTable(writer, block.table);
    else sectionTable(writer, block.table, needs);
  }
}

const { leading } = sizes.body;

/** The height at the start of these blocks that must stay together on one page. */
export function startOf(writer: PageWriter, [first, ...others]: SectionBlock[]): number {
  if (!first) return 0;
  if (first.kind === 'budget') return budgetStart(writer, first.table);
  if (first.kind === 'table') return tableStart(writer, first.table, []);
  if (first.kind === 'list') return leading * atStart(writer.lines(first.items[0] ?? '', {}).length);
  if (first.kind === 'heading') {
    const itemHeight = writer.lines(first.text, { role: 'strong' }).length * leading + 4;
    return Math.min(itemHeight + startOf(writer, others), writer.page.columnBottom - writer.page.top);
  }
  const lines = writer.lines(first.text, {}).length;
  // An introduction is not split and stays with its list or table; a single line stays with what follows.
  const isLead = lines === 1 || (first.text.endsWith(':') && lines <= 6);
  return isLead ? leading * lines + 8 + startOf(writer, others) : leading * atStart(lines);
}

/** A short paragraph is not split; a longer one starts with at least two lines. */
const atStart = (lines: number): number => (lines <= 3 ? lines : 2);

type Written = Pick<Extract<SectionBlock, { kind: 'paragraph' }>, 'text' | 'emphasis'>;

function paragraph(writer: PageWriter, { text, emphasis }: Written, needs: string[]): void {
  writer.block(writer.element('P'), 'P', text, { notes: notesIn(text, needs), emphasis });
  writer.y += 8;
}

/** The widest number and a space; a bullet needs no more. */
function indentOf(writer: PageWriter, labels: string[] = []): number {
  const widths = labels.map((label) => writer.lines(label, { role: 'strong' })[0]?.width ?? 0);
  return Math.max(16, ...widths.map((width) => Math.ceil(width) + 8));
}

function list(writer: PageWriter, { items, labels, emphasis }: List, needs: string[]): void {
  const element = writer.element('L');
  const indent = indentOf(writer, labels);
  for (const [place, text] of items.entries()) {
    const item = writer.element('LI', element);
    const style: TextStyle = {
      x: writer.page.left + indent,
      width: writer.page.columnWidth - indent,
      notes: notesIn(text, needs),
      emphasis: emphasis?.[place],
    };
    const first = writer.lines(text, style);
    writer.ensure(leading * atStart(first.length));
    const top = writer.y;
    const label = writer.element('Lbl', item);
    const isRightToLeft = first[0]?.isRightToLeft;
    writer.block(label, 'Lbl', labels?.[place] ?? '•', {
      color: colors.acacia,
      ...(labels && { role: 'strong' }),
      x: isRightToLeft
        ? writer.page.left + writer.page.columnWidth - indent + 4
        : writer.page.left + (labels ? 0 : 3),
      width: indent - 4,
    });
    writer.y = top;
    const body = isRightToLeft ? { ...style, x: writer.page.left } : style;
    writer.block(writer.element('LBody', item), 'LBody', text, body);
    item.end();
    writer.y += 3;
  }
  element.end();
  writer.y += 6;
}
