import { dismissToast, useAnnouncement, useToasts } from '@harambee/platform';
import { LiveRegion, ToastHost } from '@harambee/ui';
import { useMemo } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { NavigationProvider } from '../gate/light-router.tsx';

/** What is there once, whatever the page: links for `@harambee/ui`, toasts, announcements, scroll positions. */
export function AppFrame() {
  const location = useLocation();
  const navigate = useNavigate();
  const toasts = useToasts();
  const { text, turn } = useAnnouncement();
  const navigation = useMemo(
    () => ({ location, navigate: (to: string) => void navigate(to) }),
    [location, navigate],
  );
  return (
    <NavigationProvider value={navigation}>
      <Outlet />
      <ScrollRestoration />
      <ToastHost toasts={toasts} onClose={(id) => dismissToast(Number(id))} />
      <LiveRegion>{text && <span key={turn}>{text}</span>}</LiveRegion>
    </NavigationProvider>
  );
}
