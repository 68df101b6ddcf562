import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOrganization, aUser, refusal, server } from '../testing/fake-server.ts';
import { showApp } from '../testing/show-app.tsx';

const shule = { tenantId: 't2', name: 'Shule Bora', role: 'Member' as const, current: false };
const call = 'POST /api/auth/organizations/switch';
const switched = () =>
  Response.json({
    accessToken: 'b-token',
    user: { ...aUser, id: 'u9', tenantId: 't2', tenantName: 'Shule Bora', severalOrganizations: true },
  });
const leave = jest.fn();
const bodyOf = (which: string) =>
  JSON.parse(server.calls.findLast((one) => one.call === which)?.body ?? 'null');

function givenSeveral() {
  server.on('GET /api/auth/me', () => Response.json({ user: { ...aUser, severalOrganizations: true } }));
  server.on('GET /api/auth/organizations', () => Response.json({ organizations: [anOrganization, shule] }));
  server.on(call, switched);
}
const show = (path = '/dashboard') => showApp({ path, signedIn: true, leave });
const menu = () => screen.findByRole('button', { name: 'Maji Kwa Wote. Your organizations' });
async function queue() {
  localStorage.setItem(
    'offline-actions',
    JSON.stringify([
      {
        id: 'e1',
        userId: 'u1',
        tenantId: 't1',
        action: 'UPDATE_SOMETHING',
        title: 'Wells',
        timestamp: '2026-11-24T08:00:00.000Z',
        data: { body: {} },
      },
    ]),
  );
}

beforeEach(() => {
  leave.mockClear();
  server.on('GET /api/auth/sessions', () => Response.json({ sessions: [] }));
});
afterEach(() => jest.restoreAllMocks());

test('one organization: no switch in the top bar and in the palette, and nobody asks for a list', async () => {
  show();
  await screen.findByRole('button', { name: /Rafiki/ });
  expect(screen.queryByRole('button', { name: /Your organizations/ })).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: /type a command/i }), 'switch');
  expect(screen.queryByText(/Switch to/)).not.toBeInTheDocument();
  expect(server.countOf('GET /api/auth/organizations')).toBe(0);
});

test('several: the menu of the top bar says where one is, and opens another one by keys', async () => {
  givenSeveral();
  show();
  (await menu()).focus();
  await userEvent.keyboard('{Enter}');
  const here = await screen.findByRole('menuitem', { name: 'Maji Kwa Wote (you are here)' });
  expect(here).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Switch to Shule Bora' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/dashboard'));
  expect(bodyOf(call)).toEqual({ tenantId: 't2' });
  expect(localStorage.getItem('tenant_id')).toBe('t2');
});

test('the palette has it, too', async () => {
  givenSeveral();
  show();
  await menu();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox', { name: /type a command/i }), 'shule');
  await userEvent.click(await screen.findByRole('option', { name: /Switch to Shule Bora/ }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/dashboard'));
});

test('a refused switch says why, and changes nothing', async () => {
  givenSeveral();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  server.on(call, () => refusal(404, 'Not found'));
  show();
  await userEvent.click(await menu());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Switch to Shule Bora' }));
  expect(await screen.findByText('Not found')).toBeVisible();
  expect(localStorage.getItem('tenant_id')).toBe('t1');
});

test('changes that were not sent: people are told where they wait before they switch', async () => {
  givenSeveral();
  await queue();
  show();
  await userEvent.click(await menu());
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Switch to Shule Bora' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('Switch to Shule Bora before 1 change is sent?');
  expect(dialog).toHaveTextContent('sent when you open Maji Kwa Wote here again');
  expect(server.countOf(call)).toBe(0);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Switch' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/dashboard'));
  expect(localStorage.getItem('offline-actions')).toContain('Wells');
});

test('Settings says which organizations, in which role, and where each session is', async () => {
  givenSeveral();
  show('/settings');
  const card = await screen.findByRole('region', { name: 'Your organizations' });
  await within(card).findByText('Shule Bora');
  expect(
    within(card)
      .getAllByRole('listitem')
      .map((one) => one.textContent),
  ).toEqual(['Maji Kwa WoteYou are an owner thereOpen here', 'Shule BoraYou are a writer thereSwitch']);
  await userEvent.click(within(card).getByRole('button', { name: 'Switch to Shule Bora' }));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/dashboard'));
});

test('sessions in another organization say so', async () => {
  givenSeveral();
  const session = { createdAt: aUser.createdAt, lastUsedAt: aUser.createdAt, device: 'Firefox on Linux' };
  server.on('GET /api/auth/sessions', () =>
    Response.json({
      sessions: [
        { ...session, id: 's1', current: true },
        { ...session, id: 's2', current: false, organization: 'Shule Bora' },
      ],
    }),
  );
  show('/settings?tab=security');
  const card = await screen.findByRole('region', { name: 'Where you are signed in' });
  expect(await within(card).findByText(/In Shule Bora\. Last used/)).toBeVisible();
});

describe('leaving one of several', () => {
  const left = 'POST /api/auth/organizations/leave';
  const colleague = {
    id: 'u2',
    firstName: 'Otieno',
    lastName: 'Okoth',
    email: 'o@maji.test',
    joinedAt: aUser.createdAt,
  };
  beforeEach(() => {
    givenSeveral();
    server.on('GET /api/auth/members', () =>
      Response.json({
        members: [
          { ...colleague, id: 'u1', role: 'Owner' },
          { ...colleague, role: 'Owner' },
        ],
      }),
    );
    server.on(left, switched);
  });
  async function ask() {
    show('/your-data');
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    return screen.findByRole('dialog', { name: 'Leave Maji Kwa Wote?' });
  }

  test('asks for its name and who takes over, and goes on in another one', async () => {
    const dialog = await ask();
    expect(dialog).toHaveTextContent('Your account and your other organizations stay as they are.');
    expect(within(dialog).getByLabelText('Who takes over?')).toHaveValue('');
    await userEvent.selectOptions(within(dialog).getByLabelText('Who takes over?'), 'Otieno Okoth');
    await userEvent.type(within(dialog).getByLabelText('Name of the organization'), 'maji kwa wote');
    await userEvent.type(within(dialog).getByLabelText('Your password'), 'correct horse');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('/dashboard'));
    expect(bodyOf(left)).toEqual({ confirm: 'maji kwa wote', password: 'correct horse', handTo: 'u2' });
    expect(localStorage.getItem('tenant_id')).toBe('t2');
  });

  test('a wrong password is said at its field', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    server.on(left, () =>
      Response.json(
        { error: 'Invalid', details: [{ field: 'password', message: 'Your password is not correct' }] },
        { status: 400 },
      ),
    );
    const dialog = await ask();
    await userEvent.type(within(dialog).getByLabelText('Name of the organization'), 'Maji Kwa Wote');
    await userEvent.type(within(dialog).getByLabelText('Your password'), 'wrong');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
    expect(await within(dialog).findByText('Your password is not correct')).toBeVisible();
    expect(leave).not.toHaveBeenCalled();
  });

  test('deleting the account says that it leaves all of them', async () => {
    show('/your-data');
    expect(await screen.findByText('Your account in all organizations')).toBeVisible();
    expect(screen.getByText(/You leave every organization/)).toBeVisible();
  });
});
