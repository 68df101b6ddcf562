import { setApiBase } from '../network/api-base.ts';
import { clearSignIn, replaceToken, storeSignIn } from '../session/token-storage.ts';
import { apiFetch } from './api-fetch.ts';

const path = '/api/proposals?sort=updated&limit=20';
const asked: string[] = [];
const bodyOf = async (work: Promise<Response>) => (await work).text();
const get = (address = path) => apiFetch(new Request(new URL(address, location.origin)));

/** What the document has asked for before the app. */
function begin(answer: Promise<Response> = Promise.resolve(new Response('early')), at = performance.now()) {
  answer.catch(() => {});
  globalThis.harambeeEarlyReads = { token: 'mine', at, answers: new Map([[path, answer]]) };
}

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  setApiBase('');
  storeSignIn({ accessToken: 'mine', user: { id: 'u1', tenantId: 't1' } }, true);
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const { method, url } = input as Request;
    asked.push(`${method} ${url.slice(location.origin.length)}`);
    return new Response('usual');
  });
});
afterEach(() => {
  globalThis.harambeeEarlyReads = undefined;
});

test('an answer that the document has asked for is taken, once', async () => {
  begin();
  expect(await bodyOf(get())).toBe('early');
  expect(asked).toEqual([]);
  expect(await bodyOf(get())).toBe('usual');
});

test.each(['/api/proposals?sort=updated', '/api/proposals', '/api/proposals/stats'])(
  '%s is another read',
  async (address) => {
    begin();
    expect(await bodyOf(get(address))).toBe('usual');
    expect(await bodyOf(get())).toBe('early');
  },
);

test.each([
  [
    'somebody else has signed in',
    () => storeSignIn({ accessToken: 'b', user: { id: 'u2', tenantId: 't2' } }, true),
  ],
  ['the token was renewed', () => replaceToken('newer')],
  ['the person has signed out', clearSignIn],
])('not if %s meanwhile, then or later', async (_what, happen) => {
  begin();
  happen();
  expect(await bodyOf(get())).toBe('usual');
  storeSignIn({ accessToken: 'mine', user: { id: 'u1', tenantId: 't1' } }, true);
  expect(await bodyOf(get())).toBe('usual');
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('not after a %s, which it may not show', async (method) => {
  begin();
  await apiFetch(new Request(new URL('/api/proposals/p1', location.origin), { method }));
  expect(await bodyOf(get())).toBe('usual');
});

test('not for a call without a token', async () => {
  begin();
  const request = new Request(new URL(path, location.origin));
  expect(await bodyOf(apiFetch(request, { isPublic: true }))).toBe('usual');
});

test('not when it is older than half a minute', async () => {
  begin(undefined, performance.now() - 31_000);
  expect(await bodyOf(get())).toBe('usual');
});

test('one that got no answer is asked again, as usual', async () => {
  begin(Promise.reject(new TypeError('Failed to fetch')));
  expect(await bodyOf(get())).toBe('usual');
});

test('a server that is busy is asked again as after any other read', async () => {
  begin(Promise.resolve(new Response('', { status: 503, headers: { 'retry-after': '0.01' } })));
  expect(await bodyOf(get())).toBe('usual');
});
