import { guestUntilMessage } from '@harambee/domain';
import type { Guest, InviteGuestBody } from '@harambee/domain/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { guestOf } from '../testing/guest-samples.ts';
import { openProposal } from '../testing/open-proposal.ts';
import { somebody } from '../testing/render-app.tsx';
import { tracedProposal } from '../testing/traced-proposal.ts';

const list = 'GET /api/auth/guests';
const invite = 'POST /api/auth/guests';

async function openCard(guests: Guest[] = [], handlers = {}, user = somebody()) {
  let shown = guests;
  const opened = await openProposal(
    tracedProposal(),
    '',
    {
      'GET /api/proposals/p-1/versions': () => ({ body: { versions: [] } }),
      [list]: () => ({ body: { guests: shown } }),
      'DELETE /api/auth/guests/:id': ({ path }) => {
        shown = shown.map((one) =>
          path.endsWith(one.id) ? { ...one, endedAt: '2026-11-24T09:00:00.000Z' } : one,
        );
        return { status: 204 };
      },
      'POST /api/auth/guests/:id/again': () => ({
        status: 201,
        body: { guest: guestOf(), link: 'http://localhost/guest#new' },
      }),
      ...handlers,
    },
    user,
  );
  return opened;
}
const card = () => screen.findByRole('region', { name: 'Guests' });

test('a guest is invited: name, address, what they may, until when; the link is shown once', async () => {
  const bodies: InviteGuestBody[] = [];
  const { userEvent } = await openCard([], {
    [invite]: ({ body }: { body: InviteGuestBody }) => {
      bodies.push(body);
      return { status: 201, body: { guest: guestOf(), link: 'http://localhost:3000/guest#the-secret' } };
    },
  });
  await userEvent.click(within(await card()).getByRole('button', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a guest' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send link' }));
  expect(await dialog.findByText('Please enter their name')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Their name'), 'Neema Mushi');
  await userEvent.type(dialog.getByLabelText('Their email'), 'neema@maji.example');
  await userEvent.selectOptions(dialog.getByLabelText('What they may do'), 'sign');
  const until = dialog.getByLabelText('Until');
  await userEvent.clear(until);
  await userEvent.type(until, '2099-01-01');
  await userEvent.click(dialog.getByRole('button', { name: 'Send link' }));
  expect(await dialog.findByText(guestUntilMessage)).toBeVisible();
  const soon = new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString().slice(0, 10);
  await userEvent.clear(until);
  await userEvent.type(until, soon);
  await userEvent.click(dialog.getByRole('button', { name: 'Send link' }));
  const done = await screen.findByRole('dialog', { name: 'The link is on its way to Neema Mushi' });
  expect(within(done).getByLabelText('Their link')).toHaveValue('http://localhost:3000/guest#the-secret');
  expect(bodies).toEqual([
    {
      ...{ proposalId: tracedProposal().id, name: 'Neema Mushi', email: 'neema@maji.example', may: 'sign' },
      until: new Date(`${soon}T23:59:59`).toISOString(),
    },
  ]);
});

test('a refusal about the address stands at its field, any other above the form', async () => {
  const answers = [
    { status: 400, body: { error: 'x', details: [{ field: 'email', message: 'Juma is on your team' }] } },
    { status: 409, body: { error: 'There is already a link for this address.' } },
  ];
  const { userEvent } = await openCard([], { [invite]: () => answers.shift() ?? {} });
  await userEvent.click(within(await card()).getByRole('button', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite a guest' }));
  await userEvent.type(dialog.getByLabelText('Their name'), 'Juma');
  await userEvent.type(dialog.getByLabelText('Their email'), 'juma@maji.example');
  await userEvent.click(dialog.getByRole('button', { name: 'Send link' }));
  expect(await dialog.findByText('Juma is on your team')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Send link' }));
  expect(await dialog.findByText('There is already a link for this address.')).toBeVisible();
});

test('who was asked, what they may, and whether they came; a link is sent again and revoked', async () => {
  const { userEvent } = await openCard([
    guestOf({ openedAt: new Date().toISOString(), lastSeenAt: new Date().toISOString() }),
  ]);
  const guests = within(await card());
  const row = await guests.findByRole('listitem');
  expect(row).toHaveTextContent(/Neema Mushi may sign until December 8, 2099/);
  expect(row).toHaveTextContent('neema@maji.example, asked by Amina Odhiambo');
  expect(row).toHaveTextContent('First here');
  await userEvent.click(guests.getByRole('button', { name: 'Send again: the link to Neema Mushi' }));
  expect(await screen.findByText(/A new link is on its way to neema@maji.example/)).toBeVisible();
  await userEvent.click(guests.getByRole('button', { name: 'Revoke the link of Neema Mushi' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Revoke the link of Neema Mushi?' });
  await userEvent.click(within(asked).getByRole('button', { name: 'Revoke link' }));
  await waitFor(async () => expect(await card()).toHaveTextContent('One link that has ended'));
});

test('who may not invite does not see the card and asks for nothing', async () => {
  const { api } = await openCard([guestOf()], {}, somebody({ role: 'Viewer' }));
  await screen.findByRole('region', { name: 'History' }).catch(() => undefined);
  expect(screen.queryByRole('region', { name: 'Guests' })).toBeNull();
  expect(api.calls.filter(({ path }) => path === '/api/auth/guests')).toEqual([]);
});
