import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, noNetwork, refusal, server } from '../testing/fake-server.ts';
import { showApp } from '../testing/show-app.tsx';

const secret = 'S'.repeat(43);
const forgot = 'POST /api/auth/password/forgot';
const reset = 'POST /api/auth/password/reset';
const look = 'POST /api/auth/invitations/look';
const accept = 'POST /api/auth/invitations/accept';
const confirm = 'POST /api/auth/email/confirm';

const done = () => new Response(null, { status: 204 });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const typeInto = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text);
const sent = (call: string) =>
  server.calls.filter((one) => one.call === call).map(({ body }) => JSON.parse(body));
const over = 'This link has expired or was used already. Please ask for a new one.';

test.each(['/reset-password', '/join', '/confirm-email'])(
  '%s takes the secret out of the address bar',
  async (path) => {
    server.on(look, () => refusal(400, over));
    showApp({ path: `${path}#${secret}` });
    await screen.findByRole('heading', { level: 1 });
    expect(window.location.pathname + window.location.hash).toBe(path);
  },
);

describe('a forgotten password', () => {
  test('from the sign-in page: a link is asked for, and the answer does not tell whether there is an account', async () => {
    server.on(forgot, done);
    showApp({ path: '/login' });
    await userEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
    await heading('Forgot your password?');
    await press('Send me a link');
    expect(screen.getByText('Email is required')).toBeVisible();
    await typeInto('Email', 'wanjiru');
    expect(screen.getByText('Please enter a valid email address')).toBeVisible();
    await typeInto('Email', '@maji.test ');
    await press('Send me a link');
    expect(await screen.findByText(/If wanjiru@maji.test has an account here/)).toBeVisible();
    expect(sent(forgot)).toEqual([{ email: 'wanjiru@maji.test' }]);
    expect(screen.getByRole('button', { name: 'Send another link' })).toBeEnabled();
  });

  test.each([
    ['the words of the server', () => refusal(503, 'E-mail is not set up here'), 'E-mail is not set up here'],
    ['the network', noNetwork, 'Network error. Please try again.'],
  ])('a refusal shows %s', async (_what, answer, words) => {
    server.on(forgot, answer);
    showApp({ path: '/reset-password' });
    await typeInto('Email', 'a@b.test');
    await press('Send me a link');
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText('Email')).toHaveValue('a@b.test');
  });

  test('with a link: the words of sign-up, then the new password is set', async () => {
    server.on(reset, done);
    showApp({ path: `/reset-password#${secret}` });
    await heading('Choose a new password');
    await press('Set new password');
    expect(screen.getByText('Password is required')).toBeVisible();
    await typeInto('New password', 'short');
    expect(screen.getByText('Password must be at least 8 characters')).toBeVisible();
    await typeInto('New password', ' rains');
    await press('Set new password');
    expect(screen.getByText('Passwords do not match')).toBeVisible();
    await typeInto('Confirm password', 'short rains');
    await press('Set new password');
    await heading('Your new password is set');
    expect(sent(reset)).toEqual([{ token: secret, password: 'short rains' }]);
    await userEvent.click(screen.getByRole('link', { name: 'Sign in with it now' }));
    await heading('Welcome back');
  });

  test('a link that is over says so and leads to a new one', async () => {
    server.on(reset, () => refusal(400, over));
    showApp({ path: `/reset-password#${secret}` });
    await typeInto('New password', 'short rains');
    await typeInto('Confirm password', 'short rains');
    await press('Set new password');
    expect(await screen.findByRole('alert')).toHaveTextContent(over);
    await press('Ask for a new link');
    await heading('Forgot your password?');
  });
});

describe('an invitation', () => {
  const invitation = { organization: 'Afya Njema', invitedBy: 'Otieno Odhiambo', email: 'new@maji.test' };
  const joined = () => Response.json({ accessToken: 'b-token', user: { ...aUser, tenantId: 't2' } });

  beforeEach(() => server.on(look, () => Response.json(invitation)));

  test('somebody new signs up into it', async () => {
    server.on(accept, joined);
    const leave = jest.fn();
    showApp({ path: `/join#${secret}`, leave });
    await heading('Join Afya Njema');
    expect(screen.getByText(/Otieno Odhiambo invites you/)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('new@maji.test');
    await press('Create account and join');
    expect(screen.getByText('First name is required')).toBeVisible();
    await typeInto('First name', 'Amina');
    await typeInto('Last name', 'Yusuf');
    await typeInto('Password', 'short rains');
    await press('Create account and join');
    expect(sent(accept)).toEqual([
      {
        token: secret,
        firstName: 'Amina',
        lastName: 'Yusuf',
        email: 'new@maji.test',
        password: 'short rains',
      },
    ]);
    expect(localStorage.getItem('tenant_id')).toBe('t2');
    expect(leave).toHaveBeenCalledWith('/dashboard');
  });

  test('somebody with an account signs in first and is told what moving means', async () => {
    server.on('POST /api/auth/login', () => Response.json({ accessToken: 'a-token', user: aUser }));
    server.on(accept, joined);
    const leave = jest.fn();
    showApp({ path: `/join#${secret}`, leave });
    await userEvent.click(await screen.findByRole('tab', { name: 'I have an account' }));
    await typeInto('Password', 'correct horse');
    await press('Sign in');
    expect(await screen.findByText(/takes you out of Maji Kwa Wote/)).toBeVisible();
    await press('Join Afya Njema');
    expect(sent(accept)).toEqual([{ token: secret }]);
    const call = server.calls.find((one) => one.call === accept);
    expect(call?.request.headers.get('authorization')).toBe('Bearer a-token');
    expect(leave).toHaveBeenCalledWith('/dashboard');
  });

  test('it opens signed in too, and a refusal is shown', async () => {
    server.on(accept, () => refusal(409, 'You are the only owner.'));
    showApp({ path: `/join#${secret}`, signedIn: true });
    await press('Join Afya Njema');
    expect(await screen.findByText('You are the only owner.')).toBeVisible();
    expect(localStorage.getItem('tenant_id')).toBe('t1');
  });

  test.each([
    ['that is over', `/join#${secret}`, 'This invitation has expired'],
    ['without its secret', '/join', 'This link is not whole'],
  ])('a link %s says so', async (_what, path, words) => {
    server.on(look, () => refusal(400, 'This invitation has expired'));
    showApp({ path });
    expect(await screen.findByText(new RegExp(words))).toBeVisible();
    expect(screen.queryByRole('button', { name: /Join|Create/ })).not.toBeInTheDocument();
  });
});

describe('a new address', () => {
  test('is confirmed by a press, not by opening the page', async () => {
    server.on(confirm, done);
    showApp({ path: `/confirm-email#${secret}` });
    await heading('Confirm your new address');
    expect(server.countOf(confirm)).toBe(0);
    await press('Confirm address');
    await heading('Your address is confirmed');
    expect(sent(confirm)).toEqual([{ token: secret }]);
  });

  test('a link that is over, and one that is not whole', async () => {
    server.on(confirm, () => refusal(400, over));
    const first = showApp({ path: `/confirm-email#${secret}` });
    await press('Confirm address');
    expect(await screen.findByRole('alert')).toHaveTextContent(over);
    first.unmount();
    showApp({ path: '/confirm-email' });
    expect(await screen.findByText('This link is not whole')).toBeVisible();
  });
});
