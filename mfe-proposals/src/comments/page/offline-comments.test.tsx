import { baseApi, readOwnEntries, startReplay } from '@harambee/platform';
import { noNetwork } from '@harambee/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openComments, threadOf } from '../../testing/comments.ts';
import { answer } from '../../testing/open-proposal.ts';
import { mount } from '../../testing/render-app.tsx';
import { tracedProposal } from '../../testing/traced-proposal.ts';

let stop = () => {};
afterEach(() => stop());

const steps = ['comments', 'replies', 'resolve'];

test('without a network, comments wait on this device, are shown as sent, and arrive once, in their order', async () => {
  const { userEvent, api, server, user, store } = await openComments([threadOf('31 working taps')]);
  const posts = Object.entries(server.handlers).filter(([route]) => route.startsWith('POST'));
  for (const [route] of posts) api.on(route, noNetwork);

  await userEvent.click(await screen.findByRole('button', { name: 'Comment on Team' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Comment' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Comment' }), 'Who leads?');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const mine = await screen.findByRole('article', {
    name: 'Comment by Wanjiru Achieng on “One engineer leads.”',
  });
  expect(within(mine).getByText('waits on this device')).toBeVisible();
  await userEvent.type(within(mine).getByRole('textbox', { name: 'Reply' }), 'I mean it.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await within(mine).findByText('I mean it.', { selector: 'p' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: /Are these all/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Resolve' }));
  expect(await screen.findByText('Resolved (1)')).toBeVisible();
  expect(readOwnEntries(user.id).map(({ action }) => action)).toEqual(steps.map(() => 'proposal-comment'));

  const sent: string[] = [];
  for (const [route, handler] of posts) {
    api.on(route, (call) => {
      sent.push(call.path.split('/').at(-1) ?? '');
      return handler(call);
    });
  }
  // As the shell does it.
  stop = startReplay({
    ...{ userId: user.id, tenantId: user.tenantId },
    onResult: () => store.dispatch(baseApi.util.invalidateTags(['Comment'])),
  });
  await waitFor(() => expect(readOwnEntries(user.id)).toEqual([]));
  expect(sent).toEqual(steps);
  await waitFor(() => expect(within(mine).queryByText('waits on this device')).toBeNull());
  expect(mine).toBeInTheDocument();
  expect(server.state.threads).toHaveLength(2);
});

test('a comment that the server refuses stays in its field, and says why', async () => {
  const { userEvent, api } = await openComments([threadOf('31 working taps')]);
  api.on('POST /api/proposals/:id/comments/:thread/replies', () => ({
    status: 409,
    body: { error: 'This conversation is full.', requestId: 'r' },
  }));
  await userEvent.click(await screen.findByRole('button', { name: /Comment by Amina/ }));
  const field = await screen.findByRole('textbox', { name: 'Reply' });
  await userEvent.type(field, 'One more');
  await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
  expect(await screen.findByText(/This was not sent\. This conversation is full\./)).toBeVisible();
  expect(field).toHaveValue('One more');
});

test('what is typed is there again after the page was loaded anew', async () => {
  const thread = threadOf('31 working taps');
  const { userEvent, user, unmount, server } = await openComments([thread]);
  await userEvent.click(await screen.findByRole('button', { name: /Comment by Amina/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Reply' }), 'Half a');
  await waitFor(() =>
    expect(
      Object.entries(localStorage).some(([key, text]) => key.includes(user.id) && text.includes('Half a')),
    ).toBe(true),
  );
  unmount();
  mount({
    path: `/proposals/p-1?tab=generated&comment=${thread.id}`,
    handlers: {
      ...server.handlers,
      'GET /api/proposals/p-1': answer(tracedProposal()),
      'GET /api/proposals/p-1/versions': () => ({ body: { versions: [] } }),
    },
    user,
  });
  expect(await screen.findByRole('textbox', { name: 'Reply' })).toHaveValue('Half a');
});
