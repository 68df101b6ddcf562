import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrganization, aUser, noNetwork, refusal, server } from '../testing/fake-server.ts';
import { showApp } from '../testing/show-app.tsx';
import { triedAddress } from './tried-address.ts';

const secret = 'S'.repeat(43);
const forgot = 'POST /api/auth/password/forgot';
const reset = 'POST /api/auth/password/reset';
const lookAtReset = 'POST /api/auth/password/reset/look';
const askForUnlock = 'POST /api/auth/unlock/ask';
const unlock = 'POST /api/auth/unlock';
const look = 'POST /api/auth/invitations/look';
const accept = 'POST /api/auth/invitations/accept';
const confirm = 'POST /api/auth/email/confirm';
const lookAtEmail = 'POST /api/auth/email/look';
const takeOver = 'POST /api/auth/email/take-over';
const undo = 'POST /api/auth/email/undo';

const done = () => new Response(null, { status: 204 });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const typeInto = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text);
const sent = (call: string) =>
  server.calls.filter((one) => one.call === call).map(({ body }) => JSON.parse(body));
const over = 'This link has expired or has already been used. Please request a new one.';

beforeEach(() => triedAddress.write(''));

test.each(['/reset-password', '/join', '/confirm-email', '/undo-email', '/unlock'])(
  '%s takes the secret out of the address bar',
  async (path) => {
    server.on(look, () => refusal(400, over));
    server.on(lookAtEmail, () => refusal(400, over));
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
    ['the words of the server', () => refusal(503, 'Email is not set up here'), 'Email is not set up here'],
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

  test('a link that is over says so before anybody types', async () => {
    server.on(lookAtReset, () => refusal(400, over));
    server.on(forgot, done);
    showApp({ path: `/reset-password#${secret}` });
    await heading('This link no longer works');
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    expect(sent(lookAtReset)).toEqual([{ token: secret }]);
    await typeInto('Email', 'wanjiru@maji.test');
    await press('Send me a link');
    expect(await screen.findByText(/If wanjiru@maji.test has an account here/)).toBeVisible();
  });

  test.each([
    ['is not there', noNetwork],
    ['is older than this page', () => refusal(404, 'Not found')],
  ])('a server that %s has said nothing against a link', async (_what, answer) => {
    server.on(lookAtReset, answer);
    showApp({ path: `/reset-password#${secret}` });
    await heading('Choose a new password');
    expect(await screen.findByLabelText('New password')).toBeVisible();
  });

  test('loaded again it works still, and no longer once it was used', async () => {
    server.on(reset, done);
    const first = showApp({ path: `/reset-password#${secret}` });
    await screen.findByLabelText('New password');
    first.unmount();
    // As a browser loads the entry of its history again: the same address, the same state.
    showApp({});
    await typeInto('New password', 'short rains');
    await typeInto('Confirm password', 'short rains');
    await press('Set new password');
    await heading('Your new password is set');
    expect(sent(reset)).toEqual([{ token: secret, password: 'short rains' }]);
    expect(JSON.stringify(window.history.state)).not.toContain(secret);
  });

  test('what the server says of the password stands at the password, until it is another', async () => {
    server.on(reset, () =>
      Response.json(
        { error: 'Too common', details: [{ field: 'password', message: 'Too common' }] },
        { status: 400 },
      ),
    );
    showApp({ path: `/reset-password#${secret}` });
    await typeInto('New password', 'sunshine1');
    await typeInto('Confirm password', 'sunshine1');
    await press('Set new password');
    expect(await screen.findByText('Too common')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(/Too common/);
    expect(screen.getByLabelText('New password')).toHaveFocus();
    await typeInto('New password', '!');
    expect(screen.queryByText('Too common')).not.toBeInTheDocument();
  });

  test('a link that ends while one types says so and leads to a new one', async () => {
    server.on(reset, () => refusal(400, over));
    showApp({ path: `/reset-password#${secret}` });
    await typeInto('New password', 'short rains');
    await typeInto('Confirm password', 'short rains');
    await press('Set new password');
    expect(await screen.findByRole('alert')).toHaveTextContent(over);
    await press('Request a new link');
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

  // Until ADR 29 joining moved the account, and the page said so.
  test('somebody with an account signs in first, and adds the organization to it', async () => {
    server.on('POST /api/auth/login', () => Response.json({ accessToken: 'a-token', user: aUser }));
    server.on(accept, joined);
    const leave = jest.fn();
    showApp({ path: `/join#${secret}`, leave });
    await userEvent.click(await screen.findByRole('tab', { name: 'I have an account' }));
    await typeInto('Password', 'correct horse');
    await press('Sign in');
    expect(
      await screen.findByText(/Afya Njema is added to your account. You stay in Maji Kwa Wote/),
    ).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await press('Join Afya Njema');
    expect(sent(accept)).toEqual([{ token: secret }]);
    const call = server.calls.find((one) => one.call === accept);
    expect(call?.request.headers.get('authorization')).toBe('Bearer a-token');
    expect(leave).toHaveBeenCalledWith('/dashboard');
  });

  test('who has never used their organization may delete it, or keep it', async () => {
    server.on('GET /api/auth/organizations', () =>
      Response.json({ organizations: [{ ...anOrganization, unused: true }] }),
    );
    server.on(accept, joined);
    showApp({ path: `/join#${secret}`, signedIn: true, leave: jest.fn() });
    const box = await screen.findByRole('checkbox', { name: /Delete Maji Kwa Wote/ });
    expect(box).not.toBeChecked();
    await press('Join Afya Njema');
    await userEvent.click(box);
    expect(screen.getByText('Afya Njema takes the place of Maji Kwa Wote.')).toBeVisible();
    await press('Join Afya Njema');
    expect(sent(accept)).toEqual([{ token: secret }, { token: secret, leave: true }]);
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
    ['without its secret', '/join', 'This link is incomplete'],
  ])('a link %s says so', async (_what, path, words) => {
    server.on(look, () => refusal(400, 'This invitation has expired'));
    showApp({ path });
    expect(await screen.findByText(new RegExp(words))).toBeVisible();
    expect(screen.queryByRole('button', { name: /Join|Create/ })).not.toBeInTheDocument();
  });
});

describe('a new address', () => {
  beforeEach(() => server.on(lookAtEmail, () => Response.json({ email: 'new@maji.test' })));

  test('is confirmed by a press, not by opening the page', async () => {
    server.on(confirm, done);
    showApp({ path: `/confirm-email#${secret}` });
    await heading('Confirm your new address');
    await screen.findByRole('button', { name: 'Confirm address' });
    expect(server.countOf(confirm)).toBe(0);
    await press('Confirm address');
    await heading('Your address is confirmed');
    expect(sent(confirm)).toEqual([{ token: secret }]);
  });

  test('a link that is over says so before one presses, or when it ends meanwhile; one that is not whole', async () => {
    server.on(confirm, () => refusal(400, over));
    const first = showApp({ path: `/confirm-email#${secret}` });
    await press('Confirm address');
    expect(await screen.findByRole('alert')).toHaveTextContent(over);
    first.unmount();
    server.on(lookAtEmail, () => refusal(400, over));
    const second = showApp({ path: `/confirm-email#${secret}` });
    expect(await screen.findByText(over)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm address' })).not.toBeInTheDocument();
    second.unmount();
    showApp({ path: '/confirm-email' });
    expect(await screen.findByText('This link is incomplete')).toBeVisible();
  });
});

const aReview = {
  name: 'Wanjiru Achieng',
  email: 'wanjiru@maji.test',
  organization: 'Maji Kwa Wote',
  createdAt: '2026-11-01T08:00:00.000Z',
  action: 'end',
  people: [
    {
      ...{ id: 'u2', firstName: 'Otieno', lastName: 'Okoth', email: 'otieno@evil.test', role: 'Owner' },
      joinedAt: '2026-11-02T08:00:00.000Z',
    },
  ],
  sessions: [
    {
      ...{ id: 's1', device: 'Firefox on Windows', current: false },
      ...{ createdAt: '2026-11-03T08:00:00.000Z', lastUsedAt: '2026-11-03T08:00:00.000Z' },
    },
  ],
  invitations: 2,
};

test('a server that is older than the page of a new address confirms all the same', async () => {
  server.on(lookAtEmail, () => refusal(404, 'Not found'));
  server.on(confirm, done);
  showApp({ path: `/confirm-email#${secret}` });
  await press('Confirm address');
  await heading('Your address is confirmed');
});

describe('the link of a new account', () => {
  beforeEach(() =>
    server.on(lookAtEmail, () => Response.json({ email: 'wanjiru@maji.test', review: aReview })),
  );

  test('shows whose it is and who is in it, and is confirmed by a press', async () => {
    server.on(confirm, done);
    showApp({ path: `/confirm-email#${secret}` });
    await heading('Is this your account?');
    for (const text of [/Maji Kwa Wote/, /Otieno Okoth, otieno@evil.test/, /Firefox on Windows/]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    await press('Yes, it’s mine');
    await heading('Your address is confirmed');
    expect(sent(confirm)).toEqual([{ token: secret, reviewed: true }]);
  });

  test('that somebody else has opened: they are put out, and a password is chosen', async () => {
    server.on(takeOver, () => Response.json({ email: 'wanjiru@maji.test', resetToken: 'R'.repeat(43) }));
    showApp({ path: `/confirm-email#${secret}` });
    await press('No, sign out whoever created it');
    await heading('The account is yours now');
    expect(sent(takeOver)).toEqual([{ token: secret }]);
    expect(screen.getByRole('link', { name: 'Choose your password now' })).toHaveAttribute(
      'href',
      `/reset-password#${'R'.repeat(43)}`,
    );
  });
});

describe('after the first proof of an address', () => {
  const review = 'GET /api/auth/review';
  const keep = 'DELETE /api/auth/review';
  const end = 'POST /api/auth/review/end-others';
  beforeEach(() => {
    server.on('GET /api/auth/me', () => Response.json({ user: { ...aUser, mustReview: true } }));
    server.on(review, () => Response.json(aReview));
  });

  test('the people are shown before anything else, and may stay', async () => {
    server.on(keep, done);
    showApp({ path: '/dashboard', signedIn: true });
    await heading('Do you know everyone here?');
    expect(await screen.findByText(/Otieno Okoth/)).toBeVisible();
    await press('Yes, everyone can stay');
    expect(await screen.findByRole('navigation', { name: /main/i })).toBeVisible();
    expect(server.countOf(keep)).toBe(1);
  });

  test('one press puts everybody else out, and the app opens anew', async () => {
    server.on(end, () => Response.json({ accessToken: 'b-token', user: aUser }));
    const leave = jest.fn();
    showApp({ path: '/dashboard', signedIn: true, leave });
    await press('Remove everyone else');
    expect(leave).toHaveBeenCalledWith('/dashboard');
    expect(localStorage.getItem('auth_token')).toBe('b-token');
  });

  test('what cannot be loaded can be asked for again; a refusal is shown', async () => {
    server.on(review, () => refusal(403, 'Not now'));
    server.on(end, () => refusal(409, 'This has already been answered'));
    showApp({ path: '/dashboard', signedIn: true });
    expect(await screen.findByText('Not now')).toBeVisible();
    server.on(review, () => Response.json({ ...aReview, action: 'leave' }));
    await press('Retry');
    await press('Leave this organization');
    expect(await screen.findByText('This has already been answered')).toBeVisible();
  });
});

describe('an address that was left', () => {
  test('comes back by a press, and a new password is chosen with what the answer brings', async () => {
    server.on(undo, () => Response.json({ email: 'wanjiru@maji.test', resetToken: 'R'.repeat(43) }));
    showApp({ path: `/undo-email#${secret}` });
    await heading('Keep your old address');
    expect(server.countOf(undo)).toBe(0);
    await press('Undo the change');
    await heading('Your address is safe');
    expect(sent(undo)).toEqual([{ token: secret }]);
    expect(screen.getByText(/wanjiru@maji.test is your address again/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose a new password now' })).toHaveAttribute(
      'href',
      `/reset-password#${'R'.repeat(43)}`,
    );
  });

  test('a link that is over, and one that is not whole', async () => {
    server.on(undo, () => refusal(400, over));
    const first = showApp({ path: `/undo-email#${secret}` });
    await press('Undo the change');
    expect(await screen.findByRole('alert')).toHaveTextContent(over);
    first.unmount();
    showApp({ path: '/undo-email' });
    expect(await screen.findByText('This link is incomplete')).toBeVisible();
  });
});

describe('held up because too many have tried', () => {
  const tooMany = 'Too many attempts. Try again in 4 minutes.';

  test('the sign-in page says how long, and mails a link that lets one in', async () => {
    server.on('POST /api/auth/login', () => refusal(429, tooMany));
    server.on(askForUnlock, done);
    showApp({ path: '/login' });
    await typeInto('Email', 'wanjiru@maji.test');
    await typeInto('Password', 'short rains');
    await press('Sign in');
    expect(await screen.findByRole('alert')).toHaveTextContent(tooMany);
    await userEvent.click(screen.getByRole('link', { name: 'Email me a link to get back in' }));
    await heading('Sign in without waiting');
    expect(screen.getByLabelText('Email')).toHaveValue('wanjiru@maji.test');
    await press('Send me a link');
    expect(await screen.findByText(/If wanjiru@maji.test has an account here/)).toBeVisible();
    expect(sent(askForUnlock)).toEqual([{ email: 'wanjiru@maji.test' }]);
  });

  test('a wrong password offers no such link', async () => {
    server.on('POST /api/auth/login', () => refusal(401, 'Invalid email or password'));
    showApp({ path: '/login' });
    await typeInto('Email', 'wanjiru@maji.test');
    await typeInto('Password', 'short rains');
    await press('Sign in');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Mail me a link/ })).not.toBeInTheDocument();
  });

  test('the link unlocks by a press, not by opening the page', async () => {
    server.on(unlock, done);
    showApp({ path: `/unlock#${secret}` });
    await heading('Sign in without waiting');
    expect(server.countOf(unlock)).toBe(0);
    await press('Let me sign in here');
    await heading('You can sign in again');
    expect(sent(unlock)).toEqual([{ token: secret }]);
  });

  test('one that is over says so and leads to a new one', async () => {
    server.on(unlock, () => refusal(400, over));
    showApp({ path: `/unlock#${secret}` });
    await press('Let me sign in here');
    expect(await screen.findByRole('alert')).toHaveTextContent(over);
    await press('Request a new link');
    expect(await screen.findByLabelText('Email')).toBeVisible();
  });
});
