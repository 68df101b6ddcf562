import { useAnnouncement } from '@harambee/platform';
import { LiveRegion } from '@harambee/ui';
import { useMemo } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { NavigationProvider } from '../lib/light-router.tsx';
import { Corner } from '../notices/corner.tsx';

/** What is there once, whatever the page: links for `@harambee/ui`, toasts and notices, announcements, scroll positions. */
export function AppFrame() {
  const location = useLocation();
  const navigate = useNavigate();
  const { text, turn } = useAnnouncement();
  const navigation = useMemo(
    () => ({ location, navigate: (to: string) => void navigate(to) }),
    [location, navigate],
  );
  return (
    <NavigationProvider value={navigation}>
      <Outlet />
      <ScrollRestoration />
      <Corner />
      <LiveRegion>{text && <span key={turn}>{text}</span>}</LiveRegion>
    </NavigationProvider>
  );
}
