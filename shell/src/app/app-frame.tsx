import { useAnnouncement } from '@harambee/platform';
import { LiveRegion } from '@harambee/ui';
import { RouterNavigation } from '@harambee/ui/app';
import { Outlet, ScrollRestoration } from 'react-router';
import { ToastArea } from '../snackbars/toast-area.tsx';

/**
 * Everything that exists once, whatever the page: links for `@harambee/ui`, toasts, snackbars, announcements,
 * scroll positions.
 */
export function AppFrame() {
  const { text, turn } = useAnnouncement();
  return (
    <RouterNavigation>
      <Outlet />
      <ScrollRestoration />
      <ToastArea />
      <LiveRegion>{text && <span key={turn}>{text}</span>}</LiveRegion>
    </RouterNavigation>
  );
}
