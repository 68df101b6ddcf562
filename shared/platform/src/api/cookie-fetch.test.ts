import { fakeApi } from '../testing/fake-api.ts';
import { cookieFetch } from './cookie-fetch.ts';

const path = '/api/test/notifications/u1';

beforeEach(() => localStorage.clear());

test('sends no header, and a PUT no body', async () => {
  localStorage.setItem('auth_token', 'secret');
  const api = fakeApi({ [`PUT ${path}`]: () => ({ body: { unread: 0 } }) });
  expect((await cookieFetch(path, 'PUT')).status).toBe(200);
  expect(api.calls[0]?.headers.has('authorization')).toBe(false);
  expect(api.calls[0]?.headers.has('content-type')).toBe(false);
});

test('a cookie that has run out is renewed with the token, once', async () => {
  localStorage.setItem('auth_token', 'old');
  let isFresh = false;
  const api = fakeApi({
    [`GET ${path}`]: () => (isFresh ? { body: { unread: 3 } } : { status: 401, body: {} }),
    'POST /api/auth/refresh': () => {
      isFresh = true;
      return { body: { accessToken: 'new' } };
    },
  });
  expect(await (await cookieFetch(path)).json()).toEqual({ unread: 3 });
  expect(api.calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  expect(localStorage.getItem('auth_token')).toBe('new');
});

test('a session that is over stays refused, and nobody who is signed out is refreshed', async () => {
  const api = fakeApi({
    [`GET ${path}`]: () => ({ status: 401, body: {} }),
    'POST /api/auth/refresh': () => ({ status: 401, body: {} }),
  });
  expect((await cookieFetch(path)).status).toBe(401);
  expect(api.callsTo('POST', '/api/auth/refresh')).toHaveLength(0);
  localStorage.setItem('auth_token', 'old');
  expect((await cookieFetch(path)).status).toBe(401);
  expect(api.callsTo('GET', path)).toHaveLength(2);
});
