import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMember, aUser, server } from '../testing/fake-server.ts';
import { showApp } from '../testing/show-app.tsx';

const otieno = {
  ...aMember,
  id: 'u2',
  firstName: 'Otieno',
  lastName: 'Okoth',
  role: 'Member',
  twoStep: true,
};
const session = (id: string, userId: string, device: string, current = false) => ({
  ...{ id, userId, device, current },
  createdAt: aUser.createdAt,
  lastUsedAt: aUser.createdAt,
});
const noContent = () => new Response(null, { status: 204 });
const bodyOf = (call: string) =>
  JSON.parse(server.calls.findLast((one) => one.call === call)?.body ?? 'null');
const own = { appSince: aUser.createdAt, passkeys: [], recoveryCodesLeft: 10, hasPassword: true };

function show() {
  server.on('GET /api/auth/members', () =>
    Response.json({ members: [{ ...aMember, twoStep: true }, otieno] }),
  );
  showApp({ path: '/team', signedIn: true });
}

test('an owner sees who is signed in where, and ends one, those of a person, and all', async () => {
  let sessions = [
    session('s1', 'u1', 'Firefox on Windows', true),
    session('s2', 'u2', 'Chrome on Android'),
    session('s3', 'u2', 'Safari on macOS'),
  ];
  const end =
    (...ids: string[]) =>
    () => {
      sessions = sessions.filter(({ id }) => !ids.includes(id));
      return noContent();
    };
  server.on('GET /api/auth/members/sessions', () => Response.json({ sessions }));
  server.on('DELETE /api/auth/members/u2/sessions/s2', end('s2'));
  server.on('DELETE /api/auth/members/u2/sessions', end('s3'));
  server.on('DELETE /api/auth/members/sessions', end('s2', 's3'));
  show();
  const card = await screen.findByRole('region', { name: 'Where people are signed in' });
  await waitFor(() => expect(within(card).getAllByRole('listitem')).toHaveLength(3));
  expect(card).toHaveTextContent('This session');
  const press = async (name: string, title: string) => {
    await userEvent.click(await within(card).findByRole('button', { name }));
    const dialog = await screen.findByRole('alertdialog', { name: title });
    await userEvent.click(within(dialog).getByRole('button', { name: 'End' }));
  };
  await press('End all 2 sessions of Otieno Okoth', 'End all sessions of Otieno Okoth?');
  await waitFor(() => expect(card).not.toHaveTextContent('Safari on macOS'));
  await press(
    'End session of Otieno Okoth on Chrome on Android',
    'End the session of Otieno Okoth on Chrome on Android?',
  );
  await waitFor(() => expect(card).not.toHaveTextContent('Chrome on Android'));
  expect(within(card).queryByRole('button')).not.toBeInTheDocument();
});

test('an owner without it is led to it first; with it they require it and name the day', async () => {
  show();
  const card = await screen.findByRole('region', { name: 'Two-step sign-in of the team' });
  expect(await within(card).findByText('Set it up for yourself first')).toBeVisible();
  expect(within(card).queryByRole('button')).not.toBeInTheDocument();
});

test('requiring it asks when, and for the password', async () => {
  server.on('GET /api/auth/two-step', () => Response.json(own));
  server.on('PUT /api/auth/two-step/requirement', () => {
    const requiredFrom = '2099-12-01T08:00:00.000Z';
    server.on('GET /api/auth/two-step/requirement', () => Response.json({ requiredFrom }));
    return Response.json({ requiredFrom });
  });
  show();
  const card = await screen.findByRole('region', { name: 'Two-step sign-in of the team' });
  await within(card).findByText(/2 of 2 people have it/);
  await userEvent.click(await within(card).findByRole('button', { name: 'Require two-step sign-in' }));
  const dialog = await screen.findByRole('dialog', { name: 'Require two-step sign-in?' });
  await userEvent.selectOptions(within(dialog).getByLabelText('Required'), 'At once');
  expect(dialog).toHaveTextContent('Whoever has not set it up is signed out now');
  await userEvent.type(within(dialog).getByLabelText('Current password'), 'correct horse{Enter}');
  expect(
    await within(card).findByText(/Everybody needs two-step sign-in from December 1, 2099/),
  ).toBeVisible();
  expect(bodyOf('PUT /api/auth/two-step/requirement')).toEqual({
    required: true,
    graceDays: 0,
    proof: { password: 'correct horse' },
  });
});

test('a member who lost their phone is reset after a question', async () => {
  server.on('GET /api/auth/two-step', () => Response.json(own));
  server.on('DELETE /api/auth/members/u2/two-step', noContent);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Change Otieno Okoth' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Reset two-step sign-in' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reset the two-step sign-in of Otieno Okoth?' });
  expect(dialog).toHaveTextContent('First make sure that it is them who asks');
  await userEvent.type(await within(dialog).findByLabelText('Current password'), 'correct horse{Enter}');
  expect(await screen.findByText('The two-step sign-in of Otieno Okoth was reset')).toBeVisible();
  expect(bodyOf('DELETE /api/auth/members/u2/two-step')).toEqual({ proof: { password: 'correct horse' } });
});

test('members see none of it', async () => {
  server.on('GET /api/auth/me', () => Response.json({ user: { ...aUser, role: 'Member' } }));
  show();
  await screen.findByRole('region', { name: 'Colleagues' });
  expect(screen.queryByRole('region', { name: 'Where people are signed in' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Two-step sign-in of the team' })).not.toBeInTheDocument();
  expect(server.countOf('GET /api/auth/members/sessions')).toBe(0);
});
