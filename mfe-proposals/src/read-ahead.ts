import { defaultAnalyticsPeriod } from '@harambee/domain';
import { keptOnly, type ReadAhead } from '@harambee/platform';
import { proposalAnalyticsApi } from './api/proposal-analytics.api.ts';
import { proposalsApi } from './api/proposals.api.ts';

/** Proposals somebody may want to go on with where there is no network. */
const most = 10;

/** What the pages begin with, and the proposals that were worked on last. */
export const readAhead: ReadAhead = async (dispatch) => {
  const { getOpenProposals, getRecentProposals, getProposalStats, getProposal } = proposalsApi.endpoints;
  const { data: open = [] } = await dispatch(getOpenProposals.initiate(undefined, keptOnly));
  await dispatch(getRecentProposals.initiate(undefined, keptOnly));
  await dispatch(getProposalStats.initiate(undefined, keptOnly));
  await dispatch(
    proposalAnalyticsApi.endpoints.getProposalAnalytics.initiate(defaultAnalyticsPeriod, keptOnly),
  );
  for (const { id } of open.slice(0, most)) await dispatch(getProposal.initiate(id, keptOnly));
};
