import { keptOnly, type ReadAhead } from '@harambee/platform';
import { shellApi } from '../api/shell.api.ts';
import { notificationsApi } from '../notifications/notifications.api.ts';
import { peopleApi } from '../people/people.api.ts';
import { profileApi } from '../profile/profile.api.ts';

/** What the pages of the shell begin with; who is signed in comes first, for without that no page opens. */
export const readOwnAhead: ReadAhead = async (dispatch, { userId }) => {
  const { shellStats, shellImpactSummary, shellActivity, shellOpenProposals, shellSessions } =
    shellApi.endpoints;
  const { shellUnread, shellInbox } = notificationsApi.endpoints;
  await dispatch(profileApi.endpoints.shellUser.initiate(undefined, keptOnly));
  await dispatch(shellStats.initiate(undefined, keptOnly));
  await dispatch(shellImpactSummary.initiate(undefined, keptOnly));
  await dispatch(shellActivity.initiate(undefined, keptOnly));
  await dispatch(shellOpenProposals.initiate(undefined, keptOnly));
  await dispatch(shellUnread.initiate(userId, keptOnly));
  await dispatch(shellInbox.initiate({ userId, filter: 'all' }, keptOnly));
  await dispatch(shellSessions.initiate(undefined, keptOnly));
  await dispatch(peopleApi.endpoints.shellMembers.initiate(undefined, keptOnly));
};
