import { storeSignIn } from './token-storage.ts';

type Tab = typeof import('../api/api-fetch.ts');

/** A tab has code of its own; the storage it shares with the others, and the browser's lock. */
function openTab(): Tab {
  let tab: Tab | undefined;
  jest.isolateModules(() => {
    require('../network/api-base.ts').setApiBase('http://api.test');
    tab = require('../api/api-fetch.ts');
  });
  return tab as Tab;
}

/** The browser's lock: one at a time, in turn. */
function shareLock() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => {
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  localStorage.clear();
});

test('twenty calls in each of two tabs meet an expired token: one refresh, nobody signed out', async () => {
  shareLock();
  storeSignIn({ accessToken: 'old', user: { id: 'u1', tenantId: 't1' } }, true);
  let refreshes = 0;
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input as RequestInfo, init);
    // The network takes its time, so that all of them are under way together.
    await new Promise((resolve) => setTimeout(resolve));
    if (request.url.endsWith('/api/auth/refresh')) {
      refreshes += 1;
      return Response.json({ accessToken: `new-${refreshes}` });
    }
    return new Response(null, {
      status: request.headers.get('authorization') === 'Bearer new-1' ? 200 : 401,
    });
  });
  const answers = await Promise.all(
    [openTab(), openTab()].flatMap((tab) =>
      Array.from({ length: 20 }, (_, n) => tab.apiFetch(new Request(`http://api.test/api/${n}`))),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200));
  expect(refreshes).toBe(1);
  expect(localStorage.getItem('auth_token')).toBe('new-1');
});

test('a server that never answers a refresh holds the other tab for a limited time only', async () => {
  shareLock();
  storeSignIn({ accessToken: 'old', user: { id: 'u1', tenantId: 't1' } }, true);
  const limit = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(limit.signal);
  let refreshes = 0;
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input as RequestInfo, init);
    if (request.url.endsWith('/api/auth/refresh')) {
      refreshes += 1;
      if (refreshes > 1) return Response.json({ accessToken: 'new' });
      return new Promise<Response>((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        limit.abort(new DOMException('Too slow', 'TimeoutError'));
      });
    }
    return new Response(null, { status: request.headers.get('authorization') === 'Bearer new' ? 200 : 401 });
  });
  const [first, second] = [openTab(), openTab()].map((tab) =>
    tab.apiFetch(new Request('http://api.test/api/1')),
  );
  expect((await first)?.status).toBe(401);
  expect((await second)?.status).toBe(200);
  expect(refreshes).toBe(2);
});
