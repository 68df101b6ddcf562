import { type ProposalStatus, proposalStatusNames } from '../proposal/proposal-status.ts';
import type { ImpactReport } from './impact.schemas.ts';
import { projectStatus } from './impact-report.ts';
import { formatMonth, impactReportName, impactReportText, projectLabel } from './impact-report-text.ts';

const report: ImpactReport = {
  period: '3months',
  organization: 'Maji Kwa Wote',
  from: '2026-09-01',
  to: '2026-11-21',
  totalPoints: 1_350,
  totalProposals: 3,
  successful: 1,
  successRate: 33,
  fundingSecured: 46_200,
  badgesEarned: 2,
  timeline: [
    { month: '2026-10', proposals: 0, points: 0 },
    { month: '2026-11', proposals: 1, points: 10 },
  ],
  categories: [{ category: 'Education', proposals: 3, amount: 90_000 }],
  projects: [
    {
      id: 'p1',
      title: 'Clean hands',
      category: 'Education',
      status: 'planned',
      proposalStatus: 'funded',
      requestedAmount: 46_200,
      createdAt: '2026-11-03T08:00:00.000Z',
    },
    {
      id: 'p2',
      title: '',
      category: '',
      status: 'planned',
      proposalStatus: 'rejected',
      requestedAmount: 0,
      createdAt: '2026-11-02T08:00:00.000Z',
    },
  ],
};

test('the text has every figure of the report, in plain lines', () => {
  expect(impactReportText(report)).toBe(`IMPACT REPORT
Maji Kwa Wote
Last 3 months: September 1, 2026 to November 21, 2026

SUMMARY
Points: 1,350
Proposals: 3
Approved or funded: 1 (33%)
Funding secured: $46,200
Badges earned: 2

TIMELINE
October 2026: 0 proposals, 0 points
November 2026: 1 proposal, 10 points

CATEGORIES
Education: 3 proposals, $90,000 requested

PROJECTS
1. Clean hands
   Education, Active (funded), $46,200, created November 3, 2026
2. Untitled proposal
   Rejected, $0, created November 2, 2026

Made with Harambee from the organization’s own records. Months and days are counted in UTC.
`);
});

test('amounts in several currencies are side by side', () => {
  const fundingSums = [
    { currency: 'KES', amount: 4_820_000 },
    { currency: 'USD', amount: 12_000 },
  ];
  const text = impactReportText({
    ...report,
    fundingSecured: 12_000,
    fundingSums,
    categories: [{ category: 'Education', proposals: 3, amount: 12_000, sums: fundingSums }],
    projects: report.projects.map((project) => ({ ...project, currency: 'KES', amount: 4_820_000 })),
  }).replaceAll('\u00a0', ' ');
  expect(text).toContain('Funding secured: KES 4,820,000 and $12,000\n');
  expect(text).toContain('Education: 3 proposals, KES 4,820,000 and $12,000 requested');
  expect(text).toContain('Education, Active (funded), KES 4,820,000, created');
});

test('rejected, funded and unknown projects are not called planned', () => {
  const labelOf = (status: ProposalStatus) =>
    projectLabel({ status: projectStatus(status), proposalStatus: status });
  for (const status of ['rejected', 'funded', 'approved', 'completed'] as const)
    expect(labelOf(status)).not.toContain('Planned');
  expect(labelOf('rejected')).toBe('Rejected');
  // Two different states must never have the same label.
  expect(new Set(proposalStatusNames.map(labelOf)).size).toBe(proposalStatusNames.length);
  expect(projectLabel({ status: 'planned' })).toBe('');
});

test('a period without proposals says so', () => {
  const text = impactReportText({ ...report, timeline: [], categories: [], projects: [] });
  expect(text.match(/No proposals in this period\./g)).toHaveLength(2);
});

test('the file name has organization, period and day, in any script', () => {
  expect(impactReportName(report, 'txt')).toBe('impact-report-maji-kwa-wote-3months-2026-11-21.txt');
  expect(impactReportName({ ...report, organization: '水 / Ä' }, 'pdf')).toBe(
    'impact-report-水-ä-3months-2026-11-21.pdf',
  );
  expect(impactReportName({ ...report, organization: '!!' }, 'pdf')).toContain('report-organization-3months');
});

test('months in words', () => {
  expect(formatMonth('2026-11')).toBe('November 2026');
  expect(formatMonth('2026-11', 'short')).toBe('Nov 2026');
  expect(formatMonth('nonsense')).toBe('Invalid date');
});
