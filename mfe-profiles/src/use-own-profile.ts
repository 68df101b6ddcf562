import { readProfile } from '@harambee/domain';
import { readTenantId, useEntriesOf, useGetOwnProfileQuery, useUser, withQueued } from '@harambee/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { isProfileEntry } from './outbox.ts';

/**
 * The profile of the signed-in person's organization, never another one's (PROF-16). Queued changes are shown
 * as if they had been sent; `saved` is the server's version, `entry` the newest change in the outbox.
 */
export function useOwnProfile() {
  const tenantId = useUser().tenantId || readTenantId() || skipToken;
  const query = useGetOwnProfileQuery(tenantId, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const { data: saved } = query;
  const entries = useEntriesOf(saved?.id);
  const data = useMemo(() => {
    const shown = saved && withQueued(saved, entries);
    return shown === saved ? saved : readProfile(shown);
  }, [saved, entries]);
  return { ...query, data, saved, entry: entries.findLast(isProfileEntry) };
}
