import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { setApiBase } from '../network/api-base.ts';
import { readSessionEnd } from '../session/session-end.ts';
import { useAuth, useUser } from '../session/use-auth.ts';
import { storeUnsavedText } from '../unsaved-text/unsaved-text.ts';
import { AuthProvider } from './auth-provider.tsx';

const user = { id: 'u1', tenantId: 't1', firstName: 'Wanjiru' };
const answers: Record<string, () => Response | Promise<Response>> = {};
const leave = jest.fn();
let logged: jest.SpyInstance;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  leave.mockClear();
  setApiBase('http://api.test');
  for (const path of Object.keys(answers)) delete answers[path];
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const answer = answers[pathname];
    if (!answer) throw new Error(`no answer for ${pathname}`);
    return answer();
  });
});
afterEach(() => logged.mockRestore());

function Probe({ remember = true }: { remember?: boolean }) {
  const auth = useAuth();
  const [failure, setFailure] = useState('');
  const values = { email: 'w@ngo.test', password: 'correct horse' };
  const names = { firstName: 'Wanjiru', lastName: 'Achieng', organizationName: 'Maji' };
  const attempt = (work: Promise<void>) => work.catch((error: Error) => setFailure(error.message));
  return (
    <>
      <p>
        {auth.status} {auth.user?.firstName} {failure}
      </p>
      <button type="button" onClick={() => attempt(auth.signIn(values, remember))}>
        in
      </button>
      <button type="button" onClick={() => attempt(auth.signUp({ ...names, ...values }))}>
        up
      </button>
      <button type="button" onClick={() => auth.logout()}>
        out
      </button>
      <button type="button" onClick={() => auth.login('google')}>
        google
      </button>
      <button type="button" onClick={() => auth.login('github')}>
        github
      </button>
    </>
  );
}

const Reader = () => <p>{useUser().firstName}</p>;

const show = (remember?: boolean) =>
  render(
    <AuthProvider leave={leave}>
      <Probe remember={remember} />
    </AuthProvider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const signedIn = () => Response.json({ accessToken: 'a-token', user });
function keep(storage: Storage) {
  storage.setItem('auth_token', 'a-token');
  storage.setItem('user_id', 'u1');
  storage.setItem('tenant_id', 't1');
}

test('outside its provider useAuth says so', () => {
  expect(() => render(<Probe />)).toThrow('useAuth must be used within an AuthProvider');
});

test('useUser is refused while nobody is signed in', () => {
  expect(() =>
    render(
      <AuthProvider>
        <Reader />
      </AuthProvider>,
    ),
  ).toThrow('useUser needs a signed-in person');
});

test('without a stored token it starts signed out and asks nobody', () => {
  show();
  expect(screen.getByText('unauthenticated')).toBeVisible();
  expect(fetch).not.toHaveBeenCalled();
});

test('a stored token is checked, loading meanwhile', async () => {
  keep(localStorage);
  answers['/api/auth/me'] = () => Response.json({ user });
  show();
  expect(screen.getByText('loading')).toBeVisible();
  expect(await screen.findByText('authenticated Wanjiru')).toBeVisible();
});

const isClear = (storage: Storage) =>
  ['auth_token', 'user_id', 'tenant_id'].every((key) => storage.getItem(key) === null);

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
const answering = (status: number) => () => Response.json({ error: 'no' }, { status });

test.each([
  ['refused', 401, 'expired'],
  ['answered by an error', 500, 'unreachable'],
])('a check that is %s is logged and clears what was stored (AUTH-19)', async (_what, status, why) => {
  keep(sessionStorage);
  answers['/api/auth/me'] = answering(status);
  answers['/api/auth/refresh'] = answering(401);
  show();
  // Three tries take more than a second.
  expect(await screen.findByText('unauthenticated', {}, { timeout: 4_000 })).toBeVisible();
  expect(isClear(sessionStorage)).toBe(true);
  expect(readSessionEnd()).toBe(why);
  expect(logged).toHaveBeenCalledWith('Checking the sign-in failed', expect.any(Error));
});

describe('a check that decides nothing keeps the sign-in and is made again (AUTH-33)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  test.each([
    ['nobody answers', noNetwork, answering(500)],
    ['the server is busy', answering(503), answering(500)],
    ['the server starts', answering(502), answering(500)],
    ['it was asked too often', answering(429), answering(500)],
    ['somebody else answers, as the page of a hotel network', () => new Response('<html>'), answering(500)],
    ['the token has expired and nobody answers the refresh', answering(401), noNetwork],
    ['the token has expired and the server is too busy to refresh it', answering(401), answering(503)],
  ])('%s', async (_what, answer, refreshed) => {
    keep(localStorage);
    const before = { ...localStorage };
    answers['/api/auth/me'] = answer;
    answers['/api/auth/refresh'] = refreshed;
    show();
    await pass(10 * 60_000);
    expect(screen.getByText('loading')).toBeVisible();
    expect({ ...localStorage }).toEqual(before);
    answers['/api/auth/me'] = () => Response.json({ user });
    await pass(60_000);
    expect(screen.getByText('authenticated Wanjiru')).toBeVisible();
    expect(readSessionEnd()).toBeUndefined();
  });

  test('what happens in two bad seconds is over a moment later', async () => {
    keep(localStorage);
    answers['/api/auth/me'] = noNetwork;
    show();
    await pass(2_000);
    answers['/api/auth/me'] = () => Response.json({ user });
    await pass(3_000);
    expect(await screen.findByText('authenticated Wanjiru')).toBeVisible();
  });

  test('it is made at once when the network is back', async () => {
    keep(localStorage);
    answers['/api/auth/me'] = noNetwork;
    show();
    await pass(5 * 60_000);
    answers['/api/auth/me'] = () => Response.json({ user });
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('authenticated Wanjiru')).toBeVisible();
  });

  test('it ends when another tab signs out', async () => {
    keep(localStorage);
    answers['/api/auth/me'] = noNetwork;
    show();
    await pass(60_000);
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage })));
    // A check that is just being made ends with its own retries.
    await pass(3_000);
    expect(screen.getByText('unauthenticated')).toBeVisible();
    expect(readSessionEnd()).toBeUndefined();
  });

  test('without a network it waits for nothing: nothing of this person is here, or the worker had answered (AUTH-20)', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    keep(localStorage);
    answers['/api/auth/me'] = noNetwork;
    show();
    await pass(3_000);
    expect(screen.getByText('unauthenticated')).toBeVisible();
    expect(isClear(localStorage)).toBe(true);
    expect(readSessionEnd()).toBe('unreachable');
    online.mockRestore();
  });
});

test('a fresh token that is refused, too, is a refusal', async () => {
  keep(localStorage);
  answers['/api/auth/me'] = answering(401);
  answers['/api/auth/refresh'] = () => Response.json({ accessToken: 'a-fresh-token', user });
  show();
  expect(await screen.findByText('unauthenticated')).toBeVisible();
  expect(isClear(localStorage)).toBe(true);
});

test('where the cookie is of somebody else by now, their sign-in stays and the page begins anew for them', async () => {
  keep(localStorage);
  answers['/api/auth/me'] = answering(401);
  answers['/api/auth/refresh'] = () =>
    Response.json({ accessToken: 'their-token', user: { id: 'u2', tenantId: 't2' } });
  show();
  await waitFor(() => expect(leave).toHaveBeenCalledWith('http://localhost/'));
  // A turn for whatever the refused check does.
  await act(async () => {});
  expect({ ...localStorage }).toEqual({ auth_token: 'their-token', user_id: 'u2', tenant_id: 't2' });
});

test.each([
  ['remembered: local storage only', true, () => [localStorage, sessionStorage] as const],
  ['not remembered: session storage only', false, () => [sessionStorage, localStorage] as const],
])('signing in, %s', async (_name, remember, storages) => {
  answers['/api/auth/login'] = signedIn;
  show(remember);
  await press('in');
  expect(await screen.findByText('authenticated Wanjiru')).toBeVisible();
  const [holder, other] = storages();
  expect({ ...holder }).toEqual({ auth_token: 'a-token', user_id: 'u1', tenant_id: 't1' });
  expect(other).toHaveLength(0);
});

test.each([
  ['in', '/api/auth/login', 'Login failed'],
  ['up', '/api/auth/register', 'Registration failed'],
])('signing %s shows the server words, else its own', async (button, path, fallback) => {
  answers[path] = () => Response.json({ error: 'That is not right' }, { status: 401 });
  show();
  await press(button);
  expect(await screen.findByText(/That is not right/)).toBeVisible();
  answers[path] = () => new Response('', { status: 502 });
  await press(button);
  expect(await screen.findByText(new RegExp(fallback))).toBeVisible();
  answers[path] = () => Promise.reject(new TypeError('Failed to fetch'));
  await press(button);
  expect(await screen.findByText(/Network error\. Please try again\./)).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['works', () => new Response(null, { status: 204 }), 0],
  ['fails', () => Response.json({ error: 'no' }, { status: 400 }), 1],
])('signing out clears everything when the call %s', async (_name, answer, failures) => {
  keep(localStorage);
  sessionStorage.setItem('oauth_state', 'left over');
  answers['/api/auth/me'] = () => Response.json({ user });
  answers['/api/auth/logout'] = answer;
  show();
  await screen.findByText('authenticated Wanjiru');
  storeUnsavedText(user.id, 'new-proposal', { title: 'Wells' });
  await press('out');
  expect(await screen.findByText('unauthenticated')).toBeVisible();
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  expect(fetch).toHaveBeenCalledWith(expect.objectContaining({ url: 'http://api.test/api/auth/logout' }));
  expect(logged).toHaveBeenCalledTimes(failures);
});

test('Google: a fresh state is stored and the browser leaves with everything the address needs', async () => {
  show();
  await press('google');
  const url = new URL(leave.mock.calls[0][0]);
  expect(url.origin + url.pathname).toBe('http://api.test/api/auth/google');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    response_type: 'code',
    client_id: 'harambee-dashboard',
    redirect_uri: 'http://localhost/auth/callback',
    scope: 'openid profile email',
    state: sessionStorage.getItem('oauth_state'),
  });
  expect(url.searchParams.get('state')).toMatch(/^[0-9a-f-]{36}$/);
});

test('GitHub: the state is stored and passed, and is another one each time', async () => {
  show();
  await press('github');
  const first = sessionStorage.getItem('oauth_state');
  expect(leave).toHaveBeenLastCalledWith(`http://api.test/api/auth/github?state=${first}`);
  await press('github');
  expect(sessionStorage.getItem('oauth_state')).not.toBe(first);
  expect(localStorage).toHaveLength(0);
});

test('signing out in another tab signs out here', async () => {
  keep(localStorage);
  answers['/api/auth/me'] = () => Response.json({ user });
  show();
  await screen.findByText('authenticated Wanjiru');
  localStorage.clear();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }));
  });
  expect(screen.getByText('unauthenticated')).toBeVisible();
});
