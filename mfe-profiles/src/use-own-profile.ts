import { type OutboxEntry, readProfile } from '@harambee/domain';
import type { Profile } from '@harambee/domain/schemas';
import {
  readTenantId,
  useEntriesOf,
  useGetOwnProfileQuery,
  useOutbox,
  useUser,
  withQueued,
} from '@harambee/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { isNewProfileEntry, isProfileEntry, type NewProfileEntry } from './outbox.ts';

/** A profile that only this device has, with what was changed in it since; its id is that of its entry. */
export function profileOfEntry(
  { id, tenantId, timestamp, data }: NewProfileEntry,
  later: readonly OutboxEntry[],
): Profile {
  const bodies = later.filter(isProfileEntry).map(({ data: { body } }) => body);
  const times = { createdAt: timestamp, updatedAt: timestamp };
  return readProfile({ ...Object.assign({}, data.body, ...bodies), ...times, id, tenantId });
}

/** The profile of this organization that waits on this device, and its entry; undefined without one. */
function useNewProfile(tenantId: string | typeof skipToken) {
  const creation = useOutbox()
    .filter(isNewProfileEntry)
    .findLast((entry) => entry.tenantId === tenantId);
  const later = useEntriesOf(creation?.id);
  return useMemo(() => creation && { creation, profile: profileOfEntry(creation, later) }, [creation, later]);
}

/**
 * The profile of the signed-in person's organization, never another one's (PROF-16). Queued changes are shown
 * as if they had been sent; `saved` is the server's version, `entry` the newest change in the outbox. `creation` is
 * present while only this device has the profile (OFFLINE-18).
 */
export function useOwnProfile() {
  const tenantId = useUser().tenantId || readTenantId() || skipToken;
  const query = useGetOwnProfileQuery(tenantId, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const { data: saved } = query;
  const entries = useEntriesOf(saved?.id);
  const shown = useMemo(() => {
    const overlaid = saved && withQueued(saved, entries);
    return overlaid === saved ? saved : readProfile(overlaid);
  }, [saved, entries]);
  const own = useNewProfile(tenantId);
  if (own && !saved) {
    const { creation, profile } = own;
    // It is there, whatever the server says or does not say.
    const known = { isLoading: false, isError: false, error: undefined, isUninitialized: false };
    return { ...query, ...known, data: profile, saved, entry: undefined, creation };
  }
  return { ...query, data: shown, saved, entry: entries.findLast(isProfileEntry), creation: undefined };
}
