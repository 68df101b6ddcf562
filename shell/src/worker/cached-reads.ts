import {
  cachedAnswerHeader,
  everybody,
  readsCacheOf,
  workerMessages,
} from '@harambee/platform/worker-messages';
import { readerOf } from './reader.ts';

declare const self: ServiceWorkerGlobalScope;

/** Answers for one person; the least recently read ones are deleted. */
const most = 400;

/** What guests read stays on no computer (GUEST-10). */
const isOfGuests = ({ pathname }: URL): boolean => /^\/api\/proposals\/guest(\/|$)/.test(pathname);

export const isRead = ({ url, request }: { url: URL; request: Request }): boolean =>
  url.origin === self.location.origin &&
  url.pathname.startsWith('/api/') &&
  !isOfGuests(url) &&
  !(request.headers.get('accept') ?? '').includes('text/event-stream');

// A counter, because browsers round their clocks.
/** How often somebody has signed out: answers to requests from before the last sign-out are not cached. */
const signOuts = new Map<string, number>();
const signOutsOf = (reader: string): number => signOuts.get(reader) ?? 0;
/** Pages that have shown cached answers since the server last responded. */
const behind = new Set<string>();

const isKeepable = (answer: Response): boolean =>
  answer.status === 200 &&
  (answer.headers.get('content-type') ?? '').includes('application/json') &&
  !answer.headers.has('content-disposition');

const cachedFor = (reader: string, { url }: Request): Promise<Response | undefined> =>
  caches.match(url, { cacheName: readsCacheOf(reader), ignoreVary: true });

/**
 * Asks the server whether what this person has is still so: then only the headers cross the line (OFFLINE-27). The
 * browser's own cache is not used for that, because no script can empty it at sign-out (ADR 33).
 */
function conditional(request: Request, kept: Response | undefined): Request {
  const tag = kept?.headers.get('etag');
  if (!tag) return request;
  const headers = new Headers(request.headers);
  headers.set('if-none-match', tag);
  return new Request(request, { headers });
}

/** Fetches from the server; if it does not respond, from the cache of this person. */
export async function answerRead(request: Request, event: FetchEvent): Promise<Response> {
  const reader = readerOf(request);
  if (reader === undefined) return fetch(request);
  const askedAfter = signOutsOf(reader);
  // `no-store`: this person wants to leave nothing on this computer.
  const leavesNothing = request.cache === 'no-store';
  const before = leavesNothing ? undefined : await cachedFor(reader, request);
  try {
    const fetched = await fetch(conditional(request, before));
    const answer = fetched.status === 304 && before ? before : fetched;
    event.waitUntil(notifyStalePages());
    if (!leavesNothing && isKeepable(answer)) {
      event.waitUntil(keep(reader, request.url, answer.clone(), askedAfter));
    }
    return answer;
  } catch (error) {
    const kept = before ?? (await cachedFor(reader, request));
    if (!kept) throw error;
    behind.add(event.clientId);
    const headers = new Headers(kept.headers);
    headers.set(cachedAnswerHeader, 'yes');
    return new Response(kept.body, { headers });
  }
}

// Keyed by the address alone, because the request would store the token in the cache.
async function keep(reader: string, url: string, answer: Response, askedAfter: number): Promise<void> {
  if (signOutsOf(reader) !== askedAfter) return;
  const cache = await caches.open(readsCacheOf(reader));
  await cache.put(url, answer);
  const keys = await cache.keys();
  for (const oldest of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(oldest);
}

export async function forgetReads(reader: string): Promise<void> {
  for (const one of [reader, everybody]) {
    signOuts.set(one, signOutsOf(one) + 1);
    await caches.delete(readsCacheOf(one));
  }
}

/** The server responds again: pages that show cached answers should fetch again. */
async function notifyStalePages(): Promise<void> {
  const ids = [...behind];
  behind.clear();
  for (const id of ids) {
    const page = await self.clients.get(id);
    page?.postMessage({ type: workerMessages.cacheUpdated });
  }
}
