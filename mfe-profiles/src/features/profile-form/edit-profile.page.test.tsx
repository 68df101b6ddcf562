import { type OutboxEntry, outboxWords } from '@harambee/domain';
import type { Profile } from '@harambee/domain/schemas';
import { button, type Handler, mountRemote, noNetwork } from '@harambee/platform/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { remoteModule } from '../../module.ts';
import { fieldOf, fillField, goal } from '../../testing/fill-form.ts';
import {
  figuresOf,
  filledFields,
  inSnakeCase,
  noWebsite,
  open,
  profileOf,
  refused,
} from '../../testing/profiles.ts';

const call = 'PUT /api/ngo/profile/p-1';
const saved: Handler = ({ body }) => ({
  body: { profile: profileOf({ ...(body as Profile), revision: 8 }) },
});

async function openEdit(handlers: Record<string, Handler> = {}, own: Profile = profileOf()) {
  const app = open('/profiles/p-1/edit', { own, handlers });
  await screen.findByRole('form', { name: 'Edit Profile' });
  return app;
}
const save = () => act(async () => fireEvent.click(button('Save Changes')));

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('Loading profile... until it is there', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const app = open('/profiles/p-1/edit', { own: profileOf() });
  const answer = `GET /api/ngo/profile/tenant/${app.user.tenantId}`;
  app.api.on(answer, async () => {
    await held;
    return { body: { profile: profileOf() } };
  });
  expect(await screen.findByText('Loading profile...')).toBeVisible();
  release();
  expect(await screen.findByRole('form', { name: 'Edit Profile' })).toBeVisible();
  expect(screen.queryByText('Loading profile...')).toBeNull();
});

test('starts with the saved values, a year without separators', async () => {
  await openEdit();
  expect(fieldOf('name')).toHaveValue(filledFields.name);
  expect(fieldOf('type')).toHaveValue(filledFields.type);
  expect(fieldOf('foundedYear')).toHaveValue('2014');
  expect(fieldOf('description')).toHaveValue(filledFields.description);
  expect(fieldOf('annualBudgetRange')).toHaveValue(filledFields.annualBudgetRange);
  expect(goal(6)).toBeChecked();
  expect(goal(1)).not.toBeChecked();
  expect(screen.getByLabelText('Value')).toHaveValue('6140');
});

test('saves under the id of the route, with the revision that was read, and goes back', async () => {
  const app = await openEdit({ [call]: saved });
  await fillField('mission', 'Water for all.');
  await save();
  await waitFor(() => expect(app.address()).toBe('/profiles'));
  const [put] = app.api.callsTo('PUT', '/api/ngo/profile/p-1');
  expect(put?.headers.get('if-match')).toBe('"7"');
  const { contactName, legalStatus, currency, ...before } = filledFields;
  const { languages, registrationAuthority, registrationCountry, registrationSince, photoAlt, ...fields } =
    before;
  // Fields that were added later are sent when they change: a service of before refuses them.
  expect(put?.body).toEqual({
    ...fields,
    mission: 'Water for all.',
    hiddenContactFields: [],
    facts: profileOf().facts,
  });
  expect(await screen.findByText('Profile saved')).toBeVisible();
});

test('a description that only repeated the mission follows it', async () => {
  const own = profileOf({ description: filledFields.mission });
  const app = await openEdit({ [call]: saved }, own);
  expect(fieldOf('description')).toHaveValue('');
  await fillField('mission', 'Water for all.');
  await save();
  await waitFor(() => expect(app.api.callsTo('PUT', '/api/ngo/profile/p-1')).toHaveLength(1));
  expect(app.api.callsTo('PUT', '/api/ngo/profile/p-1')[0]?.body).toMatchObject({
    mission: 'Water for all.',
    description: 'Water for all.',
  });
});

test('a profile from onboarding has no type yet; the form asks for the rest', async () => {
  const { type: _none, ...snake } = inSnakeCase(profileOf()) as { type?: unknown };
  const own = { ...snake, organization_type: 'ngo', website: '', sdgs: '[6]' } as unknown as Profile;
  const app = open('/profiles/p-1/edit', { own });
  await screen.findByRole('form', { name: 'Edit Profile' });
  expect(fieldOf('type')).toHaveValue('');
  expect(goal(6)).toBeChecked();
  await save();
  const alert = within(await screen.findByRole('alert', { name: 'There is a problem' }));
  expect(alert.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Organization type is required',
    'Website is required',
  ]);
  expect(app.api.callsTo('PUT', '/api/ngo/profile/p-1')).toHaveLength(0);
});

test.each<[string, Handler, string]>([
  ['a refusal', refused(400, 'Not like this'), 'Not like this'],
  [
    'details',
    refused(400, 'Validation failed', [
      { field: 'name', message: 'is taken' },
      { field: 'facts.0.source', message: 'is too long' },
    ]),
    'Validation failed: name: is taken, facts.0.source: is too long',
  ],
  ['a 5xx', refused(500, 'Oops'), 'Failed to update profile'],
])('%s: logged, in the snackbar, and nothing typed is lost', async (_what, handler, words) => {
  const app = await openEdit({ [call]: handler });
  await fillField('mission', 'Water for all.');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  const messages = within(screen.getByRole('list', { name: 'Messages' }));
  expect(messages.getByText('Failed to update profile')).toBeVisible();
  expect(logged).toHaveBeenCalledWith('Failed to update profile', expect.anything());
  expect(fieldOf('mission')).toHaveValue('Water for all.');
  expect(app.address()).toBe('/profiles/p-1/edit');
});

const own = (app: ReturnType<typeof open>) => ({
  [`GET /api/ngo/profile/tenant/${app.user.tenantId}`]: () => ({ body: { profile: profileOf() } }),
  'GET /api/ngo/profile/figures': () => ({ body: figuresOf() }),
  'GET /api/ngo/profile/images': () => ({ body: {} }),
  'GET /api/ngo/profile/verification': noWebsite,
});
const again = (app: ReturnType<typeof open>, path: string, handlers: Record<string, Handler> = {}) => {
  app.unmount();
  return mountRemote({
    remote: remoteModule,
    path,
    user: app.user,
    handlers: { ...own(app), ...handlers },
  });
};
const queued = () => JSON.parse(localStorage.getItem('offline-actions') ?? '[]') as OutboxEntry[];
const keepAs = (changes: object) =>
  localStorage.setItem('offline-actions', JSON.stringify([{ ...queued()[0], ...changes }]));

async function editOffline() {
  const app = await openEdit({ [call]: noNetwork });
  await fillField('mission', 'Water for all.');
  await save();
  await waitFor(() => expect(app.address()).toBe('/profiles'));
  return app;
}

test('without a network it is kept, shown as saved, and changed further where it waits', async () => {
  const app = await editOffline();
  expect(screen.getByText(outboxWords.queuing)).toBeVisible();
  expect(await screen.findByText('Waiting to be sent')).toBeVisible();
  expect(screen.getByText('Water for all.')).toBeVisible();
  expect(queued()).toMatchObject([
    {
      action: 'profile-update',
      data: {
        id: 'p-1',
        revision: 7,
        body: { mission: 'Water for all.' },
        read: { mission: filledFields.mission },
      },
    },
  ]);
  const later = again(app, '/profiles/p-1/edit');
  expect(await screen.findByText('Waiting to be sent')).toBeVisible();
  expect(fieldOf('mission')).toHaveValue('Water for all.');
  await fillField('name', 'Maji');
  await save();
  await waitFor(() => expect(later.address()).toBe('/profiles'));
  expect(later.api.callsTo('PUT', '/api/ngo/profile/p-1')).toEqual([]);
  expect(queued().at(-1)).toMatchObject({ data: { body: { name: 'Maji', mission: 'Water for all.' } } });
});

test('a single switch is kept as well, and shown as set', async () => {
  const app = open('/profiles', { own: profileOf(), handlers: { [call]: noNetwork } });
  await app.userEvent.click(await screen.findByRole('switch', { name: 'On the leaderboard' }));
  expect(await screen.findByText(outboxWords.queuing)).toBeVisible();
  expect(screen.getByRole('switch', { name: 'On the leaderboard' })).not.toBeChecked();
  expect(queued()).toMatchObject([{ data: { id: 'p-1', body: { onLeaderboard: false } } }]);
});

test('refused when it was sent: the form has its text and the reason, and saving it ends that', async () => {
  const app = await editOffline();
  keepAs({ refusal: { status: 400, reason: 'Mission is too long' } });
  const later = again(app, '/profiles/p-1/edit', { [call]: saved });
  expect(await screen.findByText('Mission is too long')).toBeVisible();
  expect(fieldOf('mission')).toHaveValue('Water for all.');
  await save();
  await waitFor(() => expect(later.address()).toBe('/profiles'));
  expect(queued()).toEqual([]);
});

test('changed by somebody else meanwhile: both texts, and the choice is saved over theirs', async () => {
  const app = await editOffline();
  keepAs({ theirs: { revision: 9, answers: { ...filledFields, mission: 'Their mission.', facts: [] } } });
  const later = again(app, '/profiles/p-1/edit', { [call]: saved });
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this profile' }));
  const mission = dialog.getByRole('group', { name: 'Mission statement' });
  expect(mission).toHaveTextContent('Water for all.');
  expect(mission).toHaveTextContent('Their mission.');
  await later.userEvent.click(dialog.getByRole('button', { name: 'Save this choice' }));
  await waitFor(() => expect(later.address()).toBe('/profiles'));
  const [put] = later.api.callsTo('PUT', '/api/ngo/profile/p-1');
  expect(put?.headers.get('if-match')).toBe('"9"');
  expect(put?.body).toMatchObject({ mission: 'Water for all.' });
  expect(queued()).toEqual([]);
});

test('412 for other fields: merged without a question, and said', async () => {
  const theirs = profileOf({ revision: 9, location: 'Kitale, Kenya', sdgs: [6, 4, 13] });
  const app = await openEdit({
    [call]: ({ headers }) =>
      headers.get('if-match') === '"9"'
        ? { body: { profile: { ...theirs, revision: 10 } } }
        : { status: 412, body: { error: 'changed', requestId: 'r', profile: theirs, changedBy: 'u-9' } },
    'GET /api/auth/members': () => ({
      body: {
        members: [{ id: 'u-9', firstName: 'Amina', lastName: 'Ekal', email: 'a@b.org', role: 'Member' }],
      },
    }),
  });
  await fillField('mission', 'My mission.');
  await save();
  await waitFor(() => expect(app.address()).toBe('/profiles'));
  expect(
    await screen.findByText(/^Amina Ekal changed “Location” and “.+” meanwhile\. Both changes are kept\.$/),
  ).toBeVisible();
  const puts = app.api.callsTo('PUT', '/api/ngo/profile/p-1');
  expect(puts.map(({ headers }) => headers.get('if-match'))).toEqual(['"7"', '"9"']);
  expect(puts.at(-1)?.body).toMatchObject({
    mission: 'My mission.',
    location: 'Kitale, Kenya',
    sdgs: [6, 4, 13],
  });
});

test('412: both changes side by side; what was chosen is saved over the newer one', async () => {
  const theirs = profileOf({ revision: 9, location: 'Kitale, Kenya', mission: 'Their mission.' });
  const app = await openEdit({
    [call]: ({ headers }) =>
      headers.get('if-match') === '"9"'
        ? { body: { profile: theirs } }
        : { status: 412, body: { error: 'changed', requestId: 'r', profile: theirs } },
  });
  await fillField('mission', 'My mission.');
  await fillField('name', 'My name');
  await save();
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this profile' }));
  const chosen = (label: string) =>
    within(dialog.getByRole('group', { name: label }))
      .getByRole('radio', { checked: true })
      .closest('label');
  expect(chosen('Location')).toHaveTextContent('TheirsKitale, Kenya');
  expect(chosen('Mission statement')).toHaveTextContent('YoursMy mission.');
  expect(dialog.queryByRole('group', { name: 'Website' })).toBeNull();
  const mission = within(dialog.getByRole('group', { name: 'Mission statement' }));
  await app.userEvent.click(mission.getByRole('radio', { name: /^Theirs/ }));
  await app.userEvent.click(dialog.getByRole('button', { name: 'Save this choice' }));
  await waitFor(() => expect(app.address()).toBe('/profiles'));
  const last = app.api.callsTo('PUT', '/api/ngo/profile/p-1').at(-1);
  expect(last?.headers.get('if-match')).toBe('"9"');
  expect(last?.body).toMatchObject({
    name: 'My name',
    location: 'Kitale, Kenya',
    mission: 'Their mission.',
  });
});

test('412: going on editing loses nothing and overwrites nothing', async () => {
  const theirs = profileOf({ revision: 9, mission: 'Their mission.' });
  const app = await openEdit({
    [call]: () => ({ status: 412, body: { error: 'changed', requestId: 'r', profile: theirs } }),
  });
  await fillField('mission', 'My mission.');
  await save();
  await app.userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(fieldOf('mission')).toHaveValue('My mission.');
  await save();
  await screen.findByRole('dialog');
  const sent = app.api.callsTo('PUT', '/api/ngo/profile/p-1').map(({ headers }) => headers.get('if-match'));
  expect(sent).toEqual(['"7"', '"7"']);
});

test('what was typed survives a reload, with the revision it began with', async () => {
  const app = await openEdit();
  await fillField('mission', 'My mission.');
  app.unmount();
  const again = mountRemote({
    remote: remoteModule,
    path: '/profiles/p-1/edit',
    user: app.user,
    handlers: {
      [`GET /api/ngo/profile/tenant/${app.user.tenantId}`]: () => ({
        body: { profile: profileOf({ revision: 8 }) },
      }),
      'GET /api/ngo/profile/figures': () => ({ body: figuresOf() }),
      'GET /api/ngo/profile/images': () => ({ body: {} }),
      'GET /api/ngo/profile/verification': noWebsite,
      [call]: saved,
    },
  });
  expect(await screen.findByText(/^We kept what you typed on .* at \d\d:\d\d$/)).toBeVisible();
  expect(fieldOf('mission')).toHaveValue('My mission.');
  await save();
  await waitFor(() => expect(again.api.callsTo('PUT', '/api/ngo/profile/p-1')).toHaveLength(1));
  expect(again.api.callsTo('PUT', '/api/ngo/profile/p-1')[0]?.headers.get('if-match')).toBe('"7"');
});

test('a profile of somebody else is not found, with the way to the own one', async () => {
  open('/profiles/of-others/edit', { own: profileOf() });
  expect(await screen.findByText('Profile not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edit your profile' })).toHaveAttribute(
    'href',
    '/profiles/p-1/edit',
  );
});

test('a failed load says why and can be tried again', async () => {
  const app = open('/profiles/p-1/edit', { own: profileOf() });
  const answer = `GET /api/ngo/profile/tenant/${app.user.tenantId}`;
  app.api.on(answer, refused(400, 'no'));
  expect(await screen.findByText(/^API error 400: /)).toBeVisible();
  app.api.on(answer, () => ({ body: { profile: profileOf() } }));
  await app.userEvent.click(button('Retry'));
  expect(await screen.findByRole('form', { name: 'Edit Profile' })).toBeVisible();
});

test('an address that names a field or a part of the form opens there', async () => {
  const app = open('/profiles/p-1/edit#field-location', { own: profileOf() });
  await waitFor(() => expect(fieldOf('location')).toHaveFocus());
  app.unmount();
  open('/profiles/p-1/edit#figures', { own: profileOf() });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Figures with a date' })).toHaveFocus());
});
