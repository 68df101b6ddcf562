import { pageWithRemotes } from '@harambee/domain';
import { contractVersion, type RemoteEntry } from '@harambee/platform/remote-module';
import { cachedRemotes, noteSeen } from './cached-pages.ts';
import { documentOf, shell } from './shell-files.ts';

/** Milliseconds after which a page opens with the cached versions. */
const timeoutMs = 3_000;

/** What the gateway writes into a page, too. */
interface PageList {
  remotes: RemoteEntry[];
  /** Only of a demo. */
  demoAccount?: string;
}

/** The versions this visitor gets now; undefined if offline or nearly so. */
async function freshList(): Promise<PageList | undefined> {
  try {
    const answer = await fetch('/remotes.json?page', {
      cache: 'no-cache',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) return undefined;
    const list = (await answer.json()) as PageList;
    await noteSeen(list.remotes);
    return list;
  } catch {
    return undefined;
  }
}

/**
 * A page always combines this worker's shell with one list of remotes: the newest available one, or the last
 * complete one. So it never mixes two versions, whatever is deployed meanwhile.
 */
export async function openPage(request: Request): Promise<Response> {
  const fresh = await freshList();
  const remotes = fresh?.remotes ?? (await cachedRemotes());
  const page = await shell.matchPrecache(documentOf(new URL(request.url).pathname));
  // A remote built for a newer shell than this one: that shell is on the server.
  const isOurs = remotes?.every(({ contract }) => contract === contractVersion);
  if (!page || !remotes || !isOurs) return fetch(request);
  const headers = new Headers(page.headers);
  for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified']) headers.delete(name);
  headers.set('cache-control', 'no-store');
  return new Response(pageWithRemotes(await page.text(), JSON.stringify({ ...fresh, remotes })), { headers });
}
