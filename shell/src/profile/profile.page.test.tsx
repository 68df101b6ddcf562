import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, refusal, server } from '../testing/fake-server.ts';
import { showApp } from '../testing/show-app.tsx';

const save = 'PUT /api/auth/profile';
const edit = async () => {
  showApp({ path: '/profile', signedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit profile' }));
};

test('shows the person with the role', async () => {
  server.on('GET /api/auth/me', () => Response.json({ user: { ...aUser, location: 'Kisumu', role: '' } }));
  showApp({ path: '/profile', signedIn: true });
  expect(await screen.findByText('wanjiru@maji.test')).toBeVisible();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
  expect(screen.getByText('Kisumu')).toBeVisible();
  expect(screen.getByText('Member')).toBeVisible();
});

test('saves every field and returns to the view with the new values', async () => {
  server.on(save, async (request) => Response.json({ user: { ...aUser, ...(await request.json()) } }));
  await edit();
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone' }), '+254 700');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByRole('button', { name: 'Edit profile' })).toBeVisible();
  expect(screen.getByText('+254 700')).toBeVisible();
  const sent = JSON.parse(server.calls.find(({ call }) => call === save)?.body ?? '');
  expect(Object.keys(sent).sort()).toEqual(
    ['bio', 'email', 'firstName', 'lastName', 'linkedin', 'location', 'phone', 'twitter', 'website'].sort(),
  );
});

test('Cancel keeps the old values and makes no call', async () => {
  await edit();
  await userEvent.type(screen.getByLabelText('First name'), 'XXX');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText(/XXX/)).not.toBeInTheDocument();
  expect(server.countOf(save)).toBe(0);
});

test('a refusal is logged and shown; the form and what was typed stay', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  server.on(save, () => refusal(409, 'This email is taken'));
  await edit();
  await userEvent.type(screen.getByRole('textbox', { name: 'Location' }), 'Kisumu');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('This email is taken')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Location' })).toHaveValue('Kisumu');
  expect(logged).toHaveBeenCalledWith('Saving the profile failed', expect.anything());
  logged.mockRestore();
});

test('websites are links, handles are words, and an address that hides something is no link', async () => {
  const user = {
    ...aUser,
    website: 'https://wanjiru.example.org',
    linkedin: '@wanjiru',
    twitter: 'https://a@evil.example',
  };
  server.on('GET /api/auth/me', () => Response.json({ user }));
  showApp({ path: '/profile', signedIn: true });
  expect(await screen.findByRole('link', { name: user.website })).toHaveAttribute('href', user.website);
  expect(screen.getByText('@wanjiru').closest('a')).toBeNull();
  expect(screen.getByText(user.twitter).closest('a')).toBeNull();
});

test('the focus goes into the form and back to the heading', async () => {
  await edit();
  expect(screen.getByLabelText('First name')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('a load that fails says so, and can be tried again', async () => {
  let calls = 0;
  server.on('GET /api/auth/me', () => {
    calls += 1;
    return calls === 2 ? refusal(403) : Response.json({ user: aUser });
  });
  showApp({ path: '/profile', signedIn: true });
  expect(await screen.findByText('Unable to load user profile.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit profile' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('wanjiru@maji.test')).toBeVisible();
});

test('a new address in the form is said to wait for its mail', async () => {
  server.on(save, () => Response.json({ user: { ...aUser, pendingEmail: 'new@maji.test' } }));
  await edit();
  await userEvent.clear(screen.getByLabelText('Email'));
  await userEvent.type(screen.getByLabelText('Email'), 'new@maji.test');
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText(/Confirm new@maji.test by the mail we have sent there/)).toBeVisible();
  expect(screen.getByText('Confirm new@maji.test by mail')).toBeVisible();
});
