import { colors } from '@harambee/documents';
import { bytesOf, newDocument, PageWriter, pageFurniture, pageOf } from '@harambee/documents/pdf';
import {
  amountInWords,
  askedInWords,
  formatDay,
  formatNumber,
  type PaperSize,
  projectLabel,
  reportPeriodLabels,
  securedInWords,
} from '@harambee/domain';
import type { ImpactReport } from '@harambee/domain/schemas';
import { heading, table } from './report-parts.ts';
import { timeline } from './report-timeline.ts';

/** Months and five projects fill two or three; no report may occupy the service for long. */
const maxPages = 100;

/** One line of characters that the font contains. */
const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();

export interface ReportInput {
  report: ImpactReport;
  paper?: PaperSize;
}

/** The impact report as a PDF file, tagged for screen readers. */
export function reportPdf({ report, paper }: ReportInput): Promise<Uint8Array> {
  const organization = plain(report.organization) || 'Your organization';
  const page = pageOf(paper);
  const facts = {
    title: `Impact report of ${organization}`,
    author: organization,
    subject: 'Impact report',
    keywords: '',
    language: 'en',
    createdAt: new Date(),
  };
  const document = newDocument(facts, page);
  const writer = new PageWriter(document, page, maxPages);
  writer.newPage();
  title(writer, report, organization);
  keyFigures(writer, report);
  timeline(writer, report);
  categories(writer, report);
  projects(writer, report);
  pageFurniture(writer, { footer: 'Made with Harambee', firstPage: 0 });
  writer.root.end();
  return bytesOf(document);
}

function title(writer: PageWriter, { period, from, to }: ImpactReport, organization: string): void {
  const span = `${reportPeriodLabels[period]}: ${formatDay(from)} to ${formatDay(to)}`;
  writer.block(writer.element('H1'), 'H1', 'Impact report', {
    role: 'heading',
    size: 'title',
    color: colors.acacia,
  });
  writer.block(writer.element('P'), 'P', organization, { role: 'strong', size: 'lead' });
  writer.y += 4;
  writer.block(writer.element('P'), 'P', span, { color: colors.soft });
  writer.y += 14;
}

function keyFigures(writer: PageWriter, report: ImpactReport): void {
  const secured = 'Funding secured';
  const heads = ['Impact points', 'Proposals', 'Success rate', secured, 'Badges earned'];
  const figures = [
    formatNumber(report.totalPoints),
    formatNumber(report.totalProposals),
    `${report.successRate}%`,
    securedInWords(report),
    formatNumber(report.badgesEarned),
  ];
  // Twice as wide as the others: an amount with its currency and a comma stays in one line.
  const shareOf = (head: string) => (head === secured ? 2 : 1) / (heads.length + 1);
  const columns = heads.map((head) => ({ head, share: shareOf(head), role: 'strong' as const }));
  table(writer, columns, [figures]);
}

function categories(writer: PageWriter, report: ImpactReport): void {
  if (report.categories.length === 0) return;
  heading(writer, 'Categories');
  table(
    writer,
    [
      { head: 'Category', share: 0.52 },
      { head: 'Proposals', share: 0.2, align: 'end' },
      { head: 'Requested', share: 0.28, align: 'end' },
    ],
    report.categories.map((row) => [plain(row.category), formatNumber(row.proposals), askedInWords(row)]),
  );
}

function projects(writer: PageWriter, report: ImpactReport): void {
  heading(writer, 'Projects');
  if (report.projects.length === 0) {
    writer.block(writer.element('P'), 'P', 'No proposals in this period.', { color: colors.soft });
    return;
  }
  table(
    writer,
    [
      { head: 'Project', share: 0.3 },
      { head: 'Category', share: 0.2 },
      { head: 'Status', share: 0.31 },
      { head: 'Requested', share: 0.19, align: 'end' },
    ],
    report.projects.map((project) => [
      plain(project.title) || 'Untitled proposal',
      plain(project.category),
      projectLabel(project),
      amountInWords(project),
    ]),
  );
}
