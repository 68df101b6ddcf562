import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, noNetwork, refusal, server } from '../testing/fake-server.ts';
import { showApp } from '../testing/show-app.tsx';

const register = 'POST /api/auth/register';
const field = (label: string) => screen.getByLabelText(label);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));

const steps: [label: string, message: string, value: string][] = [
  ['First name', 'First name is required', 'Wanjiru'],
  ['Last name', 'Last name is required', 'Achieng'],
  ['Organization name', 'Organization name is required', 'Maji Kwa Wote'],
  ['Email', 'Email is required', 'not an address'],
  ['Password', 'Password is required', 'seven77'],
];
const messages = [
  ...steps.map(([, message]) => message),
  'Password must be at least 8 characters',
  'Passwords do not match',
  'Please enter a valid email address',
];
const shown = () => messages.filter((message) => screen.queryByText(message));

async function fillIn() {
  for (const [label, , value] of steps) await userEvent.type(field(label), value);
  await userEvent.clear(field('Email'));
  await userEvent.type(field('Email'), ' wanjiru@maji.test ');
  await userEvent.clear(field('Password'));
  await userEvent.type(field('Password'), 'eight888');
  await userEvent.type(field('Confirm password'), 'eight888');
}

test('one message at a time, in the order of the rules, each at its field', async () => {
  showApp({ path: '/signup' });
  expect(shown()).toEqual([]);
  for (const [label, message, value] of steps) {
    await userEvent.type(field(label), '  ');
    await submit();
    expect(shown()).toEqual([message]);
    expect(field(label)).toHaveFocus();
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message));
    await userEvent.clear(field(label));
    await userEvent.type(field(label), value);
  }
  await submit();
  expect(shown()).toEqual(['Password must be at least 8 characters']);
  await userEvent.type(field('Password'), '8');
  expect(shown()).toEqual(['Passwords do not match']);
  await userEvent.type(field('Confirm password'), 'seven778');
  expect(shown()).toEqual(['Please enter a valid email address']);
  await submit();
  expect(field('Email')).toHaveFocus();
  expect(server.calls).toHaveLength(0);
});

test('a good sign-up sends trimmed values without the confirmation, signs in and ends on /dashboard', async () => {
  server.on(register, () => Response.json({ accessToken: 'a-token', user: aUser }, { status: 201 }));
  showApp({ path: '/signup' });
  await fillIn();
  await submit();
  expect(await screen.findByRole('heading', { name: /Wanjiru/ })).toBeVisible();
  expect(window.location.pathname).toBe('/dashboard');
  expect(localStorage.getItem('auth_token')).toBe('a-token');
  expect(JSON.parse(server.calls[0]?.body ?? '')).toEqual({
    firstName: 'Wanjiru',
    lastName: 'Achieng',
    organizationName: 'Maji Kwa Wote',
    email: 'wanjiru@maji.test',
    password: 'eight888',
  });
});

test.each([
  ['the words of the server', () => refusal(409, 'This email is taken'), 'This email is taken'],
  ['its own without them', () => refusal(409), 'Registration failed'],
  ['the network', noNetwork, 'Network error. Please try again.'],
])('a refusal shows %s, after one call', async (_name, answer, words) => {
  server.on(register, answer);
  showApp({ path: '/signup' });
  await fillIn();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(field('First name')).toHaveValue('Wanjiru');
  expect(server.countOf(register)).toBe(1);
});

test('each password has its own toggle, and both are announced as new to password managers', async () => {
  showApp({ path: '/signup' });
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field('Password')).toHaveAttribute('type', 'text');
  expect(field('Confirm password')).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show confirm password' }));
  expect(field('Confirm password')).toHaveAttribute('type', 'text');
  expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
  expect(field('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Email', 'Social login']);
});
