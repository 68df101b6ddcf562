import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { apiFetch } from '../api/api-fetch.ts';
import { setApiBase } from '../network/api-base.ts';
import { readSessionEnd } from '../session/session-end.ts';
import { notifyOtherTabs } from '../session/tab-channel.ts';
import { clearSignIn, readToken, storeSignIn } from '../session/token-storage.ts';
import { useAuth } from '../session/use-auth.ts';
import { AuthProvider } from './auth-provider.tsx';

const wanjiru = { id: 'u1', tenantId: 't1', firstName: 'Wanjiru' };
const otieno = { id: 'u2', tenantId: 't2', firstName: 'Otieno' };
const tokens: Record<string, typeof wanjiru> = { 'token-u1': wanjiru, 'token-u2': otieno };
const tokenOf = ({ id }: { id: string }) => `token-${id}`;
const signInOf = (user: typeof wanjiru) => ({ accessToken: tokenOf(user), user });

const leave = jest.fn();
let refreshed: () => Response;
let signsIn: typeof wanjiru;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  leave.mockClear();
  setApiBase('http://api.test');
  signsIn = wanjiru;
  refreshed = () => Response.json({ error: 'Please sign in' }, { status: 401 });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input as RequestInfo, init);
    const path = new URL(request.url).pathname.replace('/api/auth/', '');
    if (path === 'refresh') return refreshed();
    if (path === 'login') return Response.json(signInOf(signsIn));
    if (path === 'logout') return new Response(null, { status: 204 });
    const user = tokens[(request.headers.get('authorization') ?? '').slice('Bearer '.length)];
    return user ? Response.json({ user }) : Response.json({ error: 'Please sign in' }, { status: 401 });
  });
});
afterEach(() => jest.restoreAllMocks());

function Probe() {
  const auth = useAuth();
  const [remember, setRemember] = useState(true);
  return (
    <>
      <p>
        {auth.status} {auth.user?.firstName}
      </p>
      <button type="button" onClick={() => setRemember(false)}>
        forget me
      </button>
      <button
        type="button"
        onClick={() => auth.signIn({ email: 'w@ngo.test', password: 'correct horse' }, remember)}
      >
        in
      </button>
      <button type="button" onClick={() => auth.logout()}>
        out
      </button>
    </>
  );
}
const show = () =>
  render(
    <AuthProvider leave={leave}>
      <Probe />
    </AuthProvider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** What a browser tells this tab of what another one wrote. */
const anotherTab = (writes: () => void) =>
  act(() => {
    writes();
    window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }));
  });
/** Every word that this tab says to the others. */
function hear() {
  const words: unknown[] = [];
  const channel = new BroadcastChannel('harambee-sign-in');
  channel.onmessage = ({ data }) => words.push(data);
  return { words, close: () => channel.close() };
}

test('a sign-in in another tab signs in here', async () => {
  show();
  anotherTab(() => storeSignIn(signInOf(wanjiru), true));
  expect(await screen.findByText('authenticated Wanjiru')).toBeVisible();
  expect(leave).not.toHaveBeenCalled();
});

test('until it is checked, nothing here changes: a form that is being filled in stays', async () => {
  show();
  anotherTab(() => storeSignIn(signInOf(wanjiru), true));
  expect(screen.getByText('unauthenticated')).toBeVisible();
  await screen.findByText('authenticated Wanjiru');
});

test('one that does not hold is not followed', async () => {
  show();
  anotherTab(() => storeSignIn({ accessToken: 'nonsense', user: wanjiru }, true));
  await waitFor(() => expect(readToken()).toBeNull());
  expect(screen.getByText('unauthenticated')).toBeVisible();
});

test('somebody else after this person: the document is loaded anew, nothing of theirs is shown in it', async () => {
  storeSignIn(signInOf(wanjiru), true);
  show();
  await screen.findByText('authenticated Wanjiru');
  anotherTab(clearSignIn);
  expect(screen.getByText('unauthenticated')).toBeVisible();
  anotherTab(() => storeSignIn(signInOf(otieno), true));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('http://localhost/'));
  expect(screen.queryByText(/Otieno/)).not.toBeInTheDocument();
});

test('somebody else in place of this person: the same', async () => {
  storeSignIn(signInOf(wanjiru), true);
  show();
  await screen.findByText('authenticated Wanjiru');
  anotherTab(() => storeSignIn(signInOf(otieno), true));
  expect(leave).toHaveBeenCalledWith('http://localhost/');
  expect(screen.queryByText(/Otieno/)).not.toBeInTheDocument();
});

test('a sign-in that ends with the browser is told to the other tabs, and followed there', async () => {
  const { words, close } = hear();
  show();
  await press('forget me');
  await press('in');
  await screen.findByText('authenticated Wanjiru');
  const signIn = { accessToken: 'token-u1', user: { id: 'u1', tenantId: 't1' } };
  await waitFor(() => expect(words).toEqual([{ type: 'signed-in', signIn }]));
  await press('out');
  await waitFor(() => expect(words.at(-1)).toEqual({ type: 'signed-out', userId: 'u1' }));
  close();
});

test('here it is kept for as long as the tab, as where it was made', async () => {
  show();
  notifyOtherTabs({ type: 'signed-in', signIn: signInOf(wanjiru) });
  expect(await screen.findByText('authenticated Wanjiru')).toBeVisible();
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage.getItem('auth_token')).toBe('token-u1');
  notifyOtherTabs({ type: 'signed-out', userId: 'u2' });
  notifyOtherTabs({ type: 'signed-out', userId: 'u1' });
  expect(await screen.findByText('unauthenticated')).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('somebody else by word: loaded anew, signed in as them', async () => {
  storeSignIn(signInOf(wanjiru), false);
  show();
  await screen.findByText('authenticated Wanjiru');
  notifyOtherTabs({ type: 'signed-in', signIn: signInOf(otieno) });
  await waitFor(() => expect(leave).toHaveBeenCalledWith('http://localhost/'));
  expect(sessionStorage.getItem('user_id')).toBe('u2');
  expect(screen.queryByText(/Otieno/)).not.toBeInTheDocument();
});

test('a sign-in for all tabs ends one of this tab alone: it does not come back when the other ends', async () => {
  storeSignIn(signInOf(wanjiru), false);
  show();
  await screen.findByText('authenticated Wanjiru');
  anotherTab(() => {
    for (const [key, value] of [
      ['auth_token', 'token-u2'],
      ['user_id', 'u2'],
      ['tenant_id', 't2'],
    ] as const)
      localStorage.setItem(key, value);
  });
  expect(leave).toHaveBeenCalled();
  expect(sessionStorage.getItem('auth_token')).toBeNull();
});

test('where the cookie is of somebody else by now, their token answers for nobody’s page but theirs', async () => {
  storeSignIn(signInOf(wanjiru), true);
  show();
  await screen.findByText('authenticated Wanjiru');
  delete tokens['token-u1'];
  refreshed = () => Response.json(signInOf(otieno));
  const answer = await apiFetch(new Request('http://api.test/api/proposals'));
  tokens['token-u1'] = wanjiru;
  expect(answer.status).toBe(401);
  expect(leave).toHaveBeenCalledWith('http://localhost/');
  expect(localStorage.getItem('user_id')).toBe('u2');
});

test.each([
  ['You were signed out because your password was changed.', 'password-changed'],
  ['You were signed out because you no longer belong to the organization.', 'removed'],
  ['You were signed out because of something only a newer version knows.', 'expired'],
  ['Please sign in', 'expired'],
])('refused with %p, the reason is kept until somebody signs in', async (error, why) => {
  storeSignIn({ accessToken: 'old', user: wanjiru }, true);
  refreshed = () => Response.json({ error }, { status: 401 });
  show();
  await screen.findByText('unauthenticated');
  expect(readSessionEnd()).toBe(why);
  await press('in');
  await screen.findByText('authenticated Wanjiru');
  expect(readSessionEnd()).toBeUndefined();
});

test('who signs out is not told why', async () => {
  storeSignIn(signInOf(wanjiru), true);
  show();
  await screen.findByText('authenticated Wanjiru');
  await press('out');
  await screen.findByText('unauthenticated');
  expect(readSessionEnd()).toBeUndefined();
});
