import { keepCalls } from '@harambee/config/contracts/contract-files.mjs';
import type { UsageAnalytics } from '@harambee/domain/schemas';
import { downloadFile, impactSummaryApi, ownProfileApi, proposalReadsApi } from '@harambee/platform';
import { recordCalls } from '@harambee/platform/testing';
import { impactApi, reportPdfAddress } from './api/impact.api.ts';
import { sampleFigures } from './api/sample-figures.ts';
import { usageAnalyticsApi } from './api/usage-analytics.api.ts';
import { badgeList, leaderboardOf, organizations, reportOf, statsOf, summaryOf } from './testing/answers.ts';

const { endpoints } = impactApi;
const stats = statsOf(4, { completed: 1, approved: 1 });
const usage: UsageAnalytics = {
  period: 'week',
  from: '2026-11-14T10:00:00.000Z',
  to: '2026-11-21T10:00:00.000Z',
  hasEvents: true,
  ...sampleFigures.week,
};

test('every call is one that the services of the version before answer', async () => {
  const calls = await recordCalls(
    {
      getImpactSummary: {
        send: (dispatch) => dispatch(impactSummaryApi.endpoints.getImpactSummary.initiate()),
        answer: summaryOf(120),
      },
      getBadges: {
        send: (dispatch) => dispatch(endpoints.getBadges.initiate()),
        answer: { badges: badgeList(stats) },
      },
      getLeaderboard: {
        send: (dispatch) =>
          dispatch(endpoints.getLeaderboard.initiate({ period: 'monthly', category: 'health' })),
        answer: leaderboardOf(organizations(1, 3)),
      },
      getImpactReport: {
        send: (dispatch) => dispatch(endpoints.getImpactReport.initiate('12months')),
        answer: reportOf(),
      },
      reportPdf: { send: () => downloadFile(reportPdfAddress('12months'), 'report.pdf').catch(() => {}) },
      getProposalStats: {
        send: (dispatch) => dispatch(proposalReadsApi.endpoints.getProposalStats.initiate()),
        answer: { stats },
      },
      getOwnProfile: {
        send: (dispatch) => dispatch(ownProfileApi.endpoints.getOwnProfile.initiate('t-1')),
      },
      latestDraft: {
        send: (dispatch) =>
          dispatch(
            proposalReadsApi.endpoints.getProposalCards.initiate({
              status: 'draft',
              sort: 'updated',
              limit: 1,
            }),
          ),
        answer: { proposals: [] },
      },
      getUsageAnalytics: {
        send: (dispatch) => dispatch(usageAnalyticsApi.endpoints.getUsageAnalytics.initiate('week')),
        answer: usage,
      },
    },
    ['getSampleAnalytics'],
  );
  expect(keepCalls('impact', calls)).toEqual([]);
});
