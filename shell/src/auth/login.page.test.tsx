import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, noNetwork, refusal, server } from '../testing/fake-server.ts';
import { showApp } from '../testing/show-app.tsx';

const login = 'POST /api/auth/login';
const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

async function fillIn() {
  await userEvent.type(email(), ' wanjiru@maji.test ');
  await userEvent.type(password(), 'correct horse');
}

beforeEach(() => {
  server.on(login, () => Response.json({ accessToken: 'a-token', user: aUser }));
});

test.each([
  ['both', '', ''],
  ['the password', 'a@b.test', ''],
  ['the email', '', 'correct horse'],
  ['an email of spaces', '  ', 'correct horse'],
])('without %s it asks for both and calls nobody', async (_what, address, secret) => {
  showApp({ path: '/login' });
  if (address) await userEvent.type(email(), address);
  if (secret) await userEvent.type(password(), secret);
  expect(screen.queryByText('Please enter both email and password')).not.toBeInTheDocument();
  await submit();
  expect(screen.getByText('Please enter both email and password')).toBeVisible();
  expect(address.trim() === '' ? email() : password()).toHaveFocus();
  expect(server.calls).toHaveLength(0);
});

test('a good sign-in sends the trimmed address and ends on /dashboard', async () => {
  showApp({ path: '/login' });
  await fillIn();
  await submit();
  expect(await screen.findByRole('heading', { name: /Wanjiru/ })).toBeVisible();
  expect(window.location.pathname).toBe('/dashboard');
  expect(JSON.parse(server.calls[0]?.body ?? '')).toEqual({
    email: 'wanjiru@maji.test',
    password: 'correct horse',
    remember: true,
  });
  expect(server.calls[0]?.request.headers.has('authorization')).toBe(false);
});

test.each([
  ['on, as it is at first: local storage', false, () => localStorage, () => sessionStorage],
  ['off: session storage', true, () => sessionStorage, () => localStorage],
])('Remember me %s', async (_name, isPressed, holder, other) => {
  showApp({ path: '/login' });
  expect(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
  if (isPressed) await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await fillIn();
  await submit();
  await waitFor(() => expect(holder().getItem('auth_token')).toBe('a-token'));
  expect(holder().getItem('user_id')).toBe('u1');
  expect(holder().getItem('tenant_id')).toBe('t1');
  expect(other().getItem('auth_token')).toBeNull();
});

test.each([
  ['the words of the server', () => refusal(401, 'Wrong email or password'), 'Wrong email or password'],
  ['its own without them', () => refusal(500), 'Login failed'],
  ['the network', noNetwork, 'Network error. Please try again.'],
])('a refusal shows %s; what was typed stays', async (_name, answer, words) => {
  server.on(login, answer);
  showApp({ path: '/login' });
  await fillIn();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(password()).toHaveValue('correct horse');
  expect(server.countOf(login)).toBe(1);
  expect(localStorage.getItem('auth_token')).toBeNull();
});

test('pressing twice while it works sends once', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.on(login, () => held.then(() => refusal(401, 'Wrong email or password')));
  showApp({ path: '/login' });
  await fillIn();
  await submit();
  await userEvent.type(password(), '{Enter}');
  release();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(server.countOf(login)).toBe(1);
});

test('the second tab leaves for Google or GitHub with a stored state', async () => {
  const leave = jest.fn();
  showApp({ path: '/login', leave });
  await userEvent.click(screen.getByRole('tab', { name: 'Social login' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
  const google = new URL(leave.mock.calls[0][0]);
  expect(google.pathname).toBe('/api/auth/google');
  expect(google.searchParams.get('state')).toBe(sessionStorage.getItem('oauth_state'));
  await userEvent.click(screen.getByRole('button', { name: 'Continue with GitHub' }));
  const github = new URL(leave.mock.calls[1][0]);
  expect(github.pathname).toBe('/api/auth/github');
  expect(github.searchParams.get('state')).toBe(sessionStorage.getItem('oauth_state'));
  expect(server.calls).toHaveLength(0);
});

test('the choice to be remembered is one for both tabs', async () => {
  const remember = () =>
    within(screen.getByRole('tabpanel', { name: 'Your account elsewhere' })).getByRole('checkbox', {
      name: 'Remember me',
    });
  showApp({ path: '/login', leave: jest.fn() });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Social login' }));
  expect(remember()).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
  expect(sessionStorage.getItem('oauth_remember')).toBe('false');
  await userEvent.click(remember());
  await userEvent.click(screen.getByRole('button', { name: 'Continue with GitHub' }));
  expect(sessionStorage.getItem('oauth_remember')).toBe('true');
});

test('links, and what password managers need', async () => {
  showApp({ path: '/login' });
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(['Create an account', 'Terms', 'Privacy', 'Support'].map(href)).toEqual([
    '/signup',
    '/terms',
    '/privacy',
    '/support',
  ]);
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await userEvent.click(password());
  await userEvent.paste('pasted secret');
  expect(password()).toHaveValue('pasted secret');
});
