import { readTenantId, useUser } from '@harambee/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetOwnProfileQuery } from './api/profiles.api.ts';

/** The profile of the signed-in person's organisation; never another one's (reading A-05). */
export function useOwnProfile() {
  const tenantId = useUser().tenantId || readTenantId() || skipToken;
  return useGetOwnProfileQuery(tenantId, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
}
