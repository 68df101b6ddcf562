import { keptOnly, type ReadAhead } from '@harambee/platform';
import { profilesApi } from './api/profiles.api.ts';

/** The own profile, its figures, and what everybody sees of it. */
export const readAhead: ReadAhead = async (dispatch, { tenantId }) => {
  const { getOwnProfile, getProfileFigures, getPublicProfile } = profilesApi.endpoints;
  const { data: profile } = await dispatch(getOwnProfile.initiate(tenantId, keptOnly));
  await dispatch(getProfileFigures.initiate(undefined, keptOnly));
  if (profile?.isActive) await dispatch(getPublicProfile.initiate(profile.id, keptOnly));
};
