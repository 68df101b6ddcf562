import type { Profile } from '@harambee/domain/schemas';
import { type AppStore, ownProfileApi, readTenantId, useUser } from '@harambee/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useStore } from 'react-redux';

/** What the organization says of itself; nothing while it has no profile, or none could be loaded. */
export type StatedProfile = Profile | null | undefined;

const { useQuery, initiate, select } = ownProfileApi.endpoints.getOwnProfile;
const useTenantId = (): string | null => useUser().tenantId || readTenantId();

/** The checks know the profile as the service does: who works there and how they are reached is no finding. */
export const useStatedProfile = (): StatedProfile => useQuery(useTenantId() ?? skipToken).currentData;

/** The same once, when it is asked for. Whoever has asked before is not kept waiting, also without a network. */
export function useReadStatedProfile(): () => Promise<StatedProfile> {
  const { dispatch, getState } = useStore() as AppStore;
  const tenantId = useTenantId();
  return async () => {
    if (tenantId === null) return undefined;
    const known = select(tenantId)(getState());
    return known.isUninitialized
      ? (await dispatch(initiate(tenantId, { subscribe: false }))).data
      : known.data;
  };
}
