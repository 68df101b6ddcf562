import { pageWithRemotes } from '@harambee/domain';
import { contractVersion, type RemoteEntry } from '@harambee/platform/remote-module';
import { cachedRemotes, noteSeen } from './cached-pages.ts';
import { pageFile, shell } from './shell-files.ts';

/** Milliseconds; after them a page opens with the versions that are here. */
const patience = 3_000;

/** The versions this visitor gets now; undefined without a network, or with one that is as good as none. */
async function freshRemotes(): Promise<RemoteEntry[] | undefined> {
  try {
    const answer = await fetch('/remotes.json?page', {
      cache: 'no-cache',
      signal: AbortSignal.timeout(patience),
    });
    if (!answer.ok) return undefined;
    const { remotes } = (await answer.json()) as { remotes: RemoteEntry[] };
    await noteSeen(remotes);
    return remotes;
  } catch {
    return undefined;
  }
}

/**
 * A page is always this worker's shell and one list of remotes: the newest that can be had, or the last one of which
 * everything is here. So it never mixes two versions, whatever is deployed meanwhile.
 */
export async function openPage(request: Request): Promise<Response> {
  const remotes = (await freshRemotes()) ?? (await cachedRemotes());
  const page = await shell.matchPrecache(pageFile);
  // A remote made for a newer shell than this one: that shell is on the server.
  const isOurs = remotes?.every(({ contract }) => contract === contractVersion);
  if (!page || !remotes || !isOurs) return fetch(request);
  const headers = new Headers(page.headers);
  for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified']) headers.delete(name);
  headers.set('cache-control', 'no-store');
  return new Response(pageWithRemotes(await page.text(), JSON.stringify({ remotes })), { headers });
}
