import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { apiFetch } from '../api/api-fetch.ts';
import { setApiBase } from '../network/api-base.ts';
import { AuthProvider } from '../sign-in/auth-provider.tsx';
import { storeSignIn } from './token-storage.ts';
import { useAuth } from './use-auth.ts';

const user = { id: 'u1', tenantId: 't1', firstName: 'Wanjiru' };
const mark = 'logout-pending';
const leave = jest.fn();
let calls: Request[];
let answer: (path: string) => Response | Promise<Response>;

const named = (request: Request) => new URL(request.url).pathname.replace('/api/auth/', '');
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
const everythingWorks = (path: string) => {
  if (path === 'me') return Response.json({ user });
  if (path === 'logout') return new Response(null, { status: 204 });
  return Response.json({ accessToken: 'next-token', user });
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  leave.mockClear();
  setApiBase('http://api.test');
  calls = [];
  answer = everythingWorks;
  jest.spyOn(console, 'error').mockImplementation(() => {});
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input as RequestInfo, init);
    calls.push(request);
    return answer(named(request));
  });
});
afterEach(() => jest.restoreAllMocks());

function Probe() {
  const auth = useAuth();
  const [failure, setFailure] = useState('');
  const signIn = () =>
    auth
      .signIn({ email: 'w@ngo.test', password: 'correct horse' }, true)
      .catch((e: Error) => setFailure(e.message));
  return (
    <>
      <p>
        {auth.status} {failure}
      </p>
      <button type="button" onClick={() => auth.logout()}>
        out
      </button>
      <button type="button" onClick={signIn}>
        in
      </button>
      <button type="button" onClick={() => auth.login('github')}>
        github
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

async function signOutWithoutNetwork() {
  storeSignIn({ accessToken: 'a-token', user }, true);
  show();
  await screen.findByText(/^authenticated/);
  answer = noNetwork;
  await press('out');
  await screen.findByText(/^unauthenticated/);
  calls = [];
}

test('without a network it is done here at once, and at the server when the network is back', async () => {
  await signOutWithoutNetwork();
  expect({ ...localStorage }).toEqual({ [mark]: 'true' });
  answer = everythingWorks;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(calls.map(named)).toEqual(['logout']);
  expect([calls[0]?.method, calls[0]?.credentials]).toEqual(['POST', 'include']);
});

test('the next start ends it, also when the tab was closed in the middle of signing out', async () => {
  storeSignIn({ accessToken: 'a-token', user }, true);
  localStorage.setItem(mark, 'true');
  show();
  expect(screen.getByText(/^unauthenticated/)).toBeVisible();
  await waitFor(() => expect(localStorage).toHaveLength(0));
  expect(calls.map(named)).toEqual(['logout']);
});

test.each([
  [204, true],
  [401, true],
  [403, true],
  [429, false],
  [503, false],
])('answered %i, it is over: %p', async (status, isOver) => {
  localStorage.setItem(mark, 'true');
  answer = () => new Response(null, { status });
  show();
  await waitFor(() => expect(calls).toHaveLength(1));
  await waitFor(() => expect(localStorage.getItem(mark)).toBe(isOver ? null : 'true'));
});

test('a server that does not answer keeps nobody signed in: nothing is left here at once, the page follows', async () => {
  jest.useFakeTimers();
  storeSignIn({ accessToken: 'a-token', user }, true);
  show();
  await act(() => jest.advanceTimersByTimeAsync(0));
  answer = () => new Promise(() => {});
  act(() => screen.getByRole('button', { name: 'out' }).click());
  expect({ ...localStorage }).toEqual({ [mark]: 'true' });
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText(/^unauthenticated/)).toBeVisible();
  jest.useRealTimers();
});

test('a server that fails is told again, less and less often, until it knows', async () => {
  jest.useFakeTimers();
  storeSignIn({ accessToken: 'a-token', user }, true);
  show();
  await act(() => jest.advanceTimersByTimeAsync(0));
  calls = [];
  answer = () => new Response(null, { status: 500 });
  act(() => screen.getByRole('button', { name: 'out' }).click());
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText(/^unauthenticated/)).toBeVisible();
  const at: number[] = [];
  for (let second = 1; second <= 60; second += 1) {
    const before = calls.length;
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    if (calls.length > before) at.push(second);
  }
  expect(at.length).toBeGreaterThanOrEqual(4);
  expect(at.length).toBeLessThanOrEqual(6);
  expect(at[0]).toBeLessThanOrEqual(4);
  expect(localStorage.getItem(mark)).toBe('true');
  answer = everythingWorks;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(localStorage).toHaveLength(0);
  const delivered = calls.length;
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(calls).toHaveLength(delivered);
  jest.useRealTimers();
});

test('nobody signs in before it', async () => {
  await signOutWithoutNetwork();
  await press('in');
  expect(await screen.findByText('unauthenticated Network error. Please try again.')).toBeVisible();
  expect(calls.map(named)).toEqual(['logout']);
  calls = [];
  answer = everythingWorks;
  await press('in');
  expect(await screen.findByText(/^authenticated/)).toBeVisible();
  expect(calls.map(named)).toEqual(['logout', 'login']);
});

test('nor leaves for a provider before it was tried', async () => {
  await signOutWithoutNetwork();
  await press('github');
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(calls.map(named)).toEqual(['logout']);
});

test('the cookie that is still there brings nobody back', async () => {
  storeSignIn({ accessToken: 'a-token', user }, true);
  localStorage.setItem(mark, 'true');
  answer = () => new Response(null, { status: 401 });
  expect((await apiFetch(new Request('http://api.test/api/auth/me'))).status).toBe(401);
  expect(calls.map(named)).toEqual(['me']);
});

test('while a server is slow to hear of it, a second tab does not end the session of the next sign-in', async () => {
  // Two tabs: the same storage, the same lock, each with code of its own.
  const waiting: Promise<unknown>[] = [];
  const locks = {
    request: (_name: string, work: () => Promise<unknown>) => {
      const turn = Promise.all(waiting).then(work);
      waiting.push(turn.catch(() => {}));
      return turn;
    },
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  try {
    const tabs = [0, 1].map(() => {
      let tab: typeof import('./pending-logout.ts') | undefined;
      jest.isolateModules(() => {
        tab = require('./pending-logout.ts');
        require('../network/api-base.ts').setApiBase('http://api.test');
      });
      return tab as typeof import('./pending-logout.ts');
    });
    localStorage.setItem(mark, 'true');
    await Promise.all(tabs.map((tab) => tab.deliverLogout()));
    expect(calls.map(named)).toEqual(['logout']);
  } finally {
    Reflect.deleteProperty(navigator, 'locks');
  }
});
