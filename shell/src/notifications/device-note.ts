import type { Notification as Note } from '@harambee/domain/schemas';

type Permission = 'granted' | 'denied' | 'default' | 'unsupported';

/** What the browser says about notices of this site on the device. */
export const devicePermission = (): Permission =>
  'Notification' in window ? Notification.permission : 'unsupported';

/** Asks the person, if the browser has not asked before. */
export const askDevicePermission = async (): Promise<Permission> =>
  'Notification' in window ? Notification.requestPermission() : 'unsupported';

/** A notice of the device, while nobody looks at this page; who looks sees the bell. */
export function showOnDevice({ id, title, message }: Note): void {
  if (document.visibilityState !== 'hidden' || devicePermission() !== 'granted') return;
  try {
    // One notice for one notification, however many tabs are open.
    const notice = new Notification(title, { body: message, tag: id, icon: '/icon-192.png' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones know notices of service workers only: there the bell has to do.
  }
}
