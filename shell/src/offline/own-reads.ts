import { can } from '@harambee/domain';
import {
  impactSummaryApi,
  meApi,
  membersApi,
  proposalReadsApi,
  type ReadAhead,
  readAheadOptions,
  recentlyUpdated,
} from '@harambee/platform';
import { actionRecordApi } from '../action-record/action-record.api.ts';
import { shellApi } from '../api/shell.api.ts';
import { notificationsApi } from '../notifications/notifications.api.ts';
import { organizationsApi } from '../organizations/organizations.api.ts';
import { peopleApi } from '../people/people.api.ts';

/** The first reads of the shell's pages. The signed-in person comes first, because no page opens without it. */
export const readOwnAhead: ReadAhead = async (dispatch, { userId }) => {
  const { getProposalStats, getProposalCards } = proposalReadsApi.endpoints;
  const { getUnreadNotifications, getNotifications } = notificationsApi.endpoints;
  const { data: me } = await dispatch(meApi.endpoints.getMe.initiate(undefined, readAheadOptions));
  await dispatch(getProposalStats.initiate(undefined, readAheadOptions));
  await dispatch(impactSummaryApi.endpoints.getImpactSummary.initiate(undefined, readAheadOptions));
  await dispatch(getProposalCards.initiate(recentlyUpdated, readAheadOptions));
  await dispatch(getUnreadNotifications.initiate(userId, readAheadOptions));
  await dispatch(getNotifications.initiate({ userId, filter: 'all' }, readAheadOptions));
  await dispatch(shellApi.endpoints.getSessions.initiate(undefined, readAheadOptions));
  await dispatch(membersApi.endpoints.getMembers.initiate(undefined, readAheadOptions));
  await dispatch(organizationsApi.endpoints.getOrganizations.initiate(undefined, readAheadOptions));
  if (me) await readTeamAhead(dispatch, me.role);
};

/** What /team and /team/record begin with, for those who may read it. */
async function readTeamAhead(dispatch: Parameters<ReadAhead>[0], role: string): Promise<void> {
  const { getInvitations, getTwoStepRequirement, getMemberSessions } = peopleApi.endpoints;
  if (can(role, 'people.manage')) {
    await dispatch(getInvitations.initiate(undefined, readAheadOptions));
    await dispatch(getTwoStepRequirement.initiate(undefined, readAheadOptions));
    await dispatch(getMemberSessions.initiate(undefined, readAheadOptions));
  }
  const { getActionPeople, getActions } = actionRecordApi.endpoints;
  if (can(role, 'actions.read')) {
    await dispatch(getActionPeople.initiate(undefined, readAheadOptions));
    await dispatch(getActions.initiate({}, readAheadOptions));
  }
}
