import { fileWords } from './file-words.ts';
import { formatDay, formatMoney, formatNumber } from './formats.ts';
import { type ProjectStatus, type ReportPeriod, reportPeriodLabels } from './impact-report.ts';
import { readerFormats } from './reader-formats.ts';
import type { ImpactReport } from './schemas/impact.schemas.ts';

/** What the report calls the status of a project. */
export const projectStatusLabels: Record<ProjectStatus, string> = {
  completed: 'Completed',
  active: 'Active',
  planned: 'Planned',
};

/** A month (`YYYY-MM`) in words: `November 2026`; within one year it may stand without the year. */
export function formatMonth(month: string, style: 'long' | 'short' = 'long', withYear = true): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return month;
  return date.toLocaleDateString(readerFormats().locale, {
    month: style,
    ...(withYear && { year: 'numeric' }),
    timeZone: 'UTC',
  });
}

const counted = (count: number, one: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : `${one}s`}`;

const section = (title: string, lines: string[], otherwise: string): string[] => [
  '',
  title.toUpperCase(),
  ...(lines.length === 0 ? [otherwise] : lines),
];

/** The impact report as a text file: everything that its page shows, in its order. */
export function impactReportText(report: ImpactReport): string {
  const { organization, period, from, to, timeline, categories, projects } = report;
  const summary = [
    `Points: ${formatNumber(report.totalPoints)}`,
    `Proposals: ${formatNumber(report.totalProposals)}`,
    `Approved or funded: ${formatNumber(report.successful)} (${report.successRate}%)`,
    `Funding secured: ${formatMoney(report.fundingSecured)}`,
    `Badges earned: ${formatNumber(report.badgesEarned)}`,
  ];
  const months = timeline.map(
    ({ month, proposals, points }) =>
      `${formatMonth(month)}: ${counted(proposals, 'proposal')}, ${counted(points, 'point')}`,
  );
  const shares = categories.map(
    ({ category, proposals, amount }) =>
      `${category}: ${counted(proposals, 'proposal')}, ${formatMoney(amount)} requested`,
  );
  const list = projects.flatMap(({ title, category, status, requestedAmount, createdAt }, place) => [
    `${place + 1}. ${title || 'Untitled proposal'}`,
    `   ${[category, projectStatusLabels[status], formatMoney(requestedAmount), `created ${formatDay(createdAt.slice(0, 10))}`].filter(Boolean).join(', ')}`,
  ]);
  const lines = [
    'IMPACT REPORT',
    organization,
    `${reportPeriodLabels[period]}: ${formatDay(from)} to ${formatDay(to)}`,
    ...section('Summary', summary, ''),
    ...section('Timeline', months, 'No months in this period.'),
    ...section('Categories', shares, 'No proposals in this period.'),
    ...section('Projects', list, 'No proposals in this period.'),
    '',
    'Made with Harambee from the organization’s own records. Months and days are counted in UTC.',
  ];
  return `${lines.join('\n')}\n`;
}

/** Name of the report's file: `impact-report-maji-kwa-wote-12months-2026-11-21.txt`, or `.pdf`. */
export const impactReportName = (
  { organization, period, to }: { organization: string; period: ReportPeriod; to: string },
  ending: 'txt' | 'pdf',
): string => `impact-report-${fileWords(organization, 'organization')}-${period}-${to}.${ending}`;
