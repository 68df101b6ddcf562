import type { Notification as Note } from '@harambee/domain/schemas';

type Permission = 'granted' | 'denied' | 'default' | 'unsupported';

/** The browser's permission for device notifications from this site. */
export const devicePermission = (): Permission =>
  'Notification' in window ? Notification.permission : 'unsupported';

/** Asks the person for permission, if the browser has not asked before. */
export const askDevicePermission = async (): Promise<Permission> =>
  'Notification' in window ? Notification.requestPermission() : 'unsupported';

/** Shows a device notification while nobody looks at this page. People who look at it see the bell. */
export function showOnDevice({ id, title, message }: Note): void {
  if (document.visibilityState !== 'hidden' || devicePermission() !== 'granted') return;
  try {
    // One device notification for each notification, even with several tabs open.
    const notice = new Notification(title, { body: message, tag: id, icon: '/icon-192.png' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones accept device notifications only from service workers: there the bell has to do.
  }
}
