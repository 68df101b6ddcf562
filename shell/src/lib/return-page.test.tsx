import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, refusal, server } from '../testing/fake-server.ts';
import { showApp } from '../testing/show-app.tsx';
import { readReturnPage } from './return-page.ts';

const at = () => window.location.pathname + window.location.search + window.location.hash;
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const other = { ...aUser, id: 'u2', tenantId: 't2', firstName: 'Otieno' };

async function signIn(user = aUser) {
  server.on('POST /api/auth/login', () => Response.json({ accessToken: 'a-token', user }));
  await userEvent.type(await screen.findByLabelText('Email'), 'wanjiru@maji.test');
  await userEvent.type(screen.getByLabelText('Password'), 'short rains');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test.each(['/proposals/p1', '/proposals/new?unsent=a1', '/proposals?status=draft#list'])(
  'who opens %s signed out is asked to sign in and comes there',
  async (path) => {
    showApp({ path });
    await heading('Welcome back');
    expect(at()).toBe('/login');
    await signIn();
    await waitFor(() => expect(at()).toBe(path));
    expect(sessionStorage.getItem('wanted-page')).toBeNull();
  },
);

test('a page that does not exist leads to the dashboard as for everybody', async () => {
  showApp({ path: '/nonsense' });
  await signIn();
  await heading(/Wanjiru/);
  expect(at()).toBe('/dashboard');
});

test('a session that ended says why, and leads back to where its person was', async () => {
  const first = showApp({ path: '/proposals/p1', signedIn: true });
  await heading('One proposal');
  first.unmount();
  server.on('GET /api/auth/me', () => refusal(401));
  server.on('POST /api/auth/refresh', () =>
    refusal(401, 'You were signed out because your password was changed.'),
  );
  showApp({});
  expect(await screen.findByText('You were signed out because your password was changed.')).toBeVisible();
  expect(at()).toBe('/login');
  await signIn();
  await heading('One proposal');
  expect(at()).toBe('/proposals/p1');
  expect(localStorage.getItem('signed-out-because')).toBeNull();
});

test('while a page is open, too; somebody else does not come to it', async () => {
  showApp({ path: '/proposals/p1', signedIn: true });
  await heading('One proposal');
  // What their dashboard asks for.
  server.on('GET /api/test/notifications/u2', () => refusal(404));
  server.on('GET /api/ngo/profile/tenant/t2', () => refusal(404));
  act(() => {
    localStorage.setItem('signed-out-because', 'removed');
    for (const key of ['auth_token', 'user_id', 'tenant_id']) localStorage.removeItem(key);
    window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }));
  });
  expect(
    await screen.findByText('You were signed out because you no longer belong to the organization.'),
  ).toBeVisible();
  await signIn(other);
  await heading(/Otieno/);
  expect(at()).toBe('/dashboard');
});

test('who signs out begins anew', async () => {
  showApp({ path: '/proposals/p1', signedIn: true });
  await heading('One proposal');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await heading('Welcome back');
  expect(screen.queryByText(/You were signed out/)).not.toBeInTheDocument();
  await signIn();
  await heading(/Wanjiru/);
  expect(at()).toBe('/dashboard');
});

test('a page wanted once is not led to again after somebody has found their way', async () => {
  const first = showApp({ path: '/proposals/p1' });
  await heading('Welcome back');
  first.unmount();
  showApp({ path: '/proposals', signedIn: true });
  await heading('All proposals');
  expect(sessionStorage.getItem('wanted-page')).toBeNull();
});

test.each([
  ['//evil.example/x'],
  ['/\\evil.example'],
  ['https://evil.example/'],
  ['javascript:alert(1)'],
  [''],
  [7],
])('an address that is not of this product leads nowhere: %p', (address) => {
  sessionStorage.setItem('wanted-page', JSON.stringify({ address }));
  expect(readReturnPage('u1')).toBeUndefined();
});

test('nor does what is no note of ours', () => {
  for (const kept of ['{', 'null', '[]', '"/proposals"']) {
    sessionStorage.setItem('wanted-page', kept);
    expect(readReturnPage('u1')).toBeUndefined();
  }
});

test('a sign-out that has not reached the server says so until it has', async () => {
  server.on('POST /api/auth/logout', () => refusal(500));
  showApp({ path: '/proposals/p1', signedIn: true });
  await heading('One proposal');
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(await screen.findByText('You are signed out on this device')).toBeVisible();
  server.on('POST /api/auth/logout', () => new Response(null, { status: 204 }));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() =>
    expect(screen.queryByText('You are signed out on this device')).not.toBeInTheDocument(),
  );
});
