import { onLiveMessage, useAuth } from '@harambee/platform';
import { useEffect } from 'react';

/** A new name that an owner gave elsewhere appears in this page right away. */
export function useOrganizationName(): void {
  const { user, updateUser } = useAuth();
  useEffect(
    () =>
      onLiveMessage('organization', ({ name }) => {
        if (user && user.tenantName !== name) updateUser({ ...user, tenantName: name });
      }),
    [user, updateUser],
  );
}
