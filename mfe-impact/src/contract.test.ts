import { keepCalls } from '@harambee/config/contracts/kept.mjs';
import type { UsageAnalytics } from '@harambee/domain/schemas';
import { downloadFile } from '@harambee/platform';
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
      impactSummary: {
        send: (dispatch) => dispatch(endpoints.impactSummary.initiate()),
        answer: summaryOf(120),
      },
      impactBadges: {
        send: (dispatch) => dispatch(endpoints.impactBadges.initiate()),
        answer: { badges: badgeList(stats) },
      },
      impactLeaderboard: {
        send: (dispatch) =>
          dispatch(endpoints.impactLeaderboard.initiate({ period: 'monthly', category: 'health' })),
        answer: leaderboardOf(organizations(1, 3)),
      },
      impactReport: {
        send: (dispatch) => dispatch(endpoints.impactReport.initiate('12months')),
        answer: reportOf(),
      },
      reportPdf: { send: () => downloadFile(reportPdfAddress('12months'), 'report.pdf').catch(() => {}) },
      impactStats: { send: (dispatch) => dispatch(endpoints.impactStats.initiate()), answer: { stats } },
      impactProfile: {
        send: (dispatch) => dispatch(endpoints.impactProfile.initiate('t-1')),
      },
      impactDraft: {
        send: (dispatch) => dispatch(endpoints.impactDraft.initiate()),
        answer: { proposals: [] },
      },
      usageAnalytics: {
        send: (dispatch) => dispatch(usageAnalyticsApi.endpoints.usageAnalytics.initiate('week')),
        answer: usage,
      },
    },
    ['sampleAnalytics'],
  );
  expect(keepCalls('impact', calls)).toEqual([]);
});
