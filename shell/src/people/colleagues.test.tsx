import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMember, aUser, refusal, server } from '../testing/fake-server.ts';
import { showApp } from '../testing/show-app.tsx';

const otieno = {
  ...aMember,
  id: 'u2',
  firstName: 'Otieno',
  lastName: 'Okoth',
  email: 'otieno@maji.test',
  role: 'Member',
};
const invitation = {
  id: 'i1',
  email: 'amina@maji.test',
  invitedBy: 'Wanjiru Achieng',
  createdAt: '2026-11-20T08:00:00.000Z',
  expiresAt: '2026-11-27T08:00:00.000Z',
};
const made = {
  invitation: { ...invitation, id: 'i2', email: '' },
  link: 'https://harambee.test/join#s3cret',
};

const show = async () => {
  showApp({ path: '/team', signedIn: true });
  const card = await screen.findByRole('region', { name: 'Colleagues' });
  await within(card).findByText(/\(you\)/);
  return card;
};
const given = (...members: object[]) => server.on('GET /api/auth/members', () => Response.json({ members }));
const choose = async (name: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Change ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  return screen.findByRole('alertdialog');
};
const quiet = () => jest.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => jest.restoreAllMocks());

test('members read the list and cannot change it; they are told how to leave', async () => {
  server.on('GET /api/auth/me', () => Response.json({ user: { ...aUser, role: 'Member' } }));
  given({ ...aMember, role: 'Member' }, { ...otieno, role: 'Owner' });
  const card = await show();
  const rows = within(card).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Wanjiru Achieng \(you\)wanjiru@maji\.testMember since November 1, 2026Writer/),
    expect.stringMatching(/Otieno Okoth.*Owner/),
  ]);
  expect(within(card).queryAllByRole('button')).toEqual([]);
  expect(card).toHaveTextContent(
    'Only owners can invite and remove people. To leave Maji Kwa Wote, delete your account',
  );
  expect(within(card).getByRole('link', { name: 'Your data' })).toHaveAttribute('href', '/your-data');
  expect(server.countOf('GET /api/auth/invitations')).toBe(0);
});

test('an invitation by mail: the address is checked, sent, and confirmed with its link', async () => {
  server.on('POST /api/auth/invitations', () => Response.json({ ...made, invitation }, { status: 201 }));
  const card = await show();
  await userEvent.type(within(card).getByLabelText('Your colleague’s email'), 'amina');
  await userEvent.click(within(card).getByRole('button', { name: 'Send invitation' }));
  expect(await within(card).findByText('Please enter a valid email address')).toBeVisible();
  expect(server.countOf('POST /api/auth/invitations')).toBe(0);
  await userEvent.type(within(card).getByLabelText('Your colleague’s email'), '@maji.test{Enter}');
  expect(await within(card).findByText('Invitation sent to amina@maji.test')).toBeVisible();
  expect(
    JSON.parse(server.calls.findLast(({ call }) => call.startsWith('POST /api/auth/inv'))?.body ?? ''),
  ).toEqual({
    email: 'amina@maji.test',
    role: 'Member',
  });
  expect(within(card).getByLabelText('Your colleague’s email')).toHaveValue('');
});

test('an invitation by link: shown once, copied by a button', async () => {
  server.on('POST /api/auth/invitations', () => Response.json(made, { status: 201 }));
  const card = await show();
  const user = userEvent.setup();
  await user.click(within(card).getByRole('button', { name: 'Create a link instead' }));
  expect(await within(card).findByLabelText('Invitation link')).toHaveValue(made.link);
  await user.click(within(card).getByRole('button', { name: 'Copy link' }));
  expect(await within(card).findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(made.link);
});

test('refusals of the server stand where the invitation was asked for', async () => {
  quiet();
  const words = 'Email is not set up here, so this is not possible. Please ask whoever runs this server.';
  server.on('POST /api/auth/invitations', () => refusal(409, words));
  const card = await show();
  await userEvent.type(within(card).getByLabelText('Your colleague’s email'), 'amina@maji.test{Enter}');
  expect(await within(card).findByText(words)).toBeVisible();
});

test('open invitations with their last day; one is taken back', async () => {
  let invitations = [invitation, made.invitation];
  server.on('GET /api/auth/invitations', () => Response.json({ invitations }));
  server.on('DELETE /api/auth/invitations/i1', () => {
    invitations = [made.invitation];
    return new Response(null, { status: 204 });
  });
  const card = await show();
  const list = await within(card).findByRole('list', { name: 'Open invitations' });
  expect(list).toHaveTextContent(
    'amina@maji.testInvited as writer by Wanjiru Achieng. Expires November 27, 2026.',
  );
  expect(list).toHaveTextContent('Anyone with the link');
  await userEvent.click(
    within(list).getByRole('button', { name: 'Revoke the invitation for amina@maji.test' }),
  );
  await waitFor(() => expect(list).not.toHaveTextContent('amina@maji.test'));
});

test('a member becomes an owner, and is removed, each after a question that names what follows', async () => {
  given(aMember, otieno);
  server.on('PUT /api/auth/members/u2', () => {
    given(aMember, { ...otieno, role: 'Owner' });
    return Response.json({ member: { ...otieno, role: 'Owner' } });
  });
  server.on('DELETE /api/auth/members/u2', () => {
    given(aMember);
    return new Response(null, { status: 204 });
  });
  const card = await show();
  expect(card).toHaveTextContent('You are the only owner, so you cannot leave');
  const first = await choose('Otieno Okoth', 'Make owner');
  expect(first).toHaveTextContent('Make Otieno Okoth an owner?');
  await userEvent.click(within(first).getByRole('button', { name: 'Make owner' }));
  expect(await screen.findByText('Otieno Okoth is now an owner')).toBeVisible();
  await waitFor(() => expect(card).not.toHaveTextContent('You are the only owner'));

  const second = await choose('Otieno Okoth', 'Remove');
  expect(second).toHaveTextContent('everything personal that it holds about them is deleted');
  await userEvent.click(within(second).getByRole('button', { name: 'Cancel' }));
  expect(server.countOf('DELETE /api/auth/members/u2')).toBe(0);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  const third = await choose('Otieno Okoth', 'Remove');
  await userEvent.click(within(third).getByRole('button', { name: 'Remove' }));
  // The word that says so waits for the one before it.
  await waitFor(() => expect(card).not.toHaveTextContent('otieno@maji.test'));
  expect(server.countOf('DELETE /api/auth/members/u2')).toBe(1);
});

describe('who takes over', () => {
  const amina = { ...otieno, id: 'u3', firstName: 'Amina', lastName: 'Yusuf', email: 'amina@maji.test' };
  const reviewer = { ...otieno, id: 'u4', firstName: 'Baraka', email: 'b@maji.test', role: 'Reviewer' };
  const removal = () =>
    new URL(server.calls.findLast(({ call }) => call.startsWith('DELETE'))?.request.url ?? '').search;
  beforeEach(() => {
    given(aMember, otieno, amina, reviewer);
    server.on('DELETE /api/auth/members/u2', () => new Response(null, { status: 204 }));
    server.on('POST /api/auth/members/u2/hand-over', () => new Response(null, { status: 204 }));
  });
  const optionsOf = (dialog: HTMLElement) =>
    within(dialog)
      .getAllByRole('option')
      .map((option) => option.textContent);

  test('is asked at a removal: whoever removes, another writer, or nobody', async () => {
    await show();
    const dialog = await choose('Otieno Okoth', 'Remove');
    const field = within(dialog).getByLabelText('Who takes over?');
    expect(optionsOf(dialog)).toEqual(['Wanjiru Achieng (you)', 'Amina Yusuf', 'Nobody for now']);
    expect(field).toHaveValue('u1');
    await userEvent.selectOptions(field, 'Amina Yusuf');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Otieno Okoth was removed, and Amina Yusuf takes over')).toBeVisible();
    expect(removal()).toBe('?handTo=u3');
  });

  test('nobody, if that is what they choose', async () => {
    await show();
    const dialog = await choose('Otieno Okoth', 'Remove');
    await userEvent.selectOptions(within(dialog).getByLabelText('Who takes over?'), 'Nobody for now');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Otieno Okoth was removed')).toBeVisible();
    expect(removal()).toBe('');
  });

  test('also without a removal: then somebody must', async () => {
    await show();
    const dialog = await choose('Otieno Okoth', 'Hand over');
    expect(dialog).toHaveTextContent('Otieno Okoth stays in the organization.');
    expect(optionsOf(dialog)).toEqual(['Wanjiru Achieng (you)', 'Amina Yusuf']);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hand over' }));
    expect(await screen.findByText('Wanjiru Achieng takes over from Otieno Okoth')).toBeVisible();
    expect(JSON.parse(server.calls.findLast(({ call }) => call.startsWith('POST'))?.body ?? '')).toEqual({
      to: 'u1',
    });
  });

  test('is not offered where nobody could', async () => {
    given(aMember, reviewer);
    await show();
    await userEvent.click(await screen.findByRole('button', { name: 'Change Wanjiru Achieng' }));
    expect(await screen.findByRole('menuitem', { name: 'Make writer' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Hand over' })).not.toBeInTheDocument();
  });
});

test('the last owner is refused in the words of the server, in place', async () => {
  quiet();
  const words = 'You are the only owner. Make somebody else an owner first, or delete the organization.';
  server.on('PUT /api/auth/members/u1', () => refusal(409, words));
  const card = await show();
  const dialog = await choose('Wanjiru Achieng', 'Make writer');
  expect(dialog).toHaveTextContent('Become a writer yourself?');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make writer' }));
  expect(await within(card).findByText(words)).toBeVisible();
  expect(within(card).getByText('Owner', { selector: 'span' })).toBeVisible();
});

test('an owner who steps down sees the list as writers do', async () => {
  given(aMember, { ...otieno, role: 'Owner' });
  server.on('PUT /api/auth/members/u1', () => Response.json({ member: { ...aMember, role: 'Member' } }));
  const card = await show();
  const dialog = await choose('Wanjiru Achieng', 'Make writer');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make writer' }));
  await waitFor(() => expect(within(card).queryByRole('button')).not.toBeInTheDocument());
});

test('a list that cannot be loaded can be asked for again', async () => {
  server.on('GET /api/auth/members', () => refusal(403));
  showApp({ path: '/team', signedIn: true });
  const card = await screen.findByRole('region', { name: 'Colleagues' });
  const again = await within(card).findByRole('button', { name: 'Retry' });
  given(aMember, otieno);
  await userEvent.click(again);
  expect(await within(card).findByText('otieno@maji.test')).toBeVisible();
});

describe('inviting somebody twice', () => {
  const open = () =>
    server.on('GET /api/auth/invitations', () => Response.json({ invitations: [invitation] }));
  const again = 'POST /api/auth/invitations/i1/again';

  test('says that an invitation is open, and sends it again', async () => {
    quiet();
    open();
    const words = 'amina@maji.test has already been invited. You can send the invitation again.';
    server.on('POST /api/auth/invitations', () => refusal(409, words));
    server.on(again, () => Response.json({ ...made, invitation }, { status: 201 }));
    const card = await show();
    await userEvent.type(within(card).getByLabelText('Your colleague’s email'), 'Amina@maji.test');
    await userEvent.click(within(card).getByRole('button', { name: 'Send invitation' }));
    const notice = (await within(card).findByText(words)).closest('[role=status]') as HTMLElement;
    await userEvent.click(within(notice).getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('Invitation sent to amina@maji.test again')).toBeVisible();
    expect(server.countOf(again)).toBe(1);
    await waitFor(() => expect(within(card).queryByText(words)).not.toBeInTheDocument());
  });

  test('each open one can be sent again from its row; a refusal is told', async () => {
    quiet();
    open();
    server.on(again, () => refusal(429, 'Too many attempts. Try again in 4 minutes.'));
    const card = await show();
    const button = await within(card).findByRole('button', {
      name: 'Send the invitation to amina@maji.test again',
    });
    await userEvent.click(button);
    expect(await screen.findByText('Too many attempts. Try again in 4 minutes.')).toBeVisible();
  });
});

describe('the name of the organization', () => {
  const rename = 'PUT /api/auth/organization';
  const field = () => screen.findByLabelText('Name');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Change name' }));

  test('an owner changes it, and the page shows it at once', async () => {
    server.on(rename, () => Response.json({ user: { ...aUser, tenantName: 'Maji Safi' } }));
    await show();
    expect(screen.getByRole('button', { name: 'Change name' })).toBeDisabled();
    await userEvent.clear(await field());
    await save();
    expect(await screen.findByText('Organization name is required')).toBeVisible();
    await userEvent.type(await field(), ' Maji Safi ');
    await save();
    expect(await screen.findByText('Your organization is now called Maji Safi')).toBeVisible();
    expect(screen.getByTitle('Maji Safi')).toBeVisible();
    expect(JSON.parse(server.calls.find(({ call }) => call === rename)?.body ?? '')).toEqual({
      name: 'Maji Safi',
    });
  });

  test('what the server says of the name stands at the name', async () => {
    quiet();
    server.on(rename, () =>
      Response.json({ error: 'No', details: [{ field: 'name', message: 'Not this one' }] }, { status: 400 }),
    );
    await show();
    await userEvent.type(await field(), 'X');
    await save();
    expect(await screen.findByText('Not this one')).toBeVisible();
    expect(await field()).toHaveValue('Maji Kwa WoteX');
  });

  test('members do not see it', async () => {
    server.on('GET /api/auth/me', () => Response.json({ user: { ...aUser, role: 'Member' } }));
    given({ ...aMember, role: 'Member' });
    await show();
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  });
});

test.each([
  ['/settings?tab=team', 'Team', '/team'],
  ['/settings?tab=data', 'Your data', '/your-data'],
])('%s leads to the page %s', async (path, heading, at) => {
  showApp({ path, signedIn: true });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(window.location.pathname).toBe(at);
});

test.each([
  ['/settings', 'Go to Team', '/team'],
  ['/settings?tab=security', 'Go to Your data', '/your-data'],
])('where it stood before, %s, there is a way to it', async (path, name, href) => {
  server.on('GET /api/auth/sessions', () => Response.json({ sessions: [] }));
  showApp({ path, signedIn: true });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});
