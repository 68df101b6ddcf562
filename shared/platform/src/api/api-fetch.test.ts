import { setApiBase } from '../network/api-base.ts';
import { onSessionEnded } from '../session/refresh.ts';
import { readToken, storeSignIn } from '../session/token-storage.ts';
import { apiFetch } from './api-fetch.ts';

type Answer = (request: Request) => Response | Promise<Response>;

const calls: Request[] = [];
let answer: Answer;

const json = (status: number, body: unknown = {}, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
const callsTo = (path: string) => calls.filter(({ url }) => new URL(url).pathname === path);
const get = (path: string) => apiFetch(new Request(`http://api.test${path}`));

beforeEach(() => {
  jest.useFakeTimers();
  calls.length = 0;
  localStorage.clear();
  sessionStorage.clear();
  setApiBase('http://api.test');
  storeSignIn({ accessToken: 'old', user: { id: 'u1', tenantId: 't1' } }, true);
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input as RequestInfo, init);
    calls.push(request);
    return answer(request);
  });
});
afterEach(() => jest.useRealTimers());

/** Lets the pauses between tries pass without waiting for them. */
async function settle<T>(work: Promise<T>): Promise<T> {
  const done = work.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(60_000);
  await done;
  return work;
}

/** A server that takes 'new' only, and hands it out once per refresh. */
const expired: Answer = (request) => {
  if (request.url.endsWith('/api/auth/refresh')) return json(200, { accessToken: 'new' });
  return request.headers.get('authorization') === 'Bearer new' ? json(200) : json(401);
};

test('sends the bearer token of the storage that holds it', async () => {
  answer = () => json(200);
  await get('/api/a');
  storeSignIn({ accessToken: 'of-this-tab', user: { id: 'u1', tenantId: 't1' } }, false);
  await get('/api/b');
  expect(calls.map((call) => call.headers.get('authorization'))).toEqual([
    'Bearer old',
    'Bearer of-this-tab',
  ]);
});

test('who is not remembered on this computer leaves no answer on it, at no try and by no call', async () => {
  answer = expired;
  await get('/api/a');
  expect(calls.map(({ cache }) => cache)).not.toContain('no-store');
  calls.length = 0;
  storeSignIn({ accessToken: 'old', user: { id: 'u1', tenantId: 't1' } }, false);
  await get('/api/a');
  await apiFetch(new Request('http://api.test/api/public'), { isPublic: true });
  await apiFetch(new Request('http://api.test/api/b', { method: 'POST', body: '{"title":"Water"}' }));
  const own = calls.filter(({ url }) => !url.endsWith('/api/auth/refresh'));
  expect(own.map(({ cache }) => cache)).toEqual(Array(4).fill('no-store'));
  expect(await own[3]?.text()).toBe('{"title":"Water"}');
});

test('twenty calls that meet an expired token share one refresh, and all succeed', async () => {
  answer = expired;
  const answers = await settle(Promise.all(Array.from({ length: 20 }, (_, i) => get(`/api/${i}`))));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect(callsTo('/api/auth/refresh')).toHaveLength(1);
  expect(localStorage.getItem('auth_token')).toBe('new');
});

test('a call that fails after the refresh of another uses the new token without a second refresh', async () => {
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  answer = async (request) => {
    if (request.url.endsWith('/late') && request.headers.get('authorization') === 'Bearer old') await late;
    return expired(request);
  };
  const slow = get('/api/late');
  await settle(get('/api/quick'));
  release();
  expect((await settle(slow)).status).toBe(200);
  expect(callsTo('/api/auth/refresh')).toHaveLength(1);
});

test('a refused refresh ends the sign-in and tells the listeners; the call answers its 401', async () => {
  answer = () => json(401);
  const ended = jest.fn();
  const stop = onSessionEnded(ended);
  expect((await get('/api/a')).status).toBe(401);
  stop();
  expect(ended).toHaveBeenCalledTimes(1);
  expect(readToken()).toBeNull();
  expect(callsTo('/api/a')).toHaveLength(1);
});

test('a refresh that nobody answers keeps the sign-in for later', async () => {
  answer = (request) => {
    if (request.url.endsWith('/refresh')) throw new TypeError('Failed to fetch');
    return json(401);
  };
  expect((await get('/api/a')).status).toBe(401);
  expect(readToken()).toBe('old');
});

test('still 401 with the new token: no second refresh', async () => {
  answer = (request) => (request.url.endsWith('/refresh') ? json(200, { accessToken: 'new' }) : json(401));
  expect((await get('/api/a')).status).toBe(401);
  expect(callsTo('/api/a')).toHaveLength(2);
  expect(callsTo('/api/auth/refresh')).toHaveLength(1);
});

test.each([400, 403, 404, 409, 429])('a %i is not repeated', async (status) => {
  answer = () => json(status);
  expect((await settle(get('/api/a'))).status).toBe(status);
  expect(calls).toHaveLength(1);
});

test('a 500 is tried three times in all', async () => {
  answer = () => json(500);
  expect((await settle(get('/api/a'))).status).toBe(500);
  expect(calls).toHaveLength(3);
});

test('what may be tried once only is not repeated', async () => {
  answer = () => json(503, {}, { 'retry-after': '1' });
  const post = new Request('http://api.test/api/a', { method: 'POST' });
  expect((await settle(apiFetch(post, { tries: 1 }))).status).toBe(503);
  expect(calls).toHaveLength(1);
});

test('no network is tried three times in all, then fails', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await expect(settle(get('/api/a'))).rejects.toThrow('Failed to fetch');
  expect(calls).toHaveLength(3);
});

test('the third try may succeed, and the refresh does not count as one', async () => {
  let failures = 2;
  answer = (request) => {
    if (request.headers.get('authorization') === 'Bearer new' && failures-- > 0) return json(503);
    return expired(request);
  };
  expect((await settle(get('/api/a'))).status).toBe(200);
  expect(callsTo('/api/auth/refresh')).toHaveLength(1);
});

test('an abandoned call is not tried again', async () => {
  answer = () => json(500);
  const abandon = new AbortController();
  const call = apiFetch(new Request('http://api.test/api/a', { signal: abandon.signal }));
  const outcome = expect(call).rejects.toThrow();
  await jest.advanceTimersByTimeAsync(10);
  abandon.abort();
  await outcome;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(1);
});

test('a POST keeps its body and its Idempotency-Key over the tries; another POST has another key', async () => {
  answer = () => json(500);
  const post = () =>
    settle(apiFetch(new Request('http://api.test/api/a', { method: 'POST', body: '{"title":"Water"}' })));
  await post();
  const keys = calls.map((call) => call.headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(await Promise.all(calls.map((call) => call.text()))).toEqual(Array(3).fill('{"title":"Water"}'));
  await post();
  expect(calls[3]?.headers.get('idempotency-key')).not.toBe(keys[0]);
});

test('a GET has no Idempotency-Key', async () => {
  answer = () => json(200);
  await get('/api/a');
  expect(calls[0]?.headers.has('idempotency-key')).toBe(false);
});

test('what everybody may read is asked for without a token, and its 401 refreshes nothing', async () => {
  answer = () => json(401);
  const { status } = await settle(apiFetch(new Request('http://api.test/api/public'), { isPublic: true }));
  expect(status).toBe(401);
  expect(calls.map((call) => call.headers.get('authorization'))).toEqual([null]);
  expect(readToken()).toBe('old');
});
