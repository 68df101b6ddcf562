import { paths } from '@harambee/domain';
import { forgetAll, readUserId } from '@harambee/platform';

/** An object, so that a test can replace it. */
export const browserWindow = { goTo: (address: string) => window.location.replace(address) };

/**
 * After a deletion: this browser stores nothing of the person anymore, the emptied storage signs other tabs
 * out, and a page that needs no account says goodbye. It does not use the router, so that the memory of the
 * document is discarded, too.
 */
export async function leaveForGood(): Promise<void> {
  const userId = readUserId();
  if (userId !== null) await forgetAll(userId);
  localStorage.clear();
  sessionStorage.clear();
  browserWindow.goTo(paths.goodbye);
}
