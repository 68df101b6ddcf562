import {
  defaultLeaderboardCategory,
  defaultLeaderboardPeriod,
  defaultReportPeriod,
  defaultUsagePeriod,
} from '@harambee/domain';
import { keptOnly, type ReadAhead } from '@harambee/platform';
import { impactApi } from './api/impact.api.ts';
import { usageAnalyticsApi } from './api/usage-analytics.api.ts';

/** What the pages begin with. */
export const readAhead: ReadAhead = async (dispatch) => {
  const { impactSummary, impactBadges, impactLeaderboard, impactReport, impactStats } = impactApi.endpoints;
  const usual = { period: defaultLeaderboardPeriod, category: defaultLeaderboardCategory };
  await dispatch(impactSummary.initiate(undefined, keptOnly));
  await dispatch(impactBadges.initiate(undefined, keptOnly));
  await dispatch(impactStats.initiate(undefined, keptOnly));
  await dispatch(impactLeaderboard.initiate(usual, keptOnly));
  await dispatch(impactReport.initiate(defaultReportPeriod, keptOnly));
  await dispatch(usageAnalyticsApi.endpoints.usageAnalytics.initiate(defaultUsagePeriod, keptOnly));
};
