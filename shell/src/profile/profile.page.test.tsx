import { screen } from '@testing-library/react';
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
