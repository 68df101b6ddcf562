import { oneOfEach, someOf } from '@harambee/config/long-tests.mjs';
import {
  annualBudgetRanges,
  organizationTypes,
  profileRules,
  sdgs,
  taxExemptStatuses,
} from '@harambee/domain';
import { button, type Handler, mountRemote, noNetwork } from '@harambee/platform/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { remoteModule } from '../../module.ts';
import { choose, fieldOf, fillField, fillRequired } from '../../testing/fill-form.ts';
import { filledFields, open, profileOf, refused } from '../../testing/profiles.ts';

const call = 'POST /api/ngo/profile';
const created: Handler = () => ({ status: 201, body: { profile: profileOf() } });
const posts = (app: { api: { callsTo: (method: string, path: string) => { body: unknown }[] } }) =>
  app.api.callsTo('POST', '/api/ngo/profile');

async function openNew(handlers: Record<string, Handler> = {}, options = {}) {
  const app = open('/profiles/new', { handlers, ...options });
  await screen.findByRole('form', { name: 'New Profile' });
  return app;
}
const create = () => act(async () => fireEvent.click(button('Create Profile')));
const summary = () => screen.findByRole('alert', { name: 'There is a problem' });

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const requiredMessages = [
  'Organization name is required',
  'Organization type is required',
  'Location is required',
  'Please enter a valid founding year',
  'Website is required',
  'Contact email is required',
  'Contact phone is required',
  'Mission statement is required',
  'Please select at least one SDG',
];

describe('what is asked for', () => {
  test('an empty form shows every message in its order, at the top and at its field, and sends nothing', async () => {
    const app = await openNew();
    await fillField('name', '');
    await create();
    const links = within(await summary()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(requiredMessages);
    for (const message of requiredMessages) expect(screen.getAllByText(message)).toHaveLength(2);
    expect(fieldOf('name')).toHaveFocus();
    expect(fieldOf('name')).toHaveAccessibleDescription(/Organization name is required/);
    expect(posts(app)).toHaveLength(0);
  });

  test('the messages are those of the domain', () => {
    const known = profileRules.map(({ message }) => message);
    for (const message of requiredMessages) expect(known).toContain(message);
  });

  // One form for all of them: filling it anew for each would take longer than all else here.
  test('what cannot be is refused at its field, and nothing is sent', async () => {
    const app = await openNew();
    await fillRequired(filledFields);
    const nextYear = String(new Date().getFullYear() + 1);
    const cases = [
      ['foundedYear', '1799', 'Please enter a valid founding year'],
      ['foundedYear', nextYear, 'Please enter a valid founding year'],
      ['website', 'example.org', 'Please enter a valid website URL'],
      ['website', 'http://x', 'Please enter a valid website URL'],
      ['website', 'javascript:alert(1)//x.y', 'Please enter a valid website URL'],
      ['contactEmail', 'a@', 'Please enter a valid email address'],
      ['linkedinUrl', 'javascript:alert(1)', 'Please enter a valid LinkedIn URL'],
      ['twitterHandle', 'two words', 'Please enter a valid X handle, such as @harambee'],
    ] as const;
    for (const [field, value, message] of oneOfEach(cases, ([, , words]) => words)) {
      await fillField(field, value);
      await create();
      const told = within(await summary()).getAllByRole('link');
      expect([value, ...told.map((link) => link.textContent)]).toEqual([value, message]);
      expect(fieldOf(field)).toHaveFocus();
      await fillField(field, String(filledFields[field]));
    }
    expect(posts(app)).toHaveLength(0);
  });

  test.each([
    { foundedYear: '1800', website: 'https://example.org' },
    { foundedYear: String(new Date().getFullYear()), contactEmail: 'a@b.org' },
  ])('%j is taken', async (values) => {
    const app = await openNew({ [call]: created });
    await fillRequired(filledFields);
    for (const [field, value] of Object.entries(values)) await fillField(field as 'website', value);
    await create();
    await waitFor(() => expect(posts(app)).toHaveLength(1));
  });

  test('the message of a field goes when it is edited, the others stay', async () => {
    await openNew();
    await create();
    await summary();
    let left = requiredMessages.length;
    for (const [field, value, message] of [
      ['name', 'M', 'Organization name is required'],
      ['website', 'h', 'Website is required'],
      ['foundedYear', '1', 'Please enter a valid founding year'],
      ['mission', 'W', 'Mission statement is required'],
    ] as const) {
      await fillField(field, value);
      expect(screen.queryByText(message)).toBeNull();
      left -= 1;
      expect(within(await summary()).getAllByRole('link')).toHaveLength(left);
      if (field === 'website') expect(screen.queryByText('Please enter a valid website URL')).toBeNull();
    }
  });

  test('choosing a goal takes its message away', async () => {
    await openNew();
    await create();
    await summary();
    await choose(6);
    expect(screen.queryByText('Please select at least one SDG')).toBeNull();
    expect(screen.getByText('1 of 17 chosen')).toBeVisible();
  });

  test('all vocabularies are there, and all 17 goals', async () => {
    await openNew();
    const choices = (field: 'type' | 'taxExemptStatus' | 'annualBudgetRange') =>
      within(fieldOf(field))
        .getAllByRole('option')
        .map((option) => option.textContent)
        .slice(1);
    expect(choices('type')).toEqual([...organizationTypes]);
    expect(choices('taxExemptStatus')).toEqual([...taxExemptStatuses]);
    expect(choices('annualBudgetRange')).toEqual([...annualBudgetRanges]);
    const goals = within(screen.getByRole('group', { name: 'Which goals do you work on?' }));
    expect(goals.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(
      sdgs.map(({ id, name }) => `${id}${name}`),
    );
  });
});

describe('what is sent', () => {
  test('only the required fields: the others go empty, the description is the mission (PROF-13)', async () => {
    const app = await openNew({ [call]: created });
    await fillRequired(filledFields);
    await create();
    await waitFor(() => expect(app.address()).toBe('/profiles'));
    const { name, type, mission, location, foundedYear, website, contactEmail, contactPhone } = filledFields;
    expect(posts(app).map(({ body }) => body)).toEqual([
      {
        name,
        type,
        mission,
        location,
        foundedYear,
        website,
        contactEmail,
        contactPhone,
        sdgs: [6, 4],
        focusAreas: [],
        registrationNumber: '',
        taxExemptStatus: '',
        annualBudgetRange: '',
        description: mission,
      },
    ]);
    expect(await screen.findByText('Profile created')).toBeVisible();
  });

  test('whatever was entered: all fields, what is hidden, and figures with their day', async () => {
    const app = await openNew({ [call]: created });
    await fillRequired(filledFields);
    for (const field of [
      'description',
      'registrationNumber',
      'legalStatus',
      'taxExemptStatus',
      'annualBudgetRange',
      'contactName',
      'currency',
      'linkedinUrl',
      'twitterHandle',
    ] as const) {
      await fillField(field, filledFields[field]);
    }
    await app.userEvent.click(
      screen.getByRole('checkbox', { name: 'Hide Contact phone on the public page' }),
    );
    await app.userEvent.click(button('Add figure'));
    const figure = within(screen.getByRole('group', { name: 'Figure 1' }));
    expect(figure.getByLabelText('What it counts')).toHaveFocus();
    for (const [label, value] of [
      ['What it counts', 'People reached'],
      ['Value', '6,140.5'],
      ['Unit', 'people'],
      ['Date', '2025-12-31'],
      ['Source', 'Annual report 2025'],
    ] as const) {
      fireEvent.change(figure.getByLabelText(label), { target: { value } });
    }
    // A row that nobody has written in asks for nothing.
    await app.userEvent.click(button('Add figure'));
    await create();
    await waitFor(() => expect(posts(app)).toHaveLength(1));
    // What is not filled in and came later is not sent: a service of before refuses it.
    const { languages, registrationAuthority, registrationCountry, registrationSince, photoAlt, ...fields } =
      filledFields;
    expect(posts(app)[0]?.body).toEqual({
      ...fields,
      focusAreas: [],
      hiddenContactFields: ['contactPhone'],
      facts: [
        {
          name: 'People reached',
          value: 6140.5,
          unit: 'people',
          date: '2025-12-31',
          source: 'Annual report 2025',
        },
      ],
    });
  });

  test('a half-written figure says what is missing, and can be removed', async () => {
    const app = await openNew({ [call]: created });
    await fillRequired(filledFields);
    await app.userEvent.click(button('Add figure'));
    fireEvent.change(screen.getByLabelText('What it counts'), { target: { value: 'Staff' } });
    fireEvent.change(screen.getByLabelText('Value'), { target: { value: 'many' } });
    await create();
    expect(
      within(await summary())
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Value of the figure is required',
      'Unit of the figure is required',
      'Date of the figure is required',
      'Source of the figure is required',
    ]);
    expect(screen.getByLabelText('Value')).toHaveFocus();
    await act(async () => fireEvent.change(screen.getByLabelText('Value'), { target: { value: '23' } }));
    expect(screen.queryByText('Value of the figure is required')).toBeNull();
    expect(screen.getAllByText('Unit of the figure is required')).toHaveLength(2);
    await app.userEvent.click(button('Remove figure 1'));
    await create();
    await waitFor(() => expect(posts(app)).toHaveLength(1));
    expect(posts(app)[0]?.body).not.toHaveProperty('facts');
  });

  test('goals go in the order in which they were chosen', async () => {
    const app = await openNew({ [call]: created });
    await fillRequired({ ...filledFields, sdgs: [13, 6, 4] });
    await choose(6);
    await create();
    await waitFor(() => expect(posts(app)).toHaveLength(1));
    expect(posts(app)[0]?.body).toMatchObject({ sdgs: [13, 4] });
  });
});

describe('when it is refused', () => {
  const failed = 'Failed to create profile';

  test('details are shown with every pair, and under their fields until those are changed', async () => {
    const details = [
      { field: 'name', message: 'is taken' },
      { field: 'website', message: 'cannot be reached' },
    ];
    await openNew({ [call]: refused(400, 'Validation failed', details) });
    await fillRequired(filledFields);
    await create();
    expect(
      await screen.findByText('Validation failed: name: is taken, website: cannot be reached'),
    ).toBeVisible();
    expect(fieldOf('name')).toHaveAccessibleDescription(/is taken/);
    await fillField('name', 'Maji Mashinani');
    expect(fieldOf('name')).not.toHaveAccessibleDescription(/is taken/);
    expect(fieldOf('website')).toHaveAccessibleDescription(/cannot be reached/);
  });

  const refusals: [string, Handler, string][] = [
    ['error field', refused(400, 'Not like this'), 'Not like this'],
    ['plain text', () => ({ status: 400, text: 'Out of order' }), 'Out of order'],
    ['failing server', () => ({ status: 500, body: { error: 'secret' } }), failed],
  ];
  // What is said of which answer is tested in `shared/platform`.
  test.each(someOf(refusals, 2))(
    '%s: logged, in the snackbar, and nothing typed is lost',
    async (_what, handler, words) => {
      const app = await openNew({ [call]: handler });
      await fillRequired(filledFields);
      await create();
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
      expect(within(screen.getByRole('list', { name: 'Messages' })).getByText(failed)).toBeVisible();
      expect(logged).toHaveBeenCalledWith(failed, expect.anything());
      expect(app.address()).toBe('/profiles/new');
      expect(fieldOf('mission')).toHaveValue(filledFields.mission);
    },
  );

  test('sent again after a lost answer it keeps its key', async () => {
    const app = await openNew({ [call]: refused(400, 'Not now') });
    await fillRequired(filledFields);
    await create();
    await screen.findByText('Not now');
    await create();
    await waitFor(() => expect(posts(app)).toHaveLength(2));
    const keys = app.api
      .callsTo('POST', '/api/ngo/profile')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  test('409: there is a profile already, with the way to edit it', async () => {
    await openNew({
      [call]: refused(409, 'Your organization already has a profile', [{ field: 'id', message: 'p-9' }]),
    });
    await fillRequired(filledFields);
    await create();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your organization already has a profile');
    expect(screen.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/profiles/p-9/edit');
  });

  test('without a token nothing is sent: logged and in the snackbar', async () => {
    const app = await openNew({ [call]: created });
    await fillRequired(filledFields);
    localStorage.removeItem('auth_token');
    await create();
    expect(await screen.findByText(/^You are signed out/)).toBeVisible();
    expect(logged).toHaveBeenCalledWith(failed, expect.any(Error));
    expect(posts(app)).toHaveLength(0);
  });
});

describe('what is known', () => {
  test('the name given at sign-up stands in the form, and is nothing one has typed', async () => {
    const app = await openNew();
    expect(fieldOf('name')).toHaveValue(app.user.tenantName);
    expect(screen.queryByText('We kept what you typed')).toBeNull();
    await app.userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await waitFor(() => expect(app.address()).toBe('/profiles'));
  });

  test('where there is a profile no second form is filled: the page leads to the first', async () => {
    open('/profiles/new', { own: profileOf() });
    expect(await screen.findByText('Your organization already has a profile')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Edit Profile' })).toHaveAttribute('href', '/profiles/p-1/edit');
    expect(screen.queryByRole('form')).toBeNull();
  });

  test('when nobody can say whether there is one, the form is there', async () => {
    const app = mountRemote({ remote: remoteModule, path: '/profiles/new', handlers: {} });
    app.api.on(`GET /api/ngo/profile/tenant/${app.user.tenantId}`, noNetwork);
    expect(await screen.findByRole('form', { name: 'New Profile' }, { timeout: 9_000 })).toBeVisible();
  });
});

describe('what was typed', () => {
  test('survives a reload, and is gone once it has become a profile', async () => {
    const app = await openNew();
    await fillField('name', 'Maji Mashinani');
    await choose(13);
    app.unmount();
    const again = mountRemote({
      remote: remoteModule,
      path: '/profiles/new',
      user: app.user,
      handlers: {
        [call]: created,
        [`GET /api/ngo/profile/tenant/${app.user.tenantId}`]: refused(404, 'Not found'),
      },
    });
    expect(await screen.findByText(/^We kept what you typed on .* at \d\d:\d\d$/)).toBeVisible();
    expect(fieldOf('name')).toHaveValue('Maji Mashinani');
    expect(screen.getByText('1 of 17 chosen')).toBeVisible();
    await again.userEvent.click(button('Discard'));
    expect(fieldOf('name')).toHaveValue(app.user.tenantName);
    expect(Object.keys(localStorage).filter((key) => key.includes('new-profile'))).toEqual([]);
  });

  test('is not kept after success', async () => {
    const app = await openNew({ [call]: created });
    await fillRequired(filledFields);
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((key) => key.includes('new-profile'))).toHaveLength(1),
    );
    await create();
    await waitFor(() => expect(app.address()).toBe('/profiles'));
    expect(Object.keys(localStorage).filter((key) => key.includes('new-profile'))).toEqual([]);
  });

  const closes = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('leaving with it asks first, by Cancel as by closing the tab', async () => {
    const app = await openNew();
    expect(closes()).toBe(false);
    await fillField('name', 'Maji');
    expect(closes()).toBe(true);
    await app.userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await app.userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(app.address()).toBe('/profiles/new');
    await app.userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await app.userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(app.address()).toBe('/profiles'));
  });

  test.each(someOf(['Cancel', 'Profiles'], 1))(
    'an untouched form is left by %s without a question',
    async (name) => {
      const app = await openNew();
      await app.userEvent.click(screen.getByRole('link', { name }));
      await waitFor(() => expect(app.address()).toBe('/profiles'));
    },
  );
});
