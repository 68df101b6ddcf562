import { ownProfileApi, type RemoteCommand, readOwnEntries } from '@harambee/platform';
import { isNewProfileEntry } from './outbox.ts';

/** An organization has one profile: a new one is offered only before that. */
export const hasNoProfile: NonNullable<RemoteCommand['isOffered']> = async (
  dispatch,
  { userId, tenantId },
) => {
  const isWritten = readOwnEntries(userId).some(
    (entry) => isNewProfileEntry(entry) && entry.tenantId === tenantId,
  );
  if (isWritten) return false;
  const own = ownProfileApi.endpoints.getOwnProfile.initiate(tenantId, { subscribe: false });
  return !(await dispatch(own).unwrap());
};
