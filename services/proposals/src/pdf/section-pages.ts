import { type ParsedBudget, parseBudgetText } from '@harambee/domain';
import type { GeneratedSection } from '@harambee/domain/schemas';
import { needNote } from '../drafting/draft-text.ts';
import { plainText } from '../drafting/plain-text.ts';
import { budgetTable } from './budget-table.ts';
import type { ContentsEntry } from './contents-page.ts';
import { colours, columnWidth, page, sizes } from './look.ts';
import type { PageWriter, TextStyle } from './page-writer.ts';
import type { ProposalPdfInput } from './proposal-pdf.ts';

const bullet = /^[•*–-] +/;

/** One section with its heading; gives its line in the contents. */
export function sectionPages(
  writer: PageWriter,
  section: GeneratedSection,
  input: ProposalPdfInput,
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
  const budget = section.key === 'budget' ? parseBudgetText(plainText(input.budget)) : undefined;
  sectionText(writer, section, budget && budget.lines.length > 0 ? budget : undefined, input.requestedAmount);
  writer.y += 26;
  return entry;
}

function sectionText(
  writer: PageWriter,
  { text, needs }: GeneratedSection,
  budget: ParsedBudget | undefined,
  requestedAmount: number,
): void {
  let table = budget;
  for (const block of plainText(text).split(/\n{2,}/)) {
    for (const group of groupsOf(block)) {
      if (!group.isList) paragraph(writer, group.lines.join('\n'), needs);
      else if (table) {
        budgetTable(writer, table, requestedAmount);
        table = undefined;
        // The table says the lines; what is still asked about one of them is kept.
        list(
          writer,
          group.lines.filter((line) => needs.some((what) => line.includes(needNote(what)))),
          needs,
        );
      } else list(writer, group.lines, needs);
    }
  }
  if (table) budgetTable(writer, table, requestedAmount);
}

/** Lines that begin with a bullet belong together as a list. */
function groupsOf(block: string): { isList: boolean; lines: string[] }[] {
  const groups: { isList: boolean; lines: string[] }[] = [];
  for (const line of block.split('\n').filter((line) => line.trim() !== '')) {
    const isList = bullet.test(line);
    const last = groups.at(-1);
    if (last?.isList === isList) last.lines.push(line);
    else groups.push({ isList, lines: [line] });
  }
  return groups;
}

function paragraph(writer: PageWriter, text: string, needs: string[]): void {
  const style: TextStyle = { notes: notesIn(text, needs) };
  // A short paragraph stays whole, a longer one begins with two lines, and a lead stays with its list.
  const lines = writer.lines(text, style).length;
  writer.ensure(sizes.body.leading * ((lines <= 3 ? lines : 2) + (text.endsWith(':') ? 3 : 0)));
  writer.block(writer.element('P'), 'P', text, style);
  writer.y += 8;
}

function list(writer: PageWriter, lines: string[], needs: string[]): void {
  if (lines.length === 0) return;
  const element = writer.element('L');
  for (const line of lines) {
    const item = writer.element('LI', element);
    const text = line.replace(bullet, '');
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

/** Where the notes about missing facts stand; only those the section lists count as notes. */
function notesIn(text: string, needs: string[]): [number, number][] {
  return needs.flatMap((what) => {
    const note = needNote(plainText(what));
    const places: [number, number][] = [];
    for (let at = text.indexOf(note); at !== -1; at = text.indexOf(note, at + note.length)) {
      places.push([at, at + note.length]);
    }
    return places;
  });
}
