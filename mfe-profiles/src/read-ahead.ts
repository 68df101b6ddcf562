import { ownProfileApi, type ReadAhead, readAheadOptions } from '@harambee/platform';
import { profilesApi } from './api/profiles.api.ts';

/** The own profile, its figures, and its public page. */
export const readAhead: ReadAhead = async (dispatch, { tenantId }) => {
  const { getProfileFigures, getPublicProfile } = profilesApi.endpoints;
  const { data: profile } = await dispatch(
    ownProfileApi.endpoints.getOwnProfile.initiate(tenantId, readAheadOptions),
  );
  await dispatch(getProfileFigures.initiate(undefined, readAheadOptions));
  if (profile?.isActive) await dispatch(getPublicProfile.initiate(profile.id, readAheadOptions));
};
