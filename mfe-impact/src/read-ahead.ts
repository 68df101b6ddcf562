import {
  defaultLeaderboardCategory,
  defaultLeaderboardPeriod,
  defaultReportPeriod,
  defaultUsagePeriod,
} from '@harambee/domain';
import { impactSummaryApi, proposalReadsApi, type ReadAhead, readAheadOptions } from '@harambee/platform';
import { impactApi } from './api/impact.api.ts';
import { usageAnalyticsApi } from './api/usage-analytics.api.ts';

/** The first reads of the pages. */
export const readAhead: ReadAhead = async (dispatch) => {
  const { getBadges, getLeaderboard, getImpactReport } = impactApi.endpoints;
  const usual = { period: defaultLeaderboardPeriod, category: defaultLeaderboardCategory };
  await dispatch(impactSummaryApi.endpoints.getImpactSummary.initiate(undefined, readAheadOptions));
  await dispatch(getBadges.initiate(undefined, readAheadOptions));
  await dispatch(proposalReadsApi.endpoints.getProposalStats.initiate(undefined, readAheadOptions));
  await dispatch(getLeaderboard.initiate(usual, readAheadOptions));
  await dispatch(getImpactReport.initiate(defaultReportPeriod, readAheadOptions));
  await dispatch(
    usageAnalyticsApi.endpoints.getUsageAnalytics.initiate(defaultUsagePeriod, readAheadOptions),
  );
};
