import type { RemoteEntry } from '@harambee/platform/remote-module';
import { forgetVersionsBut, keepVersion } from './cached-remotes.ts';

declare const self: ServiceWorkerGlobalScope;

// Lists of remotes, cached as small responses: `complete` is the newest one whose files are all cached, `seen`
// the newest one of all, and there is one for each open page.
const cacheName = 'pages';
const complete = '/complete';
const seen = '/seen';
const open = '/open/';

type Remotes = readonly RemoteEntry[];

async function read(key: string): Promise<RemoteEntry[] | undefined> {
  const kept = await caches.match(key, { cacheName });
  return kept && ((await kept.json()) as RemoteEntry[]);
}

const write = async (key: string, remotes: Remotes): Promise<void> =>
  (await caches.open(cacheName)).put(key, Response.json(remotes));

export const noteSeen = (remotes: Remotes): Promise<void> => write(seen, remotes);

/** The list for a page that opens offline. An incomplete set is better than no page. */
export const cachedRemotes = async (): Promise<RemoteEntry[] | undefined> =>
  (await read(complete)) ?? (await read(seen));

/** Pages request several at a time; sets are completed one after the other. */
let work: Promise<void> = Promise.resolve();

/** Fetches everything of the versions of a page. Only a complete set is used to start pages. */
export function keepPage(pageId: string, remotes: Remotes): Promise<void> {
  work = work.then(() => keep(pageId, remotes)).catch(() => {});
  return work;
}

async function keep(pageId: string, remotes: Remotes): Promise<void> {
  await write(open + pageId, remotes);
  for (const { name, entry, integrity } of remotes) await keepVersion({ name, entry, integrity });
  await write(complete, remotes);
  await forgetUnused();
}

/** Removes versions that no page runs and no page will start with. */
async function forgetUnused(): Promise<void> {
  const cache = await caches.open(cacheName);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const ids = new Set(pages.map(({ id }) => id));
  const inUse: RemoteEntry[] = [];
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith(open) && !ids.has(pathname.slice(open.length))) await cache.delete(pathname);
    else inUse.push(...((await read(pathname)) ?? []));
  }
  await forgetVersionsBut(inUse);
}
