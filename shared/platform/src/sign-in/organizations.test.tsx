import type { OutboxEntry } from '@harambee/domain';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { apiFetch } from '../api/api-fetch.ts';
import { readsCacheOf } from '../browser/worker-messages.ts';
import { setApiBase } from '../network/api-base.ts';
import { changeEntries, readEntries } from '../outbox/entry-storage.ts';
import { useOutbox, useWaitingElsewhere } from '../outbox/use-outbox.ts';
import { ownRowsOf } from '../session/own-rows.ts';
import { clearSignIn, readToken, storeSignIn } from '../session/token-storage.ts';
import { useAuth } from '../session/use-auth.ts';
import { readUnsavedText, storeUnsavedSoon, storeUnsavedText } from '../unsaved-text/unsaved-text.ts';
import { useUnsavedText } from '../unsaved-text/use-unsaved-text.ts';
import { AuthProvider } from './auth-provider.tsx';

// One person in two organizations has an id in each: what this browser holds of one never reaches the other.

const email = 'wanjiru@maji.test';
const maji = { id: 'u-maji', tenantId: 't-maji', firstName: 'Wanjiru', email };
const shule = { id: 'u-shule', tenantId: 't-shule', firstName: 'Wanjiru', email };
const people = { 'token-maji': maji, 'token-shule': shule };
const signInTo = (user: typeof maji) => ({
  accessToken: user === maji ? 'token-maji' : 'token-shule',
  user,
});

const leave = jest.fn();
const sent: { path: string; authorization: string | null; body: string }[] = [];
const deletedCaches: string[] = [];
let switched: () => Response;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  leave.mockClear();
  sent.length = 0;
  deletedCaches.length = 0;
  setApiBase('http://api.test');
  switched = () => Response.json(signInTo(shule));
  jest.spyOn(console, 'error').mockImplementation(() => {});
  Object.defineProperty(globalThis, 'caches', {
    configurable: true,
    value: { delete: async (name: string) => deletedCaches.push(name) > 0 },
  });
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input as RequestInfo, init);
    const path = new URL(request.url).pathname;
    const authorization = request.headers.get('authorization');
    sent.push({ path, authorization, body: await request.text() });
    if (path === '/api/auth/logout') return new Response(null, { status: 204 });
    if (path === '/api/auth/organizations/switch' || path === '/api/auth/organizations/leave')
      return switched();
    const user = people[(authorization ?? '').slice('Bearer '.length) as keyof typeof people];
    return user ? Response.json({ user }) : Response.json({ error: 'Please sign in' }, { status: 401 });
  });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
  jest.restoreAllMocks();
});

const anEntry = (userId: string, tenantId: string, id = `entry-${userId}`): OutboxEntry => ({
  id,
  userId,
  tenantId,
  action: 'CREATE_PROPOSAL',
  title: `Written as ${userId}`,
  timestamp: '2026-11-24T08:00:00.000Z',
  data: { body: {} },
});

function Probe() {
  const auth = useAuth();
  const [failure, setFailure] = useState('');
  const queued = useOutbox();
  const elsewhere = useWaitingElsewhere();
  const attempt = (work: Promise<void>) => work.catch((error: Error) => setFailure(error.message));
  return (
    <>
      <p>
        {auth.status} {auth.user?.tenantId} {failure}
      </p>
      <p>{`here ${queued.length}, elsewhere ${elsewhere}`}</p>
      <button type="button" onClick={() => attempt(auth.switchOrganization('t-shule'))}>
        switch
      </button>
      <button type="button" onClick={() => attempt(auth.leaveOrganization({ confirm: 'Maji' }))}>
        leave
      </button>
      <button type="button" onClick={() => auth.logout()}>
        out
      </button>
    </>
  );
}
const show = (page = <Probe />) => render(<AuthProvider leave={leave}>{page}</AuthProvider>);
async function showSignedIn(user = maji, remember = true) {
  storeSignIn(signInTo(user), remember);
  const shown = show();
  await screen.findByText(`authenticated ${user.tenantId}`);
  return shown;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

/** What a browser tells this tab of what another one wrote. */
const anotherTab = (writes: () => void) =>
  act(() => {
    writes();
    window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }));
  });

test('a switch stores the new session, and changes the document', async () => {
  await showSignedIn();
  await press('switch');
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/dashboard'));
  expect(localStorage.getItem('auth_token')).toBe('token-shule');
  expect([localStorage.getItem('user_id'), localStorage.getItem('tenant_id')]).toEqual([
    'u-shule',
    't-shule',
  ]);
  expect(sent.at(-1)).toEqual({
    path: '/api/auth/organizations/switch',
    authorization: 'Bearer token-maji',
    body: '{"tenantId":"t-shule"}',
  });
});

test('it stays as long as the session it follows: until the browser closes, and other tabs hear of it', async () => {
  const heard: unknown[] = [];
  const channel = new BroadcastChannel('harambee-sign-in');
  channel.onmessage = ({ data }) => heard.push(data);
  await showSignedIn(maji, false);
  await press('switch');
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(localStorage.getItem('auth_token')).toBeNull();
  expect(sessionStorage.getItem('auth_token')).toBe('token-shule');
  await waitFor(() =>
    expect(heard).toContainEqual({
      type: 'signed-in',
      signIn: { accessToken: 'token-shule', user: { id: 'u-shule', tenantId: 't-shule' } },
    }),
  );
  channel.close();
});

test('a refused switch changes nothing, and says why', async () => {
  switched = () => Response.json({ error: 'Not found' }, { status: 404 });
  await showSignedIn();
  await press('switch');
  expect(await screen.findByText('authenticated t-maji Not found')).toBeVisible();
  expect(readToken()).toBe('token-maji');
  expect(leave).not.toHaveBeenCalled();
});

test('one that asks for a second step leads there, and nothing of the session before stays signed in', async () => {
  switched = () =>
    Response.json(
      { error: 'One more step', details: [{ field: 'secondStep', message: 'One more step' }] },
      { status: 403 },
    );
  await showSignedIn();
  await press('switch');
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/second-step'));
  expect(readToken()).toBeNull();
});

test('other tabs follow: the page of one organization reloads for the other', async () => {
  await showSignedIn();
  anotherTab(() => storeSignIn(signInTo(shule), true));
  expect(leave).toHaveBeenCalledTimes(1);
});

test('so does a page that the browser brings back as it was', async () => {
  await showSignedIn();
  storeSignIn(signInTo(shule), true);
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  });
  expect(leave).not.toHaveBeenCalled();
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(leave).toHaveBeenCalledTimes(1);
});

test('a page of one organization asks and writes nothing with the token of the other, before it has reloaded', async () => {
  await showSignedIn();
  storeSignIn(signInTo(shule), true);
  const before = sent.length;
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
    const request = new Request('http://api.test/api/proposals', {
      method,
      ...(method !== 'GET' && { body: '{"title":"Maji only"}' }),
    });
    await expect(apiFetch(request)).rejects.toMatchObject({ name: 'AbortError' });
  }
  expect(sent.length).toBe(before);
  // It has noticed, even if no storage event ever came.
  expect(leave).toHaveBeenCalled();
});

test('the page asks as ever before anybody is known, for its own person, and after a sign-out', async () => {
  const ask = async () => (await apiFetch(new Request('http://api.test/api/auth/me'))).status;
  expect(await ask()).toBe(401);
  await showSignedIn();
  expect(await ask()).toBe(200);
  clearSignIn();
  expect(await ask()).toBe(401);
});

function Typing() {
  const { user } = useAuth();
  const [text, setText] = useState('');
  useUnsavedText('form', text, user !== null && text !== '');
  useEffect(() => {
    const type = () => setText('Wells for Maji');
    window.addEventListener('type-it', type);
    return () => window.removeEventListener('type-it', type);
  }, []);
  return null;
}
function Page() {
  const { user } = useAuth();
  return user ? <Typing /> : null;
}

describe('what was typed', () => {
  test('stays with its organization, also when another tab has switched meanwhile', async () => {
    storeSignIn(signInTo(maji), true);
    const { unmount } = show(
      <>
        <Probe />
        <Page />
      </>,
    );
    await screen.findByText('authenticated t-maji');
    // This tab types after the other one has switched, and goes away with the last words unwritten.
    storeSignIn(signInTo(shule), true);
    act(() => {
      window.dispatchEvent(new Event('type-it'));
    });
    act(() => {
      window.dispatchEvent(new Event('pagehide'));
    });
    unmount();
    expect(readUnsavedText('u-shule', 'form')).toBeUndefined();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('kept-text'))).toEqual([
      'kept-text:u-maji:t-maji:form',
    ]);
    storeSignIn(signInTo(maji), true);
    expect(readUnsavedText('u-maji', 'form')).toBe('Wells for Maji');
  });

  test('is there again after the way back', async () => {
    await showSignedIn();
    storeUnsavedText('u-maji', 'form', 'Wells');
    await press('switch');
    await waitFor(() => expect(leave).toHaveBeenCalled());
    expect(readUnsavedText('u-shule', 'form')).toBeUndefined();
    storeSignIn(signInTo(maji), true);
    expect(readUnsavedText('u-maji', 'form')).toBe('Wells');
  });
});

describe('queued changes', () => {
  test('of one organization are neither shown nor counted in the other, but are said to wait', async () => {
    await changeEntries(() => [anEntry('u-maji', 't-maji'), anEntry('stranger', 't-else')]);
    const { unmount } = await showSignedIn();
    await press('switch');
    await waitFor(() => expect(leave).toHaveBeenCalled());
    unmount();
    await showSignedIn(shule);
    expect(screen.getByText('here 0, elsewhere 1')).toBeVisible();
  });
});

describe('on a shared computer', () => {
  async function afterASwitch() {
    await changeEntries(() => [
      anEntry('u-maji', 't-maji'),
      anEntry('u-shule', 't-shule'),
      anEntry('stranger', 't-else'),
    ]);
    const { unmount } = await showSignedIn();
    storeUnsavedText('u-maji', 'form', 'Secret of Maji');
    await press('switch');
    await waitFor(() => expect(leave).toHaveBeenCalled());
    unmount();
  }

  test('signing out of one organization leaves nothing of any, and all of other people', async () => {
    await afterASwitch();
    await showSignedIn(shule);
    storeUnsavedSoon('u-shule', 'form', 'Secret of Shule');
    storeUnsavedText('stranger', 'form', 'Theirs');
    await press('out');
    await screen.findByText('unauthenticated');
    expect(stored()).not.toMatch(/Secret of|u-maji|u-shule/);
    expect(readEntries().map(({ userId }) => userId)).toEqual(['stranger']);
    expect(stored()).toContain('Theirs');
    for (const id of ['u-maji', 'u-shule']) expect(deletedCaches).toContain(readsCacheOf(id));
  });

  test('somebody else who signs in here owns none of these ids', async () => {
    await afterASwitch();
    expect(ownRowsOf('stranger')).toEqual(['stranger']);
    expect(ownRowsOf('u-maji').sort()).toEqual(['u-maji', 'u-shule']);
  });

  test('leaving an organization removes what it left here, and keeps what the other one has', async () => {
    switched = () => Response.json(signInTo(shule));
    await changeEntries(() => [anEntry('u-maji', 't-maji'), anEntry('u-shule', 't-shule')]);
    await showSignedIn();
    storeUnsavedText('u-maji', 'form', 'Secret of Maji');
    await press('leave');
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/dashboard'));
    expect(stored()).not.toContain('Secret of Maji');
    expect(readEntries().map(({ userId }) => userId)).toEqual(['u-shule']);
    expect(deletedCaches).toContain(readsCacheOf('u-maji'));
  });

  test('a list of ids that somebody has broken is no list', () => {
    for (const broken of ['{', '{"a":1}', '[1,"x",{}]', '[["u-maji",3]]']) {
      localStorage.setItem('own-rows', broken);
      expect(ownRowsOf('u-maji')[0]).toBe('u-maji');
      expect(ownRowsOf('nobody')).toEqual(['nobody']);
    }
  });
});
