import { twoStepMessages } from '@harambee/domain';
import type { TwoStepState } from '@harambee/domain/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, server } from '../../testing/fake-server.ts';
import { showApp } from '../../testing/show-app.tsx';

const base = '/api/auth/two-step';
const off: TwoStepState = { passkeys: [], recoveryCodesLeft: 0, hasPassword: true };
const on: TwoStepState = {
  appSince: '2026-11-02T08:00:00.000Z',
  passkeys: [{ id: 'p1', name: 'My phone', createdAt: '2026-11-03T08:00:00.000Z' }],
  recoveryCodesLeft: 8,
  hasPassword: true,
};
const codes = ['K7M2Q-9XW4T', 'AAAAA-BBBBB'];
const given = (state: TwoStepState) => server.on(`GET ${base}`, () => Response.json(state));
const bodyOf = (call: string) =>
  JSON.parse(server.calls.findLast((one) => one.call === call)?.body ?? 'null');
const noContent = () => new Response(null, { status: 204 });
const refusedAt = (field: string, message: string) => () =>
  Response.json({ error: message, details: [{ field, message }], requestId: 'r1' }, { status: 400 });

async function show(state: TwoStepState) {
  given(state);
  server.on('GET /api/auth/sessions', () => Response.json({ sessions: [] }));
  showApp({ path: '/settings?tab=security', signedIn: true });
  const card = await screen.findByRole('region', { name: 'Two-step sign-in' });
  await within(card).findByRole('list', { name: 'Ways to confirm a sign-in' });
  return card;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test('an app is set up: password, key, first code, recovery codes; then it is on', async () => {
  const card = await show(off);
  expect(card).toHaveTextContent('Off');
  server.on(`POST ${base}/app`, () =>
    Response.json({ key: 'GEZDGNBVGY3TQOJQ', address: 'otpauth://totp/Harambee:w?secret=GEZDGNBVGY3TQOJQ' }),
  );
  await press('Set up authenticator app');
  const dialog = await screen.findByRole('dialog', { name: 'Set up an authenticator app' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
  expect(within(dialog).getByText('Current password is required')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('Current password'), 'correct horse{Enter}');
  expect(await within(dialog).findByText('GEZD GNBV GY3T QOJQ')).toBeVisible();
  expect(bodyOf(`POST ${base}/app`)).toEqual({ proof: { password: 'correct horse' } });

  server.on(`PUT ${base}/app`, refusedAt('code', twoStepMessages.wrongCode));
  await userEvent.type(within(dialog).getByLabelText('Code'), '000000{Enter}');
  expect(await within(dialog).findByText(twoStepMessages.wrongCode)).toBeVisible();
  server.on(`PUT ${base}/app`, () => {
    given({ ...off, appSince: on.appSince ?? '', recoveryCodesLeft: 10 });
    return Response.json({ recoveryCodes: codes });
  });
  await userEvent.type(within(dialog).getByLabelText('Code'), '{Enter}');
  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(list).toHaveTextContent('K7M2Q-9XW4T');
  await userEvent.click(screen.getByRole('checkbox', { name: 'I have stored these codes' }));
  await press('Done');
  expect(await screen.findByText('Your authenticator app is set up')).toBeVisible();
  await waitFor(() => expect(card).toHaveTextContent('10 of 10 left'));
  expect(card).toHaveTextContent('On');
});

test('recovery codes are copied, downloaded and printed', async () => {
  await show(on);
  server.on(`POST ${base}/recovery-codes`, () => Response.json({ recoveryCodes: codes }));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Make new codes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Make new recovery codes?' });
  await user.click(within(dialog).getByRole('button', { name: 'Use a code instead' }));
  await user.type(within(dialog).getByLabelText('Code of your authenticator app'), '123 456{Enter}');
  await screen.findByRole('list', { name: 'Recovery codes' });
  expect(bodyOf(`POST ${base}/recovery-codes`)).toEqual({ proof: { code: '123 456' } });
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(codes.join('\n'));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();

  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`;
  URL.revokeObjectURL = () => {};
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(blobs[0]?.type).toBe('text/plain');
});

test('passkeys are renamed and removed; a wrong password stands at its field', async () => {
  const card = await show(on);
  expect(card).toHaveTextContent('My phone');
  await press('Rename My phone');
  const field = await within(card).findByLabelText('Name of the passkey');
  server.on(`PUT ${base}/passkeys/p1`, () => {
    given({
      ...on,
      passkeys: [{ ...on.passkeys[0], name: 'Old phone' } as TwoStepState['passkeys'][number]],
    });
    return noContent();
  });
  await userEvent.clear(field);
  await userEvent.type(field, 'Old phone{Enter}');
  await within(card).findByText('Old phone');
  expect(bodyOf(`PUT ${base}/passkeys/p1`)).toEqual({ name: 'Old phone' });

  await press('Remove Old phone');
  const dialog = await screen.findByRole('dialog', { name: 'Remove the passkey “Old phone”?' });
  expect(dialog).toHaveTextContent('Your other ways to confirm a sign-in still work.');
  server.on(`DELETE ${base}/passkeys/p1`, refusedAt('password', 'Your current password is not correct'));
  await userEvent.type(within(dialog).getByLabelText('Current password'), 'wrong{Enter}');
  expect(await within(dialog).findByText('Your current password is not correct')).toBeVisible();
  server.on(`DELETE ${base}/passkeys/p1`, () => {
    given({ ...on, passkeys: [] });
    return noContent();
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(card).not.toHaveTextContent('Old phone'));
});

test('the last way says what follows; where it is required there is no way to turn it off', async () => {
  const { passkeys: _, ...app } = on;
  const card = await show({ ...app, passkeys: [], requiredFrom: '2026-12-01T08:00:00.000Z' });
  expect(within(card).queryByRole('button', { name: 'Turn off' })).not.toBeInTheDocument();
  await press('Remove authenticator app');
  const dialog = await screen.findByRole('dialog', { name: 'Remove your authenticator app?' });
  expect(dialog).toHaveTextContent('Then your password alone opens your account again.');
  const words = twoStepMessages.required;
  server.on(`DELETE ${base}/app`, () => Response.json({ error: words, requestId: 'r1' }, { status: 409 }));
  await userEvent.type(within(dialog).getByLabelText('Current password'), 'correct horse{Enter}');
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(words);
});

test('an owner’s reset, a requirement and few codes are said there', async () => {
  const card = await show({
    ...off,
    requiredFrom: '2026-12-01T08:00:00.000Z',
    reset: { at: '2026-11-20T08:00:00.000Z', by: 'Otieno Okoth' },
  });
  expect(card).toHaveTextContent('Otieno Okoth reset your two-step sign-in on November 20, 2026');
  expect(card).toHaveTextContent('Your organization requires it from December 1, 2026');
});

test('the same on every other page, until it is set up', async () => {
  const user = { ...aUser, setUpTwoStepBy: '2026-12-01T08:00:00.000Z' };
  server.on('GET /api/auth/me', () => Response.json({ user }));
  showApp({ path: '/profile', signedIn: true });
  expect(await screen.findByText('Set up two-step sign-in before December 1, 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set it up now' })).toHaveAttribute(
    'href',
    '/settings?tab=security',
  );
});

test('few recovery codes, too', async () => {
  server.on('GET /api/auth/me', () => Response.json({ user: { ...aUser, recoveryCodesLeft: 2 } }));
  showApp({ path: '/profile', signedIn: true });
  expect(await screen.findByText('You have 2 recovery codes left')).toBeVisible();
});
