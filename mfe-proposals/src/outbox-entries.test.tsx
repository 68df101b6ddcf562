import {
  type OutboxEntry,
  outboxWords,
  proposalFormSectionNames,
  proposalFormSections,
} from '@harambee/domain';
import { type Handler, noNetwork } from '@harambee/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { control, fill } from './testing/fill-form.ts';
import { answer, later, refuse } from './testing/open-proposal.ts';
import { completeFields, proposalCard, proposalOf } from './testing/proposals.ts';
import { button, mount, renderApp, somebody } from './testing/render-app.tsx';

const kept = () => JSON.parse(localStorage.getItem('offline-actions') ?? '[]') as OutboxEntry[];
const body = { ...completeFields, generate: false };

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

/** A page of somebody who has such an action on this device. */
function openWith(path: string, changes: object, handlers: Record<string, Handler> = {}) {
  const user = somebody();
  const action = {
    id: 'a-1',
    timestamp: '2026-11-21T10:00:00.000Z',
    userId: user.id,
    tenantId: user.tenantId,
    title: completeFields.title,
    ...changes,
  };
  return renderApp({ path, user, handlers, kept: { 'offline-actions': JSON.stringify([action]) } });
}
const aNewOne = { action: 'proposal-create', data: { body } };
const anEdit = {
  action: 'proposal-update',
  title: 'Wells, deeper',
  data: {
    id: 'p-1',
    body: { ...completeFields, title: 'Wells, deeper', team: 'My team' },
    revision: 7,
    read: completeFields,
  },
};

/** The form of a new proposal, whole, at its last section. */
async function openForm(handlers: Record<string, Handler>) {
  const user = somebody();
  const draft = { section: proposalFormSectionNames.at(-1), values: completeFields };
  const app = renderApp({
    path: '/proposals/new',
    user,
    handlers,
    kept: { [`kept-text:${user.id}:new-proposal`]: JSON.stringify(draft) },
  });
  await screen.findByRole('heading', { level: 2, name: proposalFormSections.team });
  return app;
}

describe('a new proposal without a network', () => {
  test('is kept, behaves as saved, and stands in the list as waiting', async () => {
    const app = await openForm({ 'POST /api/proposals': noNetwork, 'GET /api/proposals': noNetwork });
    await app.userEvent.click(button('Create Proposal'));
    await waitFor(() => expect(app.address()).toBe('/proposals'), later);
    expect(screen.getByText(outboxWords.queuing)).toBeVisible();
    const list = within(await screen.findByRole('list', { name: 'Proposals only on this device' }));
    expect(list.getByText('Waiting to be sent')).toBeVisible();
    expect(list.getByRole('link', { name: completeFields.title })).toHaveAttribute(
      'href',
      `/proposals/new?unsent=${kept()[0]?.id}`,
    );
    const [post] = app.api.callsTo('POST', '/api/proposals');
    expect(kept()).toMatchObject([
      { id: post?.headers.get('idempotency-key'), data: { body: completeFields } },
    ]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('kept-text'))).toEqual([]);
  });

  test('is opened again in the form it was written in, and changed where it waits', async () => {
    const app = openWith('/proposals', aNewOne);
    await app.userEvent.click(await screen.findByRole('link', { name: `Continue ${completeFields.title}` }));
    expect(await screen.findByText('Waiting to be sent')).toBeVisible();
    await fill('Title', 'Deeper wells');
    await app.userEvent.click(button('Save as draft'));
    await waitFor(() => expect(app.address()).toBe('/proposals'));
    expect(await screen.findByRole('link', { name: 'Deeper wells' })).toBeVisible();
    expect(kept()).toMatchObject([{ id: 'a-1', data: { body: { title: 'Deeper wells', generate: false } } }]);
    expect(app.api.callsTo('POST', '/api/proposals')).toEqual([]);
  });

  test('sent while it stood in the form: the one that is there is changed', async () => {
    const put = 'PUT /api/proposals/p-9';
    const app = openWith('/proposals/new?unsent=a-1', aNewOne, { [put]: answer(proposalOf({ id: 'p-9' })) });
    await screen.findByRole('form', { name: 'New Proposal' });
    localStorage.removeItem('offline-actions');
    localStorage.setItem('offline-sent', JSON.stringify({ 'a-1': { id: 'p-9', revision: 0 } }));
    await fill('Title', 'Deeper wells');
    await app.userEvent.click(button('Save as draft'));
    await waitFor(() => expect(app.address()).toBe('/proposals'));
    const [call] = app.api.callsTo('PUT', '/api/proposals/p-9');
    expect(call?.headers.get('if-match')).toBe('"0"');
    expect(call?.body).toMatchObject({ title: 'Deeper wells' });
  });

  test('refused: its text, the reason and the fields; accepted after another thought it is gone from here', async () => {
    const refusal = {
      status: 400,
      reason: 'The deadline has passed',
      details: [{ field: 'title', message: 'Too long' }],
    };
    const app = openWith(
      '/proposals/new?unsent=a-1',
      { ...aNewOne, refusal },
      {
        'POST /api/proposals': () => ({ status: 201, body: { proposal: proposalOf() } }),
      },
    );
    expect(await screen.findByText('Too long.')).toBeVisible();
    expect(control('Title')).toHaveValue(completeFields.title);
    expect(screen.getByText('Too long')).toBeVisible();
    await fill('Title', 'Wells');
    await app.userEvent.click(button('Save as draft'));
    await waitFor(() => expect(app.address()).toBe('/proposals'));
    expect(app.api.callsTo('POST', '/api/proposals')[0]?.headers.get('idempotency-key')).not.toBe('a-1');
    expect(kept()).toEqual([]);
  });

  test('one that waits no more says so', async () => {
    renderApp({ path: '/proposals/new?unsent=gone' });
    expect(await screen.findByText('This proposal was sent or discarded')).toBeVisible();
  });

  test('nobody else sees it', async () => {
    const app = openWith('/proposals', aNewOne);
    await screen.findByText('Waiting to be sent');
    app.unmount();
    const other = somebody();
    localStorage.setItem('user_id', other.id);
    mount({ path: '/proposals', user: other });
    expect(await screen.findByText('Your first proposal starts here')).toBeVisible();
    expect(screen.queryByText('Waiting to be sent')).toBeNull();
  });
});

describe('an edit without a network', () => {
  const card = proposalCard({ title: 'Wells' });

  test('is kept with the revision it was made from, and shown as if it had been sent', async () => {
    const app = renderApp({
      path: '/proposals/p-1?tab=team&mode=edit',
      handlers: { 'GET /api/proposals/p-1': answer(proposalOf()), 'PUT /api/proposals/p-1': noNetwork },
    });
    await screen.findByRole('form', { name: 'Edit proposal' });
    await fill('Team', 'My team');
    await app.userEvent.click(button('Save Changes'));
    expect(await screen.findByText(outboxWords.queuing, undefined, later)).toBeVisible();
    await screen.findByRole('button', { name: 'Edit' });
    expect(screen.getByRole('tabpanel')).toHaveTextContent('My team');
    expect(screen.getByText('Waiting to be sent')).toBeVisible();
    expect(kept()).toMatchObject([
      { data: { id: 'p-1', revision: 7, body: { team: 'My team' }, read: { team: completeFields.team } } },
    ]);
  });

  test('stands in the list, and in the page that is opened again', async () => {
    const app = openWith('/proposals', anEdit, {
      'GET /api/proposals': () => ({ body: { proposals: [card] } }),
      'GET /api/proposals/p-1': answer(proposalOf()),
    });
    await app.userEvent.click(await screen.findByRole('link', { name: 'Wells, deeper' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Wells, deeper' })).toBeVisible();
    await app.userEvent.click(screen.getByRole('tab', { name: 'Team' }));
    expect(screen.getByRole('tabpanel')).toHaveTextContent('My team');
  });

  test('can be read even when the proposal itself does not come', async () => {
    openWith('/proposals/p-1', anEdit, { 'GET /api/proposals/p-1': noNetwork });
    expect(await screen.findByText('This is what you wrote on this device', undefined, later)).toBeVisible();
    expect(screen.getByText('My team')).toBeVisible();
  });

  test('changed by somebody else: both texts, the choice saved over theirs, and then nothing waits', async () => {
    const theirs = { revision: 9, answers: { ...completeFields, team: 'Their team' } };
    const app = openWith(
      '/proposals/p-1?mode=edit',
      { ...anEdit, theirs },
      {
        'GET /api/proposals/p-1': answer(proposalOf({ revision: 9 })),
        'PUT /api/proposals/p-1': answer(proposalOf({ revision: 10 })),
      },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this proposal' }));
    expect(dialog.getByRole('group', { name: 'Team' })).toHaveTextContent('My team');
    expect(dialog.getByRole('group', { name: 'Team' })).toHaveTextContent('Their team');
    await app.userEvent.click(dialog.getByRole('button', { name: 'Save this choice' }));
    await waitFor(() => expect(kept()).toEqual([]));
    const [put] = app.api.callsTo('PUT', '/api/proposals/p-1');
    expect(put?.headers.get('if-match')).toBe('"9"');
    expect(put?.body).toMatchObject({ team: 'My team' });
  });

  test('refused because it was sent to the funder: the page is as it is, and one’s text can be read', async () => {
    const refusal = { status: 409, reason: 'It has been sent, so it stays as it was sent.' };
    openWith(
      '/proposals/p-1',
      { ...anEdit, refusal },
      {
        'GET /api/proposals/p-1': answer(proposalOf({ status: 'submitted' })),
      },
    );
    expect(await screen.findByText(refusal.reason)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(completeFields.title);
    expect(screen.getByText('My team')).toBeVisible();
  });

  test('a refusal while it is typed is no offline action', async () => {
    const app = renderApp({
      path: '/proposals/p-1?tab=team&mode=edit',
      handlers: {
        'GET /api/proposals/p-1': answer(proposalOf()),
        'PUT /api/proposals/p-1': refuse(409, 'No'),
      },
    });
    await screen.findByRole('form', { name: 'Edit proposal' });
    await fill('Team', 'My team');
    await app.userEvent.click(button('Save Changes'));
    expect(await screen.findByText('Failed to update proposal. No')).toBeVisible();
    expect(kept()).toEqual([]);
  });
});
