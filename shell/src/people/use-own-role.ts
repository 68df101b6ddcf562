import { onLiveMessage, useAuth } from '@harambee/platform';
import { useEffect } from 'react';

/** Another role that an owner gave this person takes effect in this page right away (TEAM-10). */
export function useOwnRole(): void {
  const { user, updateUser } = useAuth();
  useEffect(
    () =>
      onLiveMessage('role', ({ role }) => {
        if (user && user.role !== role) updateUser({ ...user, role });
      }),
    [user, updateUser],
  );
}
