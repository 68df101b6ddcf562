import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, noNetwork, refusal, server } from '../testing/fake-server.ts';
import { showApp } from '../testing/show-app.tsx';

const callback = 'POST /api/auth/callback';
const path = () => window.location.pathname;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const timers: (() => void)[] = [];

/** As the browser comes back, with the state it left with. */
function comeBack(query: string, state: string | null = 'the-state') {
  if (state !== null) sessionStorage.setItem('oauth_state', state);
  return showApp({ path: `/auth/callback?${query}` });
}
const goodWay = 'code=the-code&state=the-state';

beforeEach(() => {
  server.on(callback, () => Response.json({ accessToken: 'a-token', user: aUser }));
  timers.length = 0;
});
const realTimeout = globalThis.setTimeout;
afterEach(() => {
  globalThis.setTimeout = realTimeout;
});

/** Keeps the timer of 1.5 s in hand; all others run as ever. */
function holdTheWait() {
  globalThis.setTimeout = ((work: () => void, after?: number) =>
    after === 1_500 ? timers.push(work) : realTimeout(work, after)) as typeof setTimeout;
}

test('while it is checked it says so; then it worked for 1.5 seconds, then the dashboard', async () => {
  holdTheWait();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.on(callback, () => held.then(() => Response.json({ accessToken: 'a-token', user: aUser })));
  comeBack(goodWay);
  expect(await heading('Signing you in')).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('Checking your sign-in');
  release();
  expect(await heading('You are signed in')).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('Welcome, Wanjiru');
  expect(path()).toBe('/auth/callback');
  expect(timers).toHaveLength(1);
  act(() => timers[0]?.());
  expect(await screen.findByRole('heading', { name: /^Good .*, Wanjiru$/ })).toBeVisible();
  expect(path()).toBe('/dashboard');
});

test('it sends the code, the state and where it came back to, and no token', async () => {
  comeBack(goodWay);
  await heading('You are signed in');
  const [call] = server.calls.filter((one) => one.call === callback);
  expect(JSON.parse(call?.body ?? '')).toEqual({
    code: 'the-code',
    state: 'the-state',
    redirectUri: `${window.location.origin}/auth/callback`,
  });
  expect(call?.request.headers.has('authorization')).toBe(false);
  expect(localStorage.getItem('auth_token')).toBe('a-token');
  expect(sessionStorage).toHaveLength(0);
});

test('"Remember me" off: the sign-in is this tab’s, and the server is told', async () => {
  sessionStorage.setItem('oauth_remember', 'false');
  comeBack(goodWay);
  await heading('You are signed in');
  expect(JSON.parse(server.calls.find((one) => one.call === callback)?.body ?? '')).toMatchObject({
    remember: false,
  });
  expect(sessionStorage.getItem('auth_token')).toBe('a-token');
  expect(localStorage.getItem('auth_token')).toBeNull();
});

test.each([
  ['an error', 'error=access_denied&state=the-state', 'OAuth error: access_denied'],
  ['an error beside a code', `error=server_error&${goodWay}`, 'OAuth error: server_error'],
  ['no code', 'state=the-state', 'No authorization code received'],
  ['no state', 'code=the-code', 'Invalid state parameter'],
  ['another state', 'code=the-code&state=of-somebody-else', 'Invalid state parameter'],
  ['nothing', '', 'No authorization code received'],
])('%s: it says so, calls nobody, and leads back', async (_what, query, message) => {
  comeBack(query);
  expect(await heading('Sign in failed')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(document.title).toBe('Sign in failed · Harambee');
  expect(server.calls).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('Welcome back')).toBeVisible();
  expect(path()).toBe('/login');
});

test('a refusal at the provider is explained in plain words; what it says is text, whatever it is', async () => {
  const { unmount } = comeBack('error=access_denied');
  expect(await screen.findByRole('alert')).toHaveTextContent('You did not agree');
  unmount();
  comeBack(`error=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  expect(await screen.findByText('OAuth error: <img src=x onerror=alert(1)>')).toBeVisible();
});

test('a state that nobody stored is none, the empty one neither', async () => {
  const { unmount } = comeBack('code=c&state=s', null);
  expect(await screen.findByText('Invalid state parameter')).toBeVisible();
  unmount();
  comeBack('code=c&state=', '');
  expect(await screen.findByText('Invalid state parameter')).toBeVisible();
  expect(server.calls).toHaveLength(0);
});

test.each([
  [
    'the words of the server',
    () => refusal(403, 'Google has not confirmed it'),
    'Google has not confirmed it',
  ],
  ['its own without them', () => refusal(500), 'Authentication failed'],
  ['an answer that is none', () => new Response('<html>'), 'An unexpected error occurred'],
  ['no network', noNetwork, 'An unexpected error occurred'],
])('refused: %s', async (_what, answer, words) => {
  server.on(callback, answer);
  comeBack(goodWay);
  expect(await heading('Sign in failed')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(words);
  expect(server.countOf(callback)).toBe(1);
  expect(localStorage.getItem('auth_token')).toBeNull();
});

test('a reload does not send the code a second time', async () => {
  server.on(callback, () => refusal(401, 'This sign-in has expired'));
  const { unmount } = comeBack(goodWay);
  await screen.findByText('This sign-in has expired');
  unmount();
  showApp({ path: `/auth/callback?${goodWay}` });
  expect(await screen.findByText('Invalid state parameter')).toBeVisible();
  expect(server.countOf(callback)).toBe(1);
});

test('signed in on arrival it leads to the dashboard at once and redeems nothing', async () => {
  sessionStorage.setItem('oauth_state', 'the-state');
  showApp({ path: `/auth/callback?${goodWay}`, signedIn: true });
  await waitFor(() => expect(path()).toBe('/dashboard'));
  expect(server.countOf(callback)).toBe(0);
});
