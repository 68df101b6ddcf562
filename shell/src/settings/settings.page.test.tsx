import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, refusal, server } from '../testing/fake-server.ts';
import { showApp } from '../testing/show-app.tsx';

const show = async (tab: string) => {
  showApp({ path: `/settings?tab=${tab}`, signedIn: true });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
};
const bodyOf = (call: string) =>
  JSON.parse(server.calls.findLast((one) => one.call === call)?.body ?? 'null');

const session = (id: string, device: string, current: boolean) => ({
  id,
  device,
  current,
  createdAt: aUser.createdAt,
  lastUsedAt: aUser.createdAt,
});

test('the theme is kept as light, dark or system, and shown at once', async () => {
  await show('appearance');
  expect(screen.getByRole('radio', { name: /System/ })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /Dark/ }));
  expect(localStorage.getItem('theme')).toBe('dark');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  await userEvent.click(screen.getByRole('radio', { name: /Light/ }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  expect(localStorage.getItem('theme')).toBe('light');
});

test('the profile tab sends three fields and the sidebar follows; the organization is only shown', async () => {
  server.on('PUT /api/auth/profile', () => Response.json({ user: { ...aUser, firstName: 'Akinyi' } }));
  await show('profile');
  expect(screen.queryByLabelText(/organization/i)).not.toBeInTheDocument();
  await userEvent.clear(screen.getByLabelText('First name'));
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('First name is required')).toBeVisible();
  await userEvent.type(screen.getByLabelText('First name'), 'Akinyi');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Your profile is saved')).toBeVisible();
  expect(bodyOf('PUT /api/auth/profile')).toEqual({
    firstName: 'Akinyi',
    lastName: 'Achieng',
    email: 'wanjiru@maji.test',
  });
  expect(screen.getByText('Akinyi Achieng')).toBeVisible();
});

test('a password that is too short or differs is not sent; a refusal is shown; success empties the fields', async () => {
  server.on('GET /api/auth/sessions', () => Response.json({ sessions: [] }));
  server.on('PUT /api/auth/password', () => refusal(400, 'The current password is not right'));
  await show('security');
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await userEvent.type(screen.getByLabelText('Current password'), 'correct horse');
  await userEvent.type(screen.getByLabelText('New password'), 'seven77');
  await submit();
  expect(await screen.findByText('Password must be at least 8 characters')).toBeVisible();
  await userEvent.type(screen.getByLabelText('New password'), '8');
  await submit();
  expect(await screen.findByText('Passwords do not match')).toBeVisible();
  expect(server.countOf('PUT /api/auth/password')).toBe(0);

  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'seven778');
  await submit();
  expect(await screen.findByText('The current password is not right')).toBeVisible();
  logged.mockRestore();

  server.on('PUT /api/auth/password', () => new Response(null, { status: 204 }));
  await submit();
  expect(await screen.findByText('Your password is changed')).toBeVisible();
  expect(bodyOf('PUT /api/auth/password')).toEqual({
    currentPassword: 'correct horse',
    newPassword: 'seven778',
  });
  expect(screen.getByLabelText('New password')).toHaveValue('');
});

test('other sessions can be ended, this one cannot', async () => {
  let sessions = [session('s1', 'Chrome on Linux', true), session('s2', 'Firefox on Windows', false)];
  server.on('GET /api/auth/sessions', () => Response.json({ sessions }));
  server.on('DELETE /api/auth/sessions/s2', () => {
    sessions = sessions.slice(0, 1);
    return new Response(null, { status: 204 });
  });
  await show('security');
  const card = screen.getByRole('region', { name: 'Where you are signed in' });
  expect(await within(card).findByText('This session')).toBeVisible();
  expect(within(card).getAllByRole('button')).toHaveLength(1);
  await userEvent.click(within(card).getByRole('button', { name: 'End the session on Firefox on Windows' }));
  await waitFor(() => expect(within(card).queryByText('Firefox on Windows')).not.toBeInTheDocument());
  expect(within(card).getByText('Chrome on Linux')).toBeVisible();
});

test('sessions that cannot be loaded can be asked for again', async () => {
  server.on('GET /api/auth/sessions', () => refusal(403));
  await show('security');
  const again = await screen.findByRole('button', { name: 'Retry' });
  server.on('GET /api/auth/sessions', () =>
    Response.json({ sessions: [session('s1', 'Chrome on Linux', true)] }),
  );
  await userEvent.click(again);
  expect(await screen.findByText('Chrome on Linux')).toBeVisible();
});
