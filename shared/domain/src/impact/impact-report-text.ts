import { dateInWords, formatDay } from '../format/date-words.ts';
import { fileWords } from '../format/file-words.ts';
import { formatNumber } from '../format/formats.ts';
import { formatMoneySums, requestedOf, sumsOrDollars } from '../format/money-sums.ts';
import type { ProposalStatus } from '../proposal/proposal-status.ts';
import type { ImpactReport } from './impact.schemas.ts';
import { type ProjectStatus, type ReportPeriod, reportPeriodLabels } from './impact-report.ts';

/** What the report calls a project (IMPACT-24), by the status of its proposal. */
const projectLabels: Record<ProposalStatus, string> = {
  draft: 'Planned (draft)',
  generating: 'Planned (being written)',
  failed: 'Planned (text failed)',
  completed: 'Completed (text written)',
  submitted: 'Planned (submitted)',
  under_review: 'Planned (under review)',
  approved: 'Active (approved)',
  rejected: 'Rejected',
  funded: 'Active (funded)',
};

/** For answers without the proposal's status: `planned` may then mean anything, so it has no label. */
const labelsAlone: Record<ProjectStatus, string> = { completed: 'Completed', active: 'Active', planned: '' };

type ReportedProject = ImpactReport['projects'][number];

/** The label of a project on the page, in the text and in the PDF. */
export const projectLabel = ({
  status,
  proposalStatus,
}: Pick<ReportedProject, 'status' | 'proposalStatus'>): string =>
  proposalStatus ? projectLabels[proposalStatus] : labelsAlone[status];

/** Amounts of the report, on the page, in the text and in the PDF: each sum with its currency. */
export const securedInWords = ({
  fundingSums,
  fundingSecured,
}: Pick<ImpactReport, 'fundingSums' | 'fundingSecured'>): string =>
  formatMoneySums(sumsOrDollars(fundingSums, fundingSecured));
export const askedInWords = ({
  sums,
  amount,
}: Pick<ImpactReport['categories'][number], 'sums' | 'amount'>): string =>
  formatMoneySums(sumsOrDollars(sums, amount));
export const amountInWords = (
  project: Pick<ReportedProject, 'requestedAmount' | 'currency' | 'amount'>,
): string => formatMoneySums([requestedOf(project)]);

/** A month (`YYYY-MM`) in words: `November 2026`; the year is optional. */
export function formatMonth(month: string, style: 'long' | 'short' = 'long', withYear = true): string {
  return dateInWords(month, { month: style, ...(withYear && { year: 'numeric' }) });
}

const counted = (count: number, one: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : `${one}s`}`;

const section = (title: string, lines: string[], otherwise: string): string[] => [
  '',
  title.toUpperCase(),
  ...(lines.length === 0 ? [otherwise] : lines),
];

/** The impact report as a text file, with everything on the page in the same order. */
export function impactReportText(report: ImpactReport): string {
  const { organization, period, from, to, timeline, categories, projects } = report;
  const summary = [
    `Points: ${formatNumber(report.totalPoints)}`,
    `Proposals: ${formatNumber(report.totalProposals)}`,
    `Approved or funded: ${formatNumber(report.successful)} (${report.successRate}%)`,
    `Funding secured: ${securedInWords(report)}`,
    `Badges earned: ${formatNumber(report.badgesEarned)}`,
  ];
  const months = timeline.map(
    ({ month, proposals, points }) =>
      `${formatMonth(month)}: ${counted(proposals, 'proposal')}, ${counted(points, 'point')}`,
  );
  const shares = categories.map(
    (row) => `${row.category}: ${counted(row.proposals, 'proposal')}, ${askedInWords(row)} requested`,
  );
  const list = projects.flatMap((project, place) => {
    const { title, category, createdAt } = project;
    return [
      `${place + 1}. ${title || 'Untitled proposal'}`,
      `   ${[category, projectLabel(project), amountInWords(project), `created ${formatDay(createdAt.slice(0, 10))}`].filter(Boolean).join(', ')}`,
    ];
  });
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

/** The report's file name: `impact-report-maji-kwa-wote-12months-2026-11-21.txt`, or `.pdf`. */
export const impactReportName = (
  { organization, period, to }: { organization: string; period: ReportPeriod; to: string },
  ending: 'txt' | 'pdf',
): string => `impact-report-${fileWords(organization, 'organization')}-${period}-${to}.${ending}`;
