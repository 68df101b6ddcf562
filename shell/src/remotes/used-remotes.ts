import { isRemembered, readsCacheOf, readUserId } from '@harambee/platform';

const markOf = (remote: string): string => `/used-remotes/${remote}`;

/** This person has opened a page of this remote. Stored and removed together with the cached answers. */
export function noteUsed(remote: string): void {
  const userId = readUserId();
  if (userId === null || !isRemembered() || !('caches' in globalThis)) return;
  caches
    .open(readsCacheOf(userId))
    .then((cache) => cache.put(markOf(remote), new Response('')))
    // It only means that nothing of it is read ahead.
    .catch(() => {});
}

export const isUsed = async (cacheName: string, remote: string): Promise<boolean> =>
  (await caches.match(markOf(remote), { cacheName })) !== undefined;
