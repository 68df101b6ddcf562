import { twoStepMessages } from '@harambee/domain';
import type { PendingSignIn } from '@harambee/domain/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, refusal, server } from '../../testing/fake-server.ts';
import { showApp } from '../../testing/show-app.tsx';

const signedIn = { accessToken: 'a-token', user: aUser };
const pending: PendingSignIn = {
  step: 'confirm',
  email: aUser.email,
  organization: aUser.tenantName,
  app: true,
  passkey: false,
  recoveryCode: true,
  remember: true,
};
const waits = (given: Partial<PendingSignIn> = {}) =>
  server.on('GET /api/auth/second-step', () => Response.json({ ...pending, ...given }));
const bodyOf = (call: string) =>
  JSON.parse(server.calls.findLast((one) => one.call === call)?.body ?? 'null');
const wrongCode = () =>
  Response.json(
    {
      error: twoStepMessages.wrongCode,
      details: [{ field: 'code', message: twoStepMessages.wrongCode }],
      requestId: 'r1',
    },
    { status: 400 },
  );
const needed = (words = 'This account has two-step sign-in. Please reload the page and sign in again.') =>
  Response.json(
    { error: words, details: [{ field: 'secondStep', message: words }], requestId: 'r1' },
    { status: 403 },
  );

test('login leads on to the code, and the code to the page that was wanted', async () => {
  server.on('POST /api/auth/login', () => needed());
  server.on('POST /api/auth/second-step/code', () => Response.json(signedIn));
  waits();
  showApp({ path: '/team' });
  await userEvent.type(await screen.findByLabelText('Email'), aUser.email);
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
  expect(window.location.pathname).toBe('/second-step');
  expect(localStorage.getItem('auth_token')).toBeNull();
  const code = await screen.findByLabelText('Code');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  await userEvent.paste('123 456');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  expect(bodyOf('POST /api/auth/second-step/code')).toEqual({ code: '123 456' });
  expect(localStorage.getItem('auth_token')).toBe('a-token');
});

test('a wrong code stands at its field, selected; without one nothing is sent', async () => {
  server.on('POST /api/auth/second-step/code', wrongCode);
  waits();
  showApp({ path: '/second-step' });
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Please enter the code')).toBeVisible();
  expect(server.countOf('POST /api/auth/second-step/code')).toBe(0);
  await userEvent.type(screen.getByLabelText('Code'), '000000{Enter}');
  expect(await screen.findByText(twoStepMessages.wrongCode)).toBeVisible();
  expect(screen.getByLabelText('Code')).toBeInvalid();
  expect(localStorage.getItem('auth_token')).toBeNull();
});

test('too many codes: the words of the server, and a recovery code is one press away', async () => {
  server.on('POST /api/auth/second-step/code', () =>
    refusal(429, 'Too many attempts. Please wait 15 minutes.'),
  );
  server.on('POST /api/auth/second-step/recovery-code', () => Response.json(signedIn));
  waits({ remember: false });
  showApp({ path: '/second-step' });
  await userEvent.type(await screen.findByLabelText('Code'), '000000{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts');
  await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  const field = await screen.findByLabelText('Recovery code');
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'off');
  await userEvent.type(field, 'k7m2q-9xw4t{Enter}');
  await screen.findByRole('heading', { level: 1, name: /Wanjiru/ });
  expect(bodyOf('POST /api/auth/second-step/recovery-code')).toEqual({ code: 'k7m2q-9xw4t' });
  // As it was chosen at the first step.
  expect(sessionStorage.getItem('auth_token')).toBe('a-token');
});

test('a sign-in that is over leads back; cancelling tells the server', async () => {
  server.on('GET /api/auth/second-step', () => refusal(401, twoStepMessages.over));
  const { unmount } = showApp({ path: '/second-step' });
  expect(await screen.findByRole('alert')).toHaveTextContent(twoStepMessages.over);
  expect(screen.getByRole('link', { name: 'Go to sign in' })).toHaveAttribute('href', '/login');
  unmount();
  waits();
  server.on('DELETE /api/auth/second-step', () => new Response(null, { status: 204 }));
  showApp({ path: '/second-step' });
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel and sign in again' }));
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(server.countOf('DELETE /api/auth/second-step')).toBe(1);
});

test('what the organization requires is set up step by step, and nobody goes on without the codes', async () => {
  waits({ step: 'set-up', app: false, recoveryCode: false });
  server.on('POST /api/auth/second-step/app', () =>
    Response.json({ key: 'GEZDGNBVGY3TQOJQ', address: 'otpauth://totp/Harambee:w?secret=GEZDGNBVGY3TQOJQ' }),
  );
  server.on('PUT /api/auth/second-step/app', () =>
    Response.json({ ...signedIn, recoveryCodes: ['K7M2Q-9XW4T', 'AAAAA-BBBBB'] }),
  );
  showApp({ path: '/second-step' });
  expect(await screen.findByRole('heading', { name: 'Set up two-step sign-in' })).toBeVisible();
  expect(screen.getByText(/Maji Kwa Wote requires it/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Use an authenticator app' }));
  expect(await screen.findByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}');
  const codes = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(
    within(codes)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['K7M2Q-9XW4T', 'AAAAA-BBBBB']);
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please store the codes first');
  expect(localStorage.getItem('auth_token')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have stored these codes' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(localStorage.getItem('auth_token')).toBe('a-token'));
});

test('coming back from a provider leads to the second step, too', async () => {
  sessionStorage.setItem('oauth_state', 's1');
  server.on('POST /api/auth/callback', () => needed());
  waits();
  showApp({ path: '/auth/callback?code=c1&state=s1' });
  expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
});

test('an invitation with an account comes back to the invitation', async () => {
  const preview = { organization: 'Afya Bora', invitedBy: 'Otieno', email: '' };
  server.on('POST /api/auth/invitations/look', () => Response.json(preview));
  server.on('POST /api/auth/login', () => needed());
  server.on('POST /api/auth/second-step/code', () => Response.json(signedIn));
  waits();
  showApp({ path: '/join#s3cret' });
  await userEvent.click(await screen.findByRole('tab', { name: /account/i }));
  const panel = screen.getByRole('tabpanel', { name: /account/i });
  await userEvent.type(within(panel).getByLabelText('Email'), aUser.email);
  await userEvent.type(within(panel).getByLabelText('Password'), 'correct horse{Enter}');
  await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByRole('button', { name: 'Join Afya Bora' })).toBeVisible();
});

test('somebody whose new organization requires it is signed out here and led to its set-up', async () => {
  const leave = jest.fn();
  server.on('POST /api/auth/invitations/look', () =>
    Response.json({ organization: 'Afya Bora', invitedBy: 'Otieno', email: '' }),
  );
  server.on('POST /api/auth/invitations/accept', () =>
    needed('Your organization requires two-step sign-in.'),
  );
  showApp({ path: '/join#s3cret', signedIn: true, leave });
  await userEvent.click(await screen.findByRole('button', { name: 'Join Afya Bora' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/second-step'));
  expect(localStorage.getItem('auth_token')).toBeNull();
});

describe('passkeys', () => {
  const credential = {
    id: 'AQID',
    rawId: new Uint8Array([1, 2, 3]).buffer,
    type: 'public-key',
    authenticatorAttachment: 'platform',
    getClientExtensionResults: () => ({}),
    response: {
      clientDataJSON: new Uint8Array([1]).buffer,
      authenticatorData: new Uint8Array([2]).buffer,
      signature: new Uint8Array([3]).buffer,
      userHandle: new Uint8Array([4]).buffer,
    },
  };
  const options = { options: { challenge: 'AQID', rpId: 'localhost', allowCredentials: [] } };
  const get = jest.fn();
  beforeEach(() => {
    get.mockReset().mockResolvedValue(credential);
    Object.assign(window, { PublicKeyCredential: class {} });
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });
  const answer = {
    id: 'AQID',
    rawId: 'AQID',
    type: 'public-key',
    response: { clientDataJSON: 'AQ', authenticatorData: 'Ag', signature: 'Aw', userHandle: 'BA' },
  };

  test('as the second step; a refusal of the device is said and can be tried again', async () => {
    waits({ app: false, passkey: true });
    server.on('POST /api/auth/second-step/passkey/options', () => Response.json(options));
    server.on('POST /api/auth/second-step/passkey', () => Response.json(signedIn));
    get.mockRejectedValueOnce(Object.assign(new Error('no'), { name: 'NotAllowedError' }));
    showApp({ path: '/second-step' });
    const button = await screen.findByRole('button', { name: 'Use your passkey' });
    await userEvent.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was used. Please try again.');
    await userEvent.click(button);
    await waitFor(() => expect(localStorage.getItem('auth_token')).toBe('a-token'));
    expect(bodyOf('POST /api/auth/second-step/passkey')).toEqual({ answer });
  });

  test('alone, from a link of the sign-in page', async () => {
    server.on('POST /api/auth/passkey/options', () => Response.json(options));
    server.on('POST /api/auth/passkey', () => Response.json(signedIn));
    showApp({ path: '/login' });
    await userEvent.click(screen.getByRole('link', { name: 'Sign in with a passkey' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Remember me' }));
    await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));
    await waitFor(() => expect(sessionStorage.getItem('auth_token')).toBe('a-token'));
    expect(bodyOf('POST /api/auth/passkey')).toEqual({ answer, remember: false });
    expect(server.countOf('GET /api/auth/second-step')).toBe(0);
  });
});
