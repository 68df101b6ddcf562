import {
  impactSummaryApi,
  keptOnly,
  meApi,
  proposalReadsApi,
  type ReadAhead,
  recentlyUpdated,
} from '@harambee/platform';
import { shellApi } from '../api/shell.api.ts';
import { notificationsApi } from '../notifications/notifications.api.ts';
import { peopleApi } from '../people/people.api.ts';

/** What the pages of the shell begin with; who is signed in comes first, for without that no page opens. */
export const readOwnAhead: ReadAhead = async (dispatch, { userId }) => {
  const { getProposalStats, getProposalCards } = proposalReadsApi.endpoints;
  const { getUnreadNotifications, getNotifications } = notificationsApi.endpoints;
  await dispatch(meApi.endpoints.getMe.initiate(undefined, keptOnly));
  await dispatch(getProposalStats.initiate(undefined, keptOnly));
  await dispatch(impactSummaryApi.endpoints.getImpactSummary.initiate(undefined, keptOnly));
  await dispatch(getProposalCards.initiate(recentlyUpdated, keptOnly));
  await dispatch(getUnreadNotifications.initiate(userId, keptOnly));
  await dispatch(getNotifications.initiate({ userId, filter: 'all' }, keptOnly));
  await dispatch(shellApi.endpoints.getSessions.initiate(undefined, keptOnly));
  await dispatch(peopleApi.endpoints.getMembers.initiate(undefined, keptOnly));
};
