import {
  impactSummaryApi,
  meApi,
  membersApi,
  proposalReadsApi,
  type ReadAhead,
  readAheadOptions,
  recentlyUpdated,
} from '@harambee/platform';
import { shellApi } from '../api/shell.api.ts';
import { notificationsApi } from '../notifications/notifications.api.ts';
import { organizationsApi } from '../organizations/organizations.api.ts';

/** The first reads of the shell's pages. The signed-in person comes first, because no page opens without it. */
export const readOwnAhead: ReadAhead = async (dispatch, { userId }) => {
  const { getProposalStats, getProposalCards } = proposalReadsApi.endpoints;
  const { getUnreadNotifications, getNotifications } = notificationsApi.endpoints;
  await dispatch(meApi.endpoints.getMe.initiate(undefined, readAheadOptions));
  await dispatch(getProposalStats.initiate(undefined, readAheadOptions));
  await dispatch(impactSummaryApi.endpoints.getImpactSummary.initiate(undefined, readAheadOptions));
  await dispatch(getProposalCards.initiate(recentlyUpdated, readAheadOptions));
  await dispatch(getUnreadNotifications.initiate(userId, readAheadOptions));
  await dispatch(getNotifications.initiate({ userId, filter: 'all' }, readAheadOptions));
  await dispatch(shellApi.endpoints.getSessions.initiate(undefined, readAheadOptions));
  await dispatch(membersApi.endpoints.getMembers.initiate(undefined, readAheadOptions));
  await dispatch(organizationsApi.endpoints.getOrganizations.initiate(undefined, readAheadOptions));
};
