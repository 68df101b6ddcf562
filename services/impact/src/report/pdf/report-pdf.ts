import {
  formatDay,
  formatMoney,
  formatMonth,
  formatNumber,
  projectLabel,
  reportPeriodLabels,
} from '@harambee/domain';
import type { ImpactReport } from '@harambee/domain/schemas';
import { colors, columnWidth, ReportPage, type TextStyle } from './report-page.ts';

function heading(page: ReportPage, text: string): void {
  page.y += 22;
  page.keep(60);
  page.line(text, 0, columnWidth, { weight: 'heading', size: 15, color: colors.acacia });
  page.y += 26;
}

interface Column extends TextStyle {
  title: string;
  width: number;
}

/** A table whose head comes again on a new page. */
function table(page: ReportPage, columns: readonly Column[], rows: readonly (readonly string[])[]): void {
  const row = (texts: readonly string[], style: TextStyle) => {
    let x = 0;
    for (const [index, { title, width, ...own }] of columns.entries()) {
      page.line(texts[index] ?? title, x, width - 8, { ...own, ...style });
      x += width;
    }
    page.y += 17;
  };
  const head = () => {
    row(
      columns.map(({ title }) => title),
      { weight: 'strong', size: 9, color: colors.soft },
    );
    page.box(0, columnWidth, 0.75, colors.rule, -2);
    page.y += 4;
  };
  head();
  for (const texts of rows) {
    const before = page.y;
    page.keep(20);
    if (page.y < before) head();
    row(texts, { size: 10 });
  }
}

function metrics(page: ReportPage, report: ImpactReport): void {
  const cards: [label: string, value: string][] = [
    ['Impact points', formatNumber(report.totalPoints)],
    ['Proposals', formatNumber(report.totalProposals)],
    ['Success rate', `${report.successRate}%`],
    ['Funding secured', formatMoney(report.fundingSecured)],
    ['Badges earned', formatNumber(report.badgesEarned)],
  ];
  const gap = 8;
  const width = (columnWidth - gap * (cards.length - 1)) / cards.length;
  page.y += 14;
  for (const [index, [label, value]] of cards.entries()) {
    const x = index * (width + gap);
    page.box(x, width, 54, colors.tint);
    page.y += 9;
    page.line(label, x + 10, width - 20, { size: 8.5, color: colors.soft });
    page.y += 15;
    page.line(value, x + 10, width - 20, { weight: 'heading', size: value.length > 9 ? 11 : 15 });
    page.y -= 24;
  }
  page.y += 58;
}

function timeline(page: ReportPage, { timeline: months }: ImpactReport): void {
  heading(page, 'Timeline');
  const most = Math.max(1, ...months.map(({ points }) => points));
  const left = 84;
  const widest = columnWidth - left - 150;
  for (const { month, proposals, points } of months) {
    page.keep(18);
    page.line(formatMonth(month, 'short'), 0, left - 8, { size: 9.5, color: colors.soft });
    page.box(left, (points / most) * widest, 9, colors.acacia, 2);
    const words = `${formatNumber(points)} points, ${proposals === 1 ? '1 proposal' : `${formatNumber(proposals)} proposals`}`;
    page.line(words, columnWidth - 142, 142, { size: 9.5, align: 'right' });
    page.y += 17;
  }
}

/** The impact report as a PDF file. */
export function reportPdf(report: ImpactReport): Promise<Buffer> {
  const organization = report.organization || 'Your organization';
  const page = new ReportPage({ title: `Impact report of ${organization}`, author: organization });
  page.line('Impact report', 0, columnWidth, { weight: 'heading', size: 28, color: colors.acacia });
  page.y += 40;
  page.line(organization, 0, columnWidth, { weight: 'strong', size: 14 });
  page.y += 22;
  const span = `${reportPeriodLabels[report.period]}: ${formatDay(report.from)} to ${formatDay(report.to)}`;
  page.line(span, 0, columnWidth, { size: 10, color: colors.soft });
  page.y += 16;
  metrics(page, report);
  timeline(page, report);
  if (report.categories.length > 0) {
    heading(page, 'Categories');
    table(
      page,
      [
        { title: 'Category', width: columnWidth - 220 },
        { title: 'Proposals', width: 90, align: 'right' },
        { title: 'Requested', width: 130, align: 'right' },
      ],
      report.categories.map(({ category, proposals, amount }) => [
        category,
        formatNumber(proposals),
        formatMoney(amount),
      ]),
    );
  }
  heading(page, 'Projects');
  if (report.projects.length === 0)
    page.line('No proposals in this period.', 0, columnWidth, { color: colors.soft });
  else {
    table(
      page,
      [
        { title: 'Project', width: columnWidth - 320 },
        { title: 'Category', width: 105 },
        { title: 'Status', width: 130 },
        { title: 'Requested', width: 85, align: 'right' },
      ],
      report.projects.map((project) => [
        project.title || 'Untitled proposal',
        project.category,
        projectLabel(project),
        formatMoney(project.requestedAmount),
      ]),
    );
  }
  return page.end();
}
