import { type AppStore, isRemembered, readsCacheOf, readTenantId, readUserId } from '@harambee/platform';
import { whenIdle } from '../lib/when-idle.ts';
import type { Remotes } from '../remotes/remotes.ts';

/** Milliseconds; sooner than that nothing is read ahead again. */
const freshFor = 30 * 60_000;
/** Lies beside the answers it speaks of, and goes with them. */
const mark = '/read-ahead';

async function isFresh(cacheName: string): Promise<boolean> {
  const found = await caches.match(mark, { cacheName });
  return found !== undefined && Date.now() - Number(await found.text()) < freshFor;
}

/** Settles when the service worker answers for this page: on a first visit it arrives after the page. */
async function whenControlled(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.ready;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

async function readAhead(dispatch: AppStore['dispatch'], remotes: Remotes): Promise<void> {
  await whenControlled();
  const [userId, tenantId] = [readUserId(), readTenantId()];
  // Who does not want to be remembered on this computer has nothing kept on it.
  if (userId === null || tenantId === null || !isRemembered()) return;
  const cacheName = readsCacheOf(userId);
  if (await isFresh(cacheName)) return;
  const who = { userId, tenantId };
  const { readOwnAhead } = await import('./own-reads.ts');
  await readOwnAhead(dispatch, who);
  for (const entry of await remotes.entries()) {
    const module = await remotes.load(entry).catch(() => undefined);
    await module?.readAhead?.(dispatch, who).catch(() => {});
  }
  if (readUserId() !== userId) return;
  await (await caches.open(cacheName)).put(mark, new Response(String(Date.now())));
}

/** While the page rests, what the other pages begin with is read, for the time when there is no network. */
export function startReadingAhead(dispatch: AppStore['dispatch'], remotes: Remotes): () => void {
  if (!navigator.serviceWorker) return () => {};
  return whenIdle(() => void readAhead(dispatch, remotes).catch(() => {}));
}
