import {
  defaultLeaderboardCategory,
  defaultLeaderboardPeriod,
  defaultReportPeriod,
  defaultUsagePeriod,
} from '@harambee/domain';
import { impactSummaryApi, keptOnly, proposalReadsApi, type ReadAhead } from '@harambee/platform';
import { impactApi } from './api/impact.api.ts';
import { usageAnalyticsApi } from './api/usage-analytics.api.ts';

/** What the pages begin with. */
export const readAhead: ReadAhead = async (dispatch) => {
  const { getBadges, getLeaderboard, getImpactReport } = impactApi.endpoints;
  const usual = { period: defaultLeaderboardPeriod, category: defaultLeaderboardCategory };
  await dispatch(impactSummaryApi.endpoints.getImpactSummary.initiate(undefined, keptOnly));
  await dispatch(getBadges.initiate(undefined, keptOnly));
  await dispatch(proposalReadsApi.endpoints.getProposalStats.initiate(undefined, keptOnly));
  await dispatch(getLeaderboard.initiate(usual, keptOnly));
  await dispatch(getImpactReport.initiate(defaultReportPeriod, keptOnly));
  await dispatch(usageAnalyticsApi.endpoints.getUsageAnalytics.initiate(defaultUsagePeriod, keptOnly));
};
