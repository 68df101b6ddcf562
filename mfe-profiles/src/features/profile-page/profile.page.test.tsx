import { exportProfile, ownersVisibilityMessage } from '@harambee/domain';
import type { Profile, ProfileFigures } from '@harambee/domain/schemas';
import { button, type Handler, noNetwork, renderRemote, somebody } from '@harambee/platform/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { remoteModule } from '../../module.ts';
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
const shown = () => screen.findByRole('heading', { level: 2, name: 'Maji Kwa Wote' });
const region = (name: string) => within(screen.getByRole('region', { name }));
const link = (name: string) => screen.findByRole('link', { name });

const choose = (text: string, name = 'profile.json') =>
  act(async () => {
    const file = new File([text], name, { type: 'application/json' });
    file.text = async () => text;
    fireEvent.change(screen.getByLabelText('Exported profile file'), { target: { files: [file] } });
  });

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('the profile', () => {
  test('contact, legal information and goals', async () => {
    open('/profiles', { own: profileOf({ hiddenContactFields: ['contactPhone'] }) });
    await shown();
    const contact = region('Contact information');
    expect(contact.getByRole('link', { name: 'majikwawote.example' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    expect(contact.getByRole('link', { name: '+254 712 345 678' }).closest('li')).toHaveTextContent('Hidden');
    const legal = region('Legal information');
    for (const value of ['OP.218/051/14-0392/9571', 'Registered Charity', '$500K - $1M']) {
      expect(legal.getByText(value)).toBeVisible();
    }
    const goals = region('Sustainable Development Goals').getAllByRole('listitem');
    expect(goals.map((goal) => goal.textContent)).toEqual([
      '6Clean Water and Sanitation',
      '4Quality Education',
    ]);
    expect(region('Figures with a date').getByText('6,140 people')).toBeVisible();
  });

  test.each([
    ['camelCase', 'profile', (profile: Profile) => profile],
    ['snake_case', 'organization', inSnakeCase],
  ])('an answer in %s under "%s" is understood', async (_spelling, name, spell) => {
    const user = somebody();
    const { id: _id, ...rest } = profileOf({ tenantId: user.tenantId });
    const answer = spell(rest as Profile);
    renderRemote({
      remote: remoteModule,
      path: '/profiles',
      user,
      handlers: {
        [`GET /api/ngo/profile/tenant/${user.tenantId}`]: () => ({
          body: { [name]: { ...answer, sdgs: '[6,4]' } },
        }),
        'GET /api/ngo/profile/figures': () => ({ body: figuresOf() }),
        'GET /api/ngo/profile/images': () => ({ body: {} }),
        'GET /api/ngo/profile/verification': noWebsite,
      },
    });
    await shown();
    expect(screen.getByText('Community Development')).toBeVisible();
    expect(screen.getByText('Founded 2014')).toBeVisible();
    expect(screen.getByText('karibu@majikwawote.example')).toBeVisible();
    expect(screen.getByText('Quality Education')).toBeVisible();
    // Without an id the tenant's is used.
    expect(await link('Edit Profile')).toHaveAttribute('href', `/profiles/${user.tenantId}/edit`);
  });

  test.each<[string, Partial<ProfileFigures>, string[]]>([
    ['a new organization', {}, ['0', '$0', '0']],
    [
      'one with grants',
      { totalProposals: 12, fundingSecured: 148_600, activeProjects: 3 },
      ['12', '$148,600', '3'],
    ],
    [
      'one with grants in several currencies',
      {
        ...{ totalProposals: 12, fundingSecured: 12_000, activeProjects: 3 },
        fundingSums: [
          { currency: 'KES', amount: 4_820_000 },
          { currency: 'USD', amount: 12_000 },
        ],
      },
      ['12', 'KES 4,820,000plus $12,000', '3'],
    ],
  ])('the tiles of %s', async (_whose, figures, values) => {
    open('/profiles', {
      own: profileOf(),
      handlers: { 'GET /api/ngo/profile/figures': () => ({ body: figuresOf(figures) }) },
    });
    await shown();
    const tile = (label: string) => screen.getByText(label).parentElement;
    await waitFor(() =>
      expect(tile('Total Proposals')).toHaveTextContent(`Total Proposals${values[0]}Written`),
    );
    expect(tile('Funding Secured')).toHaveTextContent(`Funding Secured${values[1]}Approved`);
    expect(tile('Active Projects')).toHaveTextContent(`Active Projects${values[2]}Under`);
  });

  test('figures that cannot be had are not shown as nothing', async () => {
    open('/profiles', {
      own: profileOf(),
      handlers: { 'GET /api/ngo/profile/figures': refused(404, 'Not found') },
    });
    await shown();
    await waitFor(() => expect(screen.getAllByText('–')).toHaveLength(3));
    expect(screen.getAllByText('Could not be loaded')).toHaveLength(3);
  });

  test('where its buttons lead', async () => {
    open('/profiles', { own: profileOf() });
    expect(await link('Edit Profile')).toHaveAttribute('href', '/profiles/p-1/edit');
    const page = await link('View Public Profile');
    expect(page).toHaveAttribute('href', '/public/profile/p-1');
    expect(page).toHaveAttribute('target', '_blank');
    expect(screen.queryByRole('link', { name: 'New Profile' })).toBeNull();
  });

  test('the palette\'s "Update profile" goes on to the form', async () => {
    const app = open('/profiles?next=edit', { own: profileOf() });
    await waitFor(() => expect(app.address()).toBe('/profiles/p-1/edit'));
  });

  test('a half-written one says what is missing', async () => {
    open('/profiles', { own: profileOf({ type: '', sdgs: [] }) });
    expect(await screen.findByText('Your profile is not complete yet')).toBeVisible();
    expect(screen.getByText('Organization type is required. Please select at least one SDG.')).toBeVisible();
  });
});

describe('none yet, or none to be had', () => {
  test('404 is no error: the page teaches and offers the first step', async () => {
    open('/profiles', { own: null });
    expect(await screen.findByText('Tell funders who you are')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getAllByRole('link', { name: 'New Profile' })).toHaveLength(1);
  });

  test('without any tenant no call is made, least of all for another tenant (PROF-16)', async () => {
    const user = somebody({ tenantId: '' });
    const app = renderRemote({ remote: remoteModule, path: '/profiles', user });
    expect(await screen.findByText('Tell funders who you are')).toBeVisible();
    expect(app.api.calls.map(({ path }) => path)).toEqual(['/api/auth/me']);
  });

  test('the stored tenant stands in for a missing one', async () => {
    const user = somebody({ tenantId: '' });
    renderRemote({
      remote: remoteModule,
      path: '/profiles',
      user: { ...user, tenantId: 'stored' },
      handlers: {
        'GET /api/auth/me': () => ({ body: { user } }),
        'GET /api/ngo/profile/tenant/stored': () => ({ body: { profile: profileOf() } }),
        'GET /api/ngo/profile/figures': () => ({ body: figuresOf() }),
        'GET /api/ngo/profile/images': () => ({ body: {} }),
        'GET /api/ngo/profile/verification': noWebsite,
      },
    });
    await shown();
  });

  const failures: [string, Handler, string][] = [
    ['403', () => ({ status: 403, text: '{"error":"no"}' }), 'API error 403: {"error":"no"}'],
    ['500', () => ({ status: 500, text: 'out of order' }), 'API error 500: out of order'],
    ['no network', noNetwork, 'Failed to load profiles'],
  ];
  test.each(failures)('%s: says why, and Retry loads it', async (_what, handler, words) => {
    const user = somebody();
    const own = `GET /api/ngo/profile/tenant/${user.tenantId}`;
    const app = renderRemote({
      remote: remoteModule,
      path: '/profiles',
      user,
      handlers: { [own]: handler, 'GET /api/ngo/profile/figures': () => ({ body: figuresOf() }) },
    });
    expect(await screen.findByText(words)).toBeVisible();
    // Nobody knows whether there is one: nothing is offered that may be refused.
    expect(screen.queryByRole('link', { name: 'New Profile' })).toBeNull();
    app.api.on(own, () => ({ body: { profile: profileOf() } }));
    await app.userEvent.click(button('Retry'));
    await shown();
  });
});

describe('the switches', () => {
  test.each([
    ['Visible to the public', 'isActive', 'Nobody outside your organization can open your page'],
    ['On the leaderboard', 'onLeaderboard', 'You still earn points'],
  ] as const)('%s sends itself alone, and says what it does', async (label, field, words) => {
    const changed = profileOf({ [field]: false, revision: 8 });
    const app = open('/profiles', { own: profileOf() });
    app.api.on(call, () => {
      app.api.on(`GET /api/ngo/profile/tenant/${app.user.tenantId}`, () => ({ body: { profile: changed } }));
      return { body: { profile: { ...changed, tenantId: app.user.tenantId } } };
    });
    const control = await screen.findByRole('switch', { name: label });
    expect(control).toBeChecked();
    await app.userEvent.click(control);
    await waitFor(() => expect(screen.getByRole('switch', { name: label })).not.toBeChecked());
    expect(app.api.callsTo('PUT', '/api/ngo/profile/p-1').map(({ body }) => body)).toEqual([
      { [field]: false },
    ]);
    expect(screen.getByRole('switch', { name: label })).toHaveAccessibleDescription(new RegExp(words));
  });

  test('a failure is logged, said, and changes nothing', async () => {
    const app = open('/profiles', { own: profileOf(), handlers: { [call]: refused(409, 'no') } });
    await app.userEvent.click(await screen.findByRole('switch', { name: 'Visible to the public' }));
    expect(await screen.findByText('Failed to update profile')).toBeVisible();
    expect(logged).toHaveBeenCalledWith('Failed to update profile', expect.anything());
    expect(screen.getByRole('switch', { name: 'Visible to the public' })).toBeChecked();
  });
});

describe('a member', () => {
  const who = { role: 'Member' } as const;

  test('is told why the switches are not theirs', async () => {
    open('/profiles', { own: profileOf(), who });
    for (const name of ['Visible to the public', 'On the leaderboard'])
      expect(await screen.findByRole('switch', { name })).toBeDisabled();
    expect(screen.getByText(ownersVisibilityMessage)).toBeVisible();
  });

  test('writes the form, and cannot hide or show a contact field in it', async () => {
    open('/profiles/p-1/edit', { own: profileOf(), who });
    expect(await screen.findByRole('checkbox', { name: /Hide Website/ })).toBeDisabled();
    expect(screen.getByText(ownersVisibilityMessage)).toBeVisible();
  });

  test('imports what is written, not who sees it', async () => {
    open('/profiles', { own: profileOf(), who });
    await shown();
    const text = JSON.stringify(exportProfile(profileOf({ name: 'Maji Mashinani', isActive: false })));
    await choose(text);
    const dialog = within(await screen.findByRole('dialog', { name: 'Import this file?' }));
    expect(dialog.getAllByRole('term').map((term) => term.textContent)).toEqual(['Organization name']);
  });
});

describe('export and import', () => {
  const exported = (profile: Profile) => JSON.stringify(exportProfile(profile));

  test('the file holds version 1.0 and everything, is named from the organization and the day, and imports unchanged', async () => {
    let blob: Blob | undefined;
    URL.createObjectURL = (given) => {
      blob = given as Blob;
      return 'blob:x';
    };
    const names: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    const app = open('/profiles', { own: profileOf() });
    await shown();
    await app.userEvent.click(button('Export Profile'));
    expect(names).toEqual([`maji-kwa-wote-${new Date().toISOString().slice(0, 10)}.json`]);
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsText(blob as Blob);
    });
    const { facts, isActive, onLeaderboard, hiddenContactFields } = profileOf();
    expect(JSON.parse(text)).toMatchObject({
      version: '1.0',
      profile: { ...filledFields, facts, isActive, onLeaderboard, hiddenContactFields },
    });
    await choose(text);
    expect(await screen.findByRole('dialog', { name: 'Nothing to import' })).toBeVisible();
  });

  test('shows what will change, asks, and saves all of it', async () => {
    const other = profileOf({ name: 'Maji Mashinani', isActive: false, sdgs: [1] });
    const app = open('/profiles', {
      own: profileOf(),
      handlers: { [call]: () => ({ body: { profile: other } }) },
    });
    await shown();
    await choose(exported(other));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import this file?' }));
    expect(dialog.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Organization name',
      'Sustainable Development Goals',
      'Visible to the public',
    ]);
    expect(app.api.callsTo('PUT', '/api/ngo/profile/p-1')).toHaveLength(0);
    await app.userEvent.click(dialog.getByRole('button', { name: 'Import' }));
    expect(await screen.findByText('Profile imported')).toBeVisible();
    const [put] = app.api.callsTo('PUT', '/api/ngo/profile/p-1');
    expect(put?.body).toEqual(exportProfile(other).profile);
    expect(put?.headers.get('if-match')).toBe('"7"');
  });

  test('Cancel changes nothing', async () => {
    const app = open('/profiles', { own: profileOf() });
    await shown();
    await choose(exported(profileOf({ name: 'Maji Mashinani' })));
    await app.userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test.each([
    ['no JSON', '%PDF-1.7', 'This file is not JSON, so it cannot be an exported profile.'],
    ['something else', '{"a": 1}', 'This file is not a profile exported from Harambee.'],
    ['another version', '{"version": "2.0", "profile": {}}', /only version 1\.0 can be imported/],
  ])('a file that is %s gets plain words', async (_what, text, words) => {
    open('/profiles', { own: profileOf() });
    await shown();
    await choose(text);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  test('what the service refuses is said with every pair', async () => {
    const details = [{ field: 'website', message: 'Please enter a valid website URL' }];
    const app = open('/profiles', { own: profileOf(), handlers: { [call]: refused(400, 'no', details) } });
    await shown();
    await choose(exported(profileOf({ website: 'javascript:alert(1)' })));
    await app.userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Import' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Validation failed: website: Please enter a valid website URL',
    );
    expect(logged).toHaveBeenCalledWith('Failed to update profile', expect.anything());
  });

  test('an organization without a profile makes one from the file', async () => {
    const app = open('/profiles', { own: null });
    await screen.findByText('Tell funders who you are');
    app.api.on('POST /api/ngo/profile', () => ({ status: 201, body: { profile: profileOf() } }));
    await choose(exported(profileOf()));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create a profile from this file?' }));
    await app.userEvent.click(dialog.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(app.api.callsTo('POST', '/api/ngo/profile')).toHaveLength(1));
    expect(app.api.callsTo('POST', '/api/ngo/profile')[0]?.body).toEqual(exportProfile(profileOf()).profile);
  });
});
