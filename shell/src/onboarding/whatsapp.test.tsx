import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { refusal, server } from '../testing/fake-server.ts';
import { bodyOf, field, goOnTo, openWizard, press, showWizard, step, type } from './testing/open-wizard.tsx';

const link = 'POST /api/auth/link-whatsapp';
const verify = 'POST /api/auth/verify-whatsapp';
const phone = '+254 700 000 001';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const errorBox = () => within(screen.getByRole('dialog')).findByRole('alert');
const hasButton = (name: string) => screen.queryByRole('button', { name }) !== null;

async function openStep() {
  const app = await openWizard({ hasWhatsApp: true });
  await goOnTo(3, 6);
  return app;
}

async function sendCode() {
  await type('WhatsApp phone', phone);
  await press('Send Code');
  await screen.findByRole('button', { name: 'Verify' });
}

test('Send Code, then Verify, then Continue; the focus follows', async () => {
  const { user } = await openStep();
  expect(hasButton('Send Code')).toBe(true);
  await type('WhatsApp phone', phone);
  field('WhatsApp phone').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field('Code')).toHaveFocus());
  expect(bodyOf(link)).toEqual({ phone: '+254700000001' });
  expect(field('Code')).toHaveAccessibleDescription(
    'The 6 digits we sent to +254700000001 on WhatsApp. They expire in 10 minutes.',
  );
  expect([hasButton('Send Code'), hasButton('Verify')]).toEqual([false, true]);
  await user.keyboard('123 456{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus());
  expect(bodyOf(verify)).toEqual({ phone: '+254700000001', otp: '123456' });
  expect(screen.getByText('+254700000001 is linked')).toBeVisible();
  await user.keyboard('{Enter}');
  expect(await step('Step 4 of 6')).toBeVisible();
});

test('an empty phone is skipped by Next, without a call', async () => {
  await openStep();
  await press('Next');
  expect(await step('Step 4 of 6')).toBeVisible();
  expect([server.countOf(link), server.countOf(verify)]).toEqual([0, 0]);
});

test('one press is one step: Next stays the same kind of button while its press is still on its way', async () => {
  await openStep();
  // The browser presses a submit button by itself once all who listen have heard of the click.
  const kindOf = () => {
    const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
    return { next, kind: next.type, form: next.form?.id };
  };
  const before = kindOf();
  await press('Next');
  await step('Step 4 of 6');
  const after = kindOf();
  if (after.next === before.next) expect(after).toEqual(before);
  await press('Previous');
  expect(kindOf()).toEqual(after);
});

test('Next verifies a code that was sent, then goes on; once linked it only goes on', async () => {
  await openStep();
  await sendCode();
  await type('Code', '123456');
  await press('Next');
  expect(await step('Step 4 of 6')).toBeVisible();
  expect(server.countOf(verify)).toBe(1);
  await press('Previous');
  expect(hasButton('Continue')).toBe(true);
  await press('Next');
  expect(await step('Step 4 of 6')).toBeVisible();
  expect(server.countOf(verify)).toBe(1);
});

test('Next with a phone that got no code says what to do', async () => {
  await openStep();
  await type('WhatsApp phone', phone);
  await press('Next');
  expect(await errorBox()).toHaveTextContent(/^There is a problemThis phone is not linked yet\. Send a code/);
  expect(server.countOf(link)).toBe(0);
});

test.each(['', '0700 000 001', '254700000001', '+12'])(
  'the phone "%s" lacks its country code',
  async (text) => {
    await openStep();
    await type('WhatsApp phone', text);
    await press('Send Code');
    expect(await errorBox()).toHaveTextContent('Please enter the phone number with its country code');
    expect(field('WhatsApp phone')).toBeInvalid();
    expect(server.countOf(link)).toBe(0);
  },
);

test.each(['', '12345', '1234567', 'abcdef'])(
  'the code "%s" is not sent: it has no 6 digits',
  async (code) => {
    await openStep();
    await sendCode();
    await type('Code', code);
    await press('Verify');
    expect(await errorBox()).toHaveTextContent('Invalid OTP code: it has 6 digits');
    expect(server.countOf(verify)).toBe(0);
  },
);

test.each([
  [
    'the server’s words',
    () => refusal(503, 'WhatsApp integration is not available'),
    'WhatsApp integration is not available',
  ],
  [
    'the limit',
    () => refusal(429, 'No more than three codes are sent in an hour. Please try again later.'),
    'No more than three codes',
  ],
  ['words of its own', () => refusal(500), 'Failed to send WhatsApp OTP'],
])('a code that cannot be sent: %s, after one try', async (_what, answer, words) => {
  await openStep();
  server.on(link, answer);
  await type('WhatsApp phone', phone);
  await press('Send Code');
  expect(await errorBox()).toHaveTextContent(words);
  expect(server.countOf(link)).toBe(1);
  expect(hasButton('Send Code')).toBe(true);
});

test.each([
  [
    'with its details',
    { error: 'Invalid OTP code', details: [{ field: 'otp', message: 'Invalid OTP code' }] },
    'Invalid OTP code',
  ],
  ['in the server’s words', { error: 'Too many attempts' }, 'Too many attempts'],
  ['without words', {}, 'Invalid OTP code'],
])('a wrong code, %s', async (_what, body, words) => {
  await openStep();
  await sendCode();
  server.on(verify, () => Response.json(body, { status: 400 }));
  await type('Code', '000000');
  await press('Verify');
  expect(await errorBox()).toHaveTextContent(words);
  expect(hasButton('Verify')).toBe(true);
});

test('another phone needs another code', async () => {
  await openStep();
  await sendCode();
  await type('WhatsApp phone', '+254 700 000 002');
  expect([hasButton('Send Code'), hasButton('Verify')]).toEqual([true, false]);
  await type('WhatsApp phone', '+254700000001');
  expect(hasButton('Verify')).toBe(true);
});

test('another code can be sent after 30 seconds', async () => {
  await openStep();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  await type('WhatsApp phone', phone);
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Send Code' }));
    await jest.advanceTimersByTimeAsync(100);
  });
  expect(screen.getByText('No code yet? You can send another one in 30 s.')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('No code yet? You can send another one in 20 s.')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(20_000));
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Send another code' }));
    await jest.advanceTimersByTimeAsync(100);
  });
  expect(server.countOf(link)).toBe(2);
  expect(screen.getByText('No code yet? You can send another one in 30 s.')).toBeVisible();
});

test('a reload keeps the phone and that a code is on its way, never the code', async () => {
  const { unmount } = await openStep();
  await sendCode();
  await type('Code', '987654');
  expect(JSON.stringify({ ...localStorage })).not.toContain('987654');
  unmount();
  await showWizard();
  expect(await step('Step 3 of 6')).toBeVisible();
  expect(field('WhatsApp phone')).toHaveValue(phone);
  expect(field('Code')).toHaveValue('');
});

test('no longer available after a reload: the step after it is shown', async () => {
  const { unmount } = await openStep();
  unmount();
  server.on('GET /api/auth/whatsapp-status', () => Response.json({ available: false }));
  await showWizard();
  expect(await step('Step 3 of 5')).toBeVisible();
  expect(screen.getByText('Coming Soon')).toBeVisible();
});
