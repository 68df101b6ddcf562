import { paths } from '@harambee/domain';
import { clearCachedReads, readUserId } from '@harambee/platform';

/** An object, so that a test can stand in for the browser. */
export const browserWindow = { goTo: (address: string) => window.location.replace(address) };

/**
 * After a deletion: nothing of the person stays in this browser, other tabs are signed out by the emptied storage, and a
 * page that needs no account says goodbye. Not by the router: what is in memory goes with the document.
 */
export async function leaveForGood(): Promise<void> {
  const userId = readUserId();
  if (userId !== null) await clearCachedReads(userId);
  localStorage.clear();
  sessionStorage.clear();
  browserWindow.goTo(paths.goodbye);
}
