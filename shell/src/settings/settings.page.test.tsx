import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browser } from '../lib/reload.ts';
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

test('five tabs, all by keyboard; the open one stands in the address, and Back leads to the dashboard', async () => {
  server.on('GET /api/auth/sessions', () => Response.json({ sessions: [] }));
  await show('nonsense');
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Profile',
    'Notifications',
    'Security',
    'Appearance',
    'Preferences',
  ]);
  expect(screen.getByRole('tab', { name: 'Profile' })).toHaveAttribute('aria-selected', 'true');
  screen.getByRole('tab', { name: 'Profile' }).focus();
  for (const tab of ['notifications', 'security', 'appearance', 'preferences', 'profile']) {
    await userEvent.keyboard('{ArrowRight}');
    expect(window.location.search).toBe(`?tab=${tab}`);
    expect(document.activeElement).toHaveTextContent(new RegExp(tab, 'i'));
  }
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
});

test('the profile tab sends three fields, loads the page anew and says so there; the organization is read-only', async () => {
  const reload = jest.spyOn(browser, 'reload').mockImplementation(() => {});
  server.on('PUT /api/auth/profile', () => Response.json({ user: { ...aUser, firstName: 'Akinyi' } }));
  await show('profile');
  const organization = screen.getByLabelText('Organization');
  await userEvent.type(organization, 'X');
  expect(organization).toHaveValue('Maji Kwa Wote');
  await userEvent.clear(screen.getByLabelText('First name'));
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('First name is required')).toBeVisible();
  await userEvent.type(screen.getByLabelText('First name'), 'Akinyi');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  expect(bodyOf('PUT /api/auth/profile')).toEqual({
    firstName: 'Akinyi',
    lastName: 'Achieng',
    email: 'wanjiru@maji.test',
  });
  expect(screen.getByText('Akinyi Achieng')).toBeVisible();
  reload.mockRestore();
  cleanup();
  await show('profile');
  expect(await screen.findByText('Your profile was saved')).toBeVisible();
});

test('a failed save is logged and told, and the page stays as it is (SET-09)', async () => {
  const reload = jest.spyOn(browser, 'reload').mockImplementation(() => {});
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  server.on('PUT /api/auth/profile', () => refusal(403, 'Not now'));
  await show('profile');
  await userEvent.type(screen.getByLabelText('First name'), 'X');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Not now')).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveValue('WanjiruX');
  expect(reload).not.toHaveBeenCalled();
  expect(logged).toHaveBeenCalledWith('Saving the profile failed', expect.anything());
  reload.mockRestore();
  logged.mockRestore();
});

test('a new address waits: it can be sent again or given up', async () => {
  server.on('GET /api/auth/me', () => Response.json({ user: { ...aUser, pendingEmail: 'new@maji.test' } }));
  server.on('PUT /api/auth/profile', () =>
    Response.json({ user: { ...aUser, pendingEmail: 'new@maji.test' } }),
  );
  server.on('DELETE /api/auth/email/pending', () => new Response(null, { status: 204 }));
  await show('profile');
  expect(screen.getByText('Confirm new@maji.test by email')).toBeVisible();
  expect(screen.getByText(/wanjiru@maji.test remains your address/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('We sent another email to new@maji.test')).toBeVisible();
  expect(bodyOf('PUT /api/auth/profile').email).toBe('new@maji.test');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the change' }));
  await waitFor(() => expect(screen.queryByText('Confirm new@maji.test by email')).not.toBeInTheDocument());
  expect(server.countOf('DELETE /api/auth/email/pending')).toBe(1);
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
  expect(await screen.findByText('Your password was changed')).toBeVisible();
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
  expect(within(card).getAllByRole('button', { name: /^End the session/ })).toHaveLength(1);
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

test('signing out everywhere asks first, ends all sessions, and leaves nothing of the person here', async () => {
  const sessions = [session('s1', 'Chrome on Linux', true), session('s2', 'Firefox on Windows', false)];
  server.on('GET /api/auth/sessions', () => Response.json({ sessions }));
  server.on('DELETE /api/auth/sessions', () => new Response(null, { status: 204 }));
  await show('security');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('This ends one other session and the one on this device.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  const call = server.calls.find((one) => one.call === 'DELETE /api/auth/sessions');
  expect(new URL(call?.request.url ?? '').search).toBe('?all=true');
  expect(localStorage.getItem('auth_token')).toBeNull();
});

test('when that is refused the person stays signed in and is told', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  server.on('GET /api/auth/sessions', () =>
    Response.json({ sessions: [session('s1', 'Chrome on Linux', true)] }),
  );
  server.on('DELETE /api/auth/sessions', () => refusal(403, 'Not just now'));
  await show('security');
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
  expect(await screen.findByText('Not just now')).toBeVisible();
  expect(localStorage.getItem('auth_token')).not.toBeNull();
  logged.mockRestore();
});

test('a name that is typed in the settings is there again after a reload', async () => {
  await show('profile');
  await userEvent.type(screen.getByLabelText('First name'), ' Akinyi');
  cleanup();
  await show('profile');
  expect(screen.getByLabelText('First name')).toHaveValue('Wanjiru Akinyi');
  expect(screen.getByText(/^We kept what you typed on .* at \d\d:\d\d$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText('First name')).toHaveValue('Wanjiru');
});
