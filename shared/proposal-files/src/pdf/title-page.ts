import { colors } from '@harambee/documents';
import type { PageWriter, TextSize } from '@harambee/documents/pdf';
import type { CoverText } from '../export/proposal-export.ts';

function titleSize(title: string): TextSize {
  if (title.length > 160) return 'lead';
  return title.length > 80 ? 'heading' : 'title';
}

/** Who requests what, and the facts a funder needs to file the proposal. */
export function titlePage(writer: PageWriter, { kind, title, organization, marks, facts }: CoverText): void {
  writer.newPage();
  writer.artifact(() => {
    writer.document.rect(0, 0, writer.page.width, 10).fill(colors.acacia);
  });
  writer.y = 150;
  writer.block(writer.element('P'), 'P', kind, { role: 'strong', color: colors.acacia });
  writer.y += 10;
  writer.block(writer.element('H1'), 'H1', title, { role: 'heading', size: titleSize(title) });
  writer.y += 12;
  if (organization)
    writer.block(writer.element('P'), 'P', organization, { size: 'lead', color: colors.soft });
  for (const mark of marks) writeMark(writer, mark);
  writer.y = Math.max(writer.y + 36, 430);
  factsTable(writer, facts);
}

function writeMark(writer: PageWriter, text: string): void {
  const style = {
    role: 'strong',
    color: colors.note,
    x: writer.page.left + 14,
    width: writer.page.columnWidth - 28,
  } as const;
  const height = writer.lines(text, style).length * 16.5 + 16;
  writer.y += 22;
  const top = writer.y;
  writer.artifact(() => {
    writer.document
      .roundedRect(writer.page.left, top, writer.page.columnWidth, height, 8)
      .fill(colors.noteTint);
    writer.document
      .roundedRect(writer.page.left, top, writer.page.columnWidth, height, 8)
      .dash(3, { space: 3 })
      .lineWidth(0.75)
      .stroke(colors.note);
    writer.document.undash();
  });
  writer.y = top + 8;
  writer.block(writer.element('P'), 'P', text, style);
  writer.y = top + height;
}

function factsTable(writer: PageWriter, rows: [string, string][]): void {
  const table = writer.element('Table');
  const labelWidth = 150;
  for (const [label, value] of rows) {
    writer.rule(writer.y);
    writer.y += 7;
    const row = writer.element('TR', table);
    const top = writer.y;
    writer.block(writer.element('TH', row, { scope: 'Row' }), 'TH', label, {
      color: colors.soft,
      width: labelWidth,
    });
    const below = writer.y;
    writer.y = top;
    writer.block(writer.element('TD', row), 'TD', value, {
      role: 'strong',
      x: writer.page.left + labelWidth,
      width: writer.page.columnWidth - labelWidth,
    });
    row.end();
    writer.y = Math.max(writer.y, below) + 7;
  }
  table.end();
  writer.rule(writer.y);
}
