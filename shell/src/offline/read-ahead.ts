import { type AppStore, isRemembered, readsCacheOf, readTenantId, readUserId } from '@harambee/platform';
import { whenIdle } from '../lib/when-idle.ts';
import type { Remotes } from '../remotes/remotes.ts';
import { isUsed } from '../remotes/used-remotes.ts';

/** Milliseconds between two rounds. */
const freshFor = 30 * 60_000;
/** Stored and removed together with the cached answers. */
const mark = '/read-ahead';

async function isFresh(cacheName: string): Promise<boolean> {
  const found = await caches.match(mark, { cacheName });
  return found !== undefined && Date.now() - Number(await found.text()) < freshFor;
}

/** Resolves when the service worker controls this page: on a first visit it starts after the page. */
async function whenControlled(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.ready;
  if (serviceWorker.controller) return;
  await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}

async function readAhead(dispatch: AppStore['dispatch'], remotes: Remotes): Promise<void> {
  await whenControlled();
  const [userId, tenantId] = [readUserId(), readTenantId()];
  // For people without "Remember me", nothing is cached on this computer.
  if (userId === null || tenantId === null || !isRemembered()) return;
  const cacheName = readsCacheOf(userId);
  if (await isFresh(cacheName)) return;
  const who = { userId, tenantId };
  const { readOwnAhead } = await import('./own-reads.ts');
  await readOwnAhead(dispatch, who);
  for (const entry of await remotes.entries()) {
    // What is loaded at the start is there anyway; anything else costs its files.
    const { atStart = true, readAhead: saysSo = false } = entry;
    if (!atStart && !saysSo && !(await isUsed(cacheName, entry.name))) continue;
    const module = await remotes.load(entry).catch(() => undefined);
    await module?.readAhead?.(dispatch, who).catch(() => {});
  }
  if (readUserId() !== userId) return;
  await (await caches.open(cacheName)).put(mark, new Response(String(Date.now())));
}

/** While the page is idle, fetches the first reads of the other pages, so that they open offline. */
export function startReadingAhead(dispatch: AppStore['dispatch'], remotes: Remotes): () => void {
  if (!navigator.serviceWorker) return () => {};
  return whenIdle(() => void readAhead(dispatch, remotes).catch(() => {}));
}
