import type { RemoteEntry } from '@harambee/platform/remote-module';

declare const self: ServiceWorkerGlobalScope;

const prefix = 'remote ';
const address = /^\/remotes\/([a-z][a-z0-9-]*)\/([a-z0-9][a-z0-9.-]*)\//;

type Version = Pick<RemoteEntry, 'name' | 'entry' | 'integrity'>;

/** Each version has a cache of its own: `remote proposals 1f3a…`. */
function cacheOf(pathname: string): string | undefined {
  const [, name, version] = address.exec(pathname) ?? [];
  return name && version ? `${prefix}${name} ${version}` : undefined;
}

export const isRemoteFile = ({ url }: { url: URL }): boolean =>
  url.origin === self.location.origin && address.test(url.pathname);

/** Fonts of files that are made on the device: of two dozen, a text needs five. They are cached as they are used. */
const isWhenUsed = (path: string): boolean => path.endsWith('.woff');

/** Published files never change, so the cached copy is right; the page checks its integrity anyway. */
export async function remoteFile(url: URL, request: Request): Promise<Response> {
  const cacheName = cacheOf(url.pathname);
  // Requested again, because the cached copy did not work.
  if (request.cache === 'reload' || !cacheName) return fetch(request);
  const cached = await caches.match(url.pathname, { cacheName, ignoreVary: true });
  return (
    cached ?? (isWhenUsed(url.pathname) ? fetchAndStore(cacheName, url.pathname, request) : fetch(request))
  );
}

/** The cache of a version that no page runs goes with the next set. */
async function fetchAndStore(cacheName: string, path: string, request: Request): Promise<Response> {
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    await caches.open(cacheName).then((cache) => cache.put(path, copy));
  }
  return answer;
}

interface StartFile {
  files: Record<string, string>;
}

async function fetchWhole(path: string, integrity: string | undefined): Promise<Response> {
  const answer = await fetch(path, { integrity, priority: 'low' } as RequestInit);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** Fetches every file of a version. The start file is stored last: if it is cached, all the others are, too. */
export async function keepVersion({ entry, integrity }: Version): Promise<void> {
  const cacheName = cacheOf(entry);
  if (!cacheName) throw new Error(`${entry} is not the address of a remote`);
  const cache = await caches.open(cacheName);
  if (await cache.match(entry)) return;
  const start = await fetchWhole(entry, integrity);
  const { files } = (await start.clone().json()) as StartFile;
  const base = entry.slice(0, entry.lastIndexOf('/') + 1);
  for (const [file, its] of Object.entries(files)) {
    if (isWhenUsed(file)) continue;
    if (!(await cache.match(base + file))) await cache.put(base + file, await fetchWhole(base + file, its));
  }
  await cache.put(entry, start);
}

export async function forgetVersionsBut(remotes: readonly Version[]): Promise<void> {
  const wanted = new Set(remotes.map(({ entry }) => cacheOf(entry)));
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && !wanted.has(name)) await caches.delete(name);
  }
}
