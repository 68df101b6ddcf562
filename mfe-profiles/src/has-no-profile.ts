import type { RemoteCommand } from '@harambee/platform';
import { profilesApi } from './api/profiles.api.ts';

/** One organization has one profile: a new one is offered only before that. */
export const hasNoProfile: NonNullable<RemoteCommand['isOffered']> = async (dispatch, { tenantId }) => {
  const own = profilesApi.endpoints.getOwnProfile.initiate(tenantId, { subscribe: false });
  return !(await dispatch(own).unwrap());
};
