import { ownProfileApi, type RemoteCommand } from '@harambee/platform';

/** An organization has one profile: a new one is offered only before that. */
export const hasNoProfile: NonNullable<RemoteCommand['isOffered']> = async (dispatch, { tenantId }) => {
  const own = ownProfileApi.endpoints.getOwnProfile.initiate(tenantId, { subscribe: false });
  return !(await dispatch(own).unwrap());
};
