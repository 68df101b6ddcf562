import { type OfflineAction, readProfile } from '@harambee/domain';
import { readTenantId, useGetOwnProfileQuery, useUnsentOf, useUser, withUnsent } from '@harambee/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';

export type UnsentProfile = Extract<OfflineAction, { action: 'profile-update' }>;

const isProfile = (action: OfflineAction): action is UnsentProfile => action.action === 'profile-update';

/**
 * The profile of the signed-in person's organization; never another one's (PROF-16). What waits to be sent is shown as
 * if it had been; `saved` is what the server has, `unsent` the newest change it has not.
 */
export function useOwnProfile() {
  const tenantId = useUser().tenantId || readTenantId() || skipToken;
  const query = useGetOwnProfileQuery(tenantId, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const { data: saved } = query;
  const actions = useUnsentOf(saved?.id);
  const data = useMemo(() => {
    const shown = saved && withUnsent(saved, actions);
    return shown === saved ? saved : readProfile(shown);
  }, [saved, actions]);
  return { ...query, data, saved, unsent: actions.findLast(isProfile) };
}
