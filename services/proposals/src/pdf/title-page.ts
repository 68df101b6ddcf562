import { formatDay, formatMoney, formatNumber } from '@harambee/domain';
import { colours, columnWidth, page, type TextSize } from './look.ts';
import type { PageWriter } from './page-writer.ts';
import type { ProposalPdfInput } from './proposal-pdf.ts';

const plural = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

function titleSize(title: string): TextSize {
  if (title.length > 160) return 'lead';
  return title.length > 80 ? 'heading' : 'title';
}

/** Who asks, for what, and the facts a funder files a proposal under. */
export function titlePage(writer: PageWriter, input: ProposalPdfInput): void {
  const { title, organization, category, grantId } = input;
  writer.newPage();
  writer.artifact(() => {
    writer.document.rect(0, 0, page.width, 10).fill(colours.acacia);
  });
  writer.y = 150;
  writer.block(writer.element('P'), 'P', ['Grant proposal', category].filter(Boolean).join(' · '), {
    role: 'strong',
    colour: colours.acacia,
  });
  writer.y += 10;
  writer.block(writer.element('H1'), 'H1', title || 'Untitled proposal', {
    role: 'heading',
    size: titleSize(title),
  });
  writer.y += 12;
  if (organization)
    writer.block(writer.element('P'), 'P', organization, { size: 'lead', colour: colours.soft });
  draftMark(writer, input);
  writer.y = Math.max(writer.y + 36, 430);
  factsTable(writer, [
    [
      'Amount requested',
      input.requestedAmount > 0 ? `${formatMoney(input.requestedAmount)} (US dollars)` : '',
    ],
    ['Duration', input.projectDuration > 0 ? plural(input.projectDuration, 'month', 'months') : ''],
    ['Direct beneficiaries', input.beneficiaries > 0 ? plural(input.beneficiaries, 'person', 'people') : ''],
    ['Grant', grantId],
    ['Deadline', input.deadline ? formatDay(input.deadline, 'en-GB') : ''],
    [
      'Version',
      `${input.version}, written on ${formatDay(input.generatedAt.toISOString().slice(0, 10), 'en-GB')}`,
    ],
  ]);
}

/** As long as facts are missing, nobody shall take the document for finished. */
function draftMark(writer: PageWriter, { sections }: ProposalPdfInput): void {
  const open = new Set(sections.flatMap(({ needs }) => needs)).size;
  if (open === 0) return;
  const text = `DRAFT: ${plural(open, 'fact is', 'facts are')} still needed. Look for the notes marked "needs".`;
  const style = { role: 'strong', colour: colours.note, x: page.left + 14, width: columnWidth - 28 } as const;
  const height = writer.lines(text, style).length * 16.5 + 16;
  writer.y += 22;
  const top = writer.y;
  writer.artifact(() => {
    writer.document.roundedRect(page.left, top, columnWidth, height, 8).fill(colours.noteTint);
    writer.document
      .roundedRect(page.left, top, columnWidth, height, 8)
      .dash(3, { space: 3 })
      .lineWidth(0.75)
      .stroke(colours.note);
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
    if (!value) continue;
    writer.rule(writer.y);
    writer.y += 7;
    const row = writer.element('TR', table);
    const top = writer.y;
    writer.block(writer.element('TH', row, { scope: 'Row' }), 'TH', label, {
      colour: colours.soft,
      width: labelWidth,
    });
    const below = writer.y;
    writer.y = top;
    writer.block(writer.element('TD', row), 'TD', value, {
      role: 'strong',
      x: page.left + labelWidth,
      width: columnWidth - labelWidth,
    });
    row.end();
    writer.y = Math.max(writer.y, below) + 7;
  }
  table.end();
  writer.rule(writer.y);
}
