import type { CDPSession } from '@playwright/test';

/** Times in milliseconds since the request of the document. */
export interface PageRequest {
  url: string;
  start: number;
  /** When its first bytes came. */
  answered?: number;
  end?: number;
  status?: number;
  isScript: boolean;
  /** As they came through the line. */
  bytes: number;
}

export interface WatchedRequests {
  all(): PageRequest[];
  /** Resolves when nothing but streams has been under way for so many milliseconds, or when time is up. */
  quiet(ms: number, atMost: number): Promise<void>;
}

const scriptType = /javascript|ecmascript/;
const isStream = (url: string) => url.includes('/stream');

/** Follows all requests of a page, from before its navigation. */
export async function watchRequests(devtools: CDPSession): Promise<WatchedRequests> {
  await devtools.send('Network.enable');
  const requests = new Map<string, PageRequest>();
  const open = new Set<string>();
  let began: number | undefined;
  let last = Date.now();
  const since = (timestamp: number) => (timestamp - (began ?? timestamp)) * 1_000;
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (/^(data|blob):/.test(request.url)) return;
    began ??= timestamp;
    last = Date.now();
    requests.set(requestId, {
      url: request.url,
      start: since(timestamp),
      isScript: type === 'Script',
      bytes: 0,
    });
    if (!isStream(request.url)) open.add(requestId);
  });
  devtools.on('Network.responseReceived', ({ requestId, response, timestamp, type }) => {
    const request = requests.get(requestId);
    if (!request) return;
    request.status = response.status;
    request.isScript ||= scriptType.test(response.mimeType);
    request.answered = since(timestamp);
    if (type === 'EventSource' || response.mimeType === 'text/event-stream') open.delete(requestId);
  });
  const ended = (requestId: string, timestamp: number, bytes: number) => {
    open.delete(requestId);
    last = Date.now();
    const request = requests.get(requestId);
    if (request) Object.assign(request, { end: since(timestamp), bytes });
  };
  devtools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    ended(requestId, timestamp, encodedDataLength),
  );
  // A preloaded file that is used is no second request.
  devtools.on('Network.requestServedFromCache', ({ requestId }) => {
    requests.delete(requestId);
    open.delete(requestId);
  });
  devtools.on('Network.loadingFailed', ({ requestId, timestamp }) => ended(requestId, timestamp, 0));
  return {
    all: () => [...requests.values()],
    async quiet(ms, atMost) {
      const until = Date.now() + atMost;
      while (Date.now() < until && (open.size > 0 || Date.now() - last < ms)) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}
