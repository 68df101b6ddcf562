import { guestLinkOver, paths } from '@harambee/domain';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noNetwork, refusal, server } from '../testing/fake-server.ts';
import { showApp } from '../testing/show-app.tsx';

const secret = 'G'.repeat(43);
const open = 'POST /api/auth/guests/open';
const code = 'POST /api/auth/guests/code';
const signIn = 'POST /api/auth/guests/sign-in';
const refresh = 'POST /api/auth/guests/refresh';

const preview = {
  ...{ organization: 'Maji Safi Trust', invitedBy: 'Amina Odhiambo', email: 'n•••@maji.example' },
  isKnownHere: false,
};
const session = {
  accessToken: 'guest-token',
  guest: { id: 'g-1', name: 'Neema', may: 'read', until: '2099-12-08T20:59:59.000Z' },
  ...{ organization: 'Maji Safi Trust', invitedBy: 'Amina Odhiambo' },
};
const done = () => new Response(null, { status: 204 });
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const show = () => showApp({ path: `${paths.guest}#${secret}` });
const sent = (call: string) =>
  server.calls.filter((one) => one.call === call).map(({ body }) => JSON.parse(body));

test('who asks is shown before a code is sent; the secret leaves the address', async () => {
  server.on(open, () => Response.json(preview));
  show();
  await heading('Amina Odhiambo asks you to look at a proposal');
  expect(screen.getByText(/It is a grant proposal of Maji Safi Trust/)).toBeVisible();
  expect(window.location.pathname + window.location.hash).toBe('/guest');
  expect(sent(open)).toEqual([{ token: secret }]);
  // Programs that follow links in mail must not send anything.
  expect(sent(code)).toEqual([]);
});

test('the code is asked for by a click, checked before it is sent, and may be pasted with a space', async () => {
  server.on(open, () => Response.json(preview));
  server.on(code, done);
  server.on(signIn, () => refusal(400, 'That code is not right'));
  show();
  await press('Email me the code');
  await heading('Check your email');
  const field = screen.getByLabelText('Code');
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.type(field, '123');
  await press('Open the proposal');
  expect(screen.getByText('Please enter the 6 digits from the email')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, '123 456');
  await press('Open the proposal');
  await waitFor(() => expect(sent(signIn)).toEqual([{ token: secret, code: '123456' }]));
});

test.each([
  ['no secret', '/guest', undefined],
  ['a link that does not work', `/guest#${secret}`, () => refusal(400, guestLinkOver)],
])('%s: one page, which tells nothing more', async (_what, path, answer) => {
  if (answer) server.on(open, answer);
  showApp({ path });
  await heading('This link does not work');
  expect(screen.getByText(guestLinkOver)).toBeVisible();
});

test('a link that ends while the code is typed shows the same', async () => {
  server.on(open, () => Response.json(preview));
  server.on(code, done);
  server.on(signIn, () => refusal(400, guestLinkOver));
  show();
  await press('Email me the code');
  await userEvent.type(await screen.findByLabelText('Code'), '123456');
  await press('Open the proposal');
  await heading('This link does not work');
});

test('without a network the page says so and tries again', async () => {
  server.on(open, noNetwork);
  show();
  await heading('We could not look at your link');
  server.on(open, () => Response.json(preview));
  await press('Retry');
  await heading('Amina Odhiambo asks you to look at a proposal');
});

test('a browser that has shown its code is let in without one', async () => {
  server.on(open, () => Response.json({ ...preview, isKnownHere: true }));
  // What shows the text comes from a remote.
  server.on('GET /remotes.json', () => Response.json([]));
  server.on(refresh, () => Response.json(session));
  show();
  await waitFor(() => expect(sent(refresh)).toEqual([{ token: secret }]));
  expect(screen.queryByRole('button', { name: 'Email me the code' })).toBeNull();
});

test('another link in the same tab begins anew', async () => {
  server.on(open, () => Response.json(preview));
  show();
  await heading(/asks you to look/);
  server.on(open, () => refusal(400, guestLinkOver));
  await act(async () => {
    window.location.hash = 'H'.repeat(43);
  });
  await heading('This link does not work');
});
