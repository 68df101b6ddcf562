import { emptyProfileFields, type OutboxEntry, outboxWords } from '@harambee/domain';
import { sentAs, startReplay } from '@harambee/platform';
import { button, type Handler, mountRemote, noNetwork } from '@harambee/platform/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { remoteModule } from '../../module.ts';
import { fieldOf, fillField, fillRequired } from '../../testing/fill-form.ts';
import { figuresOf, filledFields, noWebsite, open, profileOf, refused } from '../../testing/profiles.ts';

const call = 'POST /api/ngo/profile';
const queued = () => JSON.parse(localStorage.getItem('offline-actions') ?? '[]') as OutboxEntry[];
const press = (name: string) => act(async () => fireEvent.click(button(name)));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  // Waits on this device until a test says otherwise, however long the form takes.
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => jest.restoreAllMocks());

async function createOffline() {
  const app = open('/profiles/new', { own: null, handlers: { [call]: noNetwork } });
  await screen.findByRole('form', { name: 'New Profile' });
  await fillRequired(filledFields);
  await press('Create Profile');
  await waitFor(() => expect(app.address()).toBe('/profiles'));
  return app;
}

const who = { id: 'u-1', tenantId: 't-1' };
const { focusAreas: _notInTheForm, currency: _left, ...body } = filledFields;
/** A browser in which it was created offline before, at its page. */
function waiting(path = '/profiles') {
  const entry = { id: 'e-1', action: 'profile-create', data: { body }, title: filledFields.name };
  const kept = { ...entry, timestamp: '2026-11-21T10:00:00.000Z', userId: who.id, tenantId: who.tenantId };
  const stored = { 'offline-actions': JSON.stringify([kept]) };
  return open(path, { own: null, handlers: { [call]: noNetwork }, who, kept: stored });
}

/** The same browser later, at another address. */
function later(app: ReturnType<typeof open>, path: string, handlers: Record<string, Handler> = {}) {
  app.unmount();
  return mountRemote({
    remote: remoteModule,
    path,
    user: app.user,
    handlers: {
      [`GET /api/ngo/profile/tenant/${app.user.tenantId}`]: () => ({
        status: 404,
        body: { error: 'Not found', requestId: 'r' },
      }),
      'GET /api/ngo/profile/figures': () => ({ body: figuresOf() }),
      'GET /api/ngo/profile/images': () => ({ body: {} }),
      'GET /api/ngo/profile/verification': noWebsite,
      ...handlers,
    },
  });
}

/** Back online: everything that waits is sent. */
async function send({ user }: ReturnType<typeof open>) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  let stop = () => {};
  const result = await new Promise((resolve) => {
    stop = startReplay({ userId: user.id, tenantId: user.tenantId, onResult: resolve });
  });
  stop();
  return result as { sent: { entry: OutboxEntry }[]; returned: OutboxEntry[] };
}

test('created without a network: on the page with what it says, opened, edited again, and sent once', async () => {
  const app = await createOffline();
  expect(screen.getByText(outboxWords.queuing)).toBeVisible();
  expect(await screen.findByText(/^This profile waits on this device/)).toBeVisible();
  expect(screen.getByRole('heading', { name: filledFields.name })).toBeVisible();
  expect(screen.queryByRole('link', { name: /View Public Profile/ })).toBeNull();
  const [{ id = '' } = {}] = queued();
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/profiles/${id}/edit`);

  const form = later(app, `/profiles/${id}/edit`);
  expect(await screen.findByText(outboxWords.queued)).toBeVisible();
  expect(fieldOf('location')).toHaveValue(filledFields.location);
  await fillField('location', 'Kakuma');
  await press('Create Profile');
  await waitFor(() => expect(form.address()).toBe('/profiles'));
  expect(queued()).toMatchObject([{ id, action: 'profile-create', data: { body: { location: 'Kakuma' } } }]);

  form.api.on(call, () => ({
    status: 201,
    body: { profile: profileOf({ location: 'Kakuma', revision: 0 }) },
  }));
  await send(form);
  const posts = form.api.callsTo('POST', '/api/ngo/profile');
  expect(posts.map(({ headers }) => headers.get('idempotency-key'))).toEqual([id]);
  expect(posts[0]?.body).toMatchObject({ name: filledFields.name, location: 'Kakuma' });
  expect(queued()).toEqual([]);
  expect(sentAs(id)).toEqual({ id: 'p-1', revision: 0 });

  // A link that was opened offline leads to the saved profile.
  const after = later(form, `/profiles/${id}/edit`, {
    [`GET /api/ngo/profile/tenant/${app.user.tenantId}`]: () => ({ body: { profile: profileOf() } }),
  });
  await screen.findByRole('form', { name: 'Edit Profile' });
  expect(after.address()).toBe('/profiles/p-1/edit');
});

test('discarded before it is sent: asked first, then gone', async () => {
  const app = waiting();
  await screen.findByText(/^This profile waits on this device/);
  await press('Discard');
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard this profile?' }));
  await act(async () => fireEvent.click(question.getByRole('button', { name: 'Keep it' })));
  expect(queued()).toHaveLength(1);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await press('Discard');
  const again = within(await screen.findByRole('alertdialog', { name: 'Discard this profile?' }));
  await act(async () => fireEvent.click(again.getByRole('button', { name: 'Discard' })));
  expect(await screen.findByText('Tell funders who you are')).toBeVisible();
  expect(queued()).toEqual([]);
  expect(app.api.callsTo('POST', '/api/ngo/profile')).toEqual([]);
});

test('a second one is not offered while the first waits', async () => {
  const app = waiting();
  later(app, '/profiles/new');
  expect(
    await screen.findByText(/^Each organization has one profile\. Yours waits on this device/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/profiles/e-1/edit');
});

test('it is there although the server cannot be asked for the profile', async () => {
  const app = waiting();
  later(app, '/profiles', { [`GET /api/ngo/profile/tenant/${app.user.tenantId}`]: noNetwork });
  expect(await screen.findByText(/^This profile waits on this device/)).toBeVisible();
  expect(screen.getByRole('heading', { name: filledFields.name })).toBeVisible();
});

test('refused, such as to a viewer: the reason, and the text is still in the form', async () => {
  const app = waiting();
  app.api.on(call, refused(403, 'Viewers cannot change the profile.'));
  const { returned } = await send(app);
  expect(returned).toHaveLength(1);
  const page = later(app, '/profiles');
  expect(await screen.findByText('Viewers cannot change the profile.')).toBeVisible();
  later(page, '/profiles/e-1/edit');
  expect(await screen.findByText('Viewers cannot change the profile.')).toBeVisible();
  expect(fieldOf('mission')).toHaveValue(filledFields.mission);
});

const exists = refused(409, 'exists', [{ field: 'id', message: 'p-1' }]);
const short = { ...emptyProfileFields, name: filledFields.name, currency: 'USD', isActive: true };

test('a colleague was faster: what was written here is added to theirs, without a question', async () => {
  const app = waiting();
  const theirs = profileOf({ ...short, facts: [], revision: 0 });
  app.api.on(call, exists);
  app.api.on('PUT /api/ngo/profile/p-1', ({ headers, body }) =>
    headers.get('if-match') === '"0"'
      ? { body: { profile: { ...theirs, ...(body as object), revision: 1 } } }
      : { status: 412, body: { error: 'changed', requestId: 'r', profile: theirs, changedBy: 'u-2' } },
  );
  const { sent, returned } = await send(app);
  expect(returned).toEqual([]);
  expect(sent).toMatchObject([{ entry: { merged: { changedBy: 'u-2' } } }]);
  const last = app.api.callsTo('PUT', '/api/ngo/profile/p-1').at(-1);
  expect(last?.body).toMatchObject({ mission: filledFields.mission, location: filledFields.location });
  expect(queued()).toEqual([]);
});

test('a colleague was faster and wrote something else: both texts are kept, and one is asked', async () => {
  const app = waiting();
  const theirs = profileOf({ mission: 'Their mission.', description: 'Their mission.', revision: 0 });
  app.api.on(call, exists);
  app.api.on('PUT /api/ngo/profile/p-1', () => ({
    status: 412,
    body: { error: 'changed', requestId: 'r', profile: theirs },
  }));
  const { returned } = await send(app);
  expect(returned).toHaveLength(1);
  expect(queued()).toMatchObject([
    { action: 'profile-update', data: { id: 'p-1' }, theirs: { revision: 0 } },
  ]);
  later(app, '/profiles/p-1/edit', {
    [`GET /api/ngo/profile/tenant/${app.user.tenantId}`]: () => ({ body: { profile: theirs } }),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this profile' }));
  const mission = dialog.getByRole('group', { name: 'Mission statement' });
  expect(mission).toHaveTextContent(filledFields.mission);
  expect(mission).toHaveTextContent('Their mission.');
});

test('text typed into the form of a waiting profile is found again in the saved one', async () => {
  const app = waiting();
  const form = later(app, '/profiles/e-1/edit');
  await screen.findByRole('form', { name: 'New Profile' });
  await fillField('mission', 'Typed and never saved.');
  form.api.on(call, () => ({ status: 201, body: { profile: profileOf({ revision: 0 }) } }));
  await send(form);
  later(form, '/profiles/e-1/edit', {
    [`GET /api/ngo/profile/tenant/${app.user.tenantId}`]: () => ({ body: { profile: profileOf() } }),
  });
  await screen.findByRole('form', { name: 'Edit Profile' });
  expect(fieldOf('mission')).toHaveValue('Typed and never saved.');
});
