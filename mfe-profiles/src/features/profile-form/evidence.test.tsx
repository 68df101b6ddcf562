import type { Profile } from '@harambee/domain/schemas';
import { button, type Handler, noNetwork } from '@harambee/platform/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { open, profileOf } from '../../testing/profiles.ts';

const call = 'PUT /api/ngo/profile/p-1';
const saved: Handler = ({ body }) => ({
  body: { profile: profileOf({ ...(body as Profile), revision: 8 }) },
});
const proposals = 'GET /api/proposals';

async function openEdit(handlers: Record<string, Handler> = {}, own = profileOf(), role?: 'Member') {
  const app = open('/profiles/p-1/edit', {
    own,
    handlers: { [call]: saved, ...handlers },
    ...(role && { who: { role } }),
  });
  await screen.findByRole('form', { name: 'Edit Profile' });
  return app;
}
const press = (name: string) => act(async () => fireEvent.click(button(name)));
const group = (name: string) => within(screen.getByRole('group', { name }));
const type = (row: string, label: string | RegExp, value: string) =>
  fireEvent.change(group(row).getByLabelText(label), { target: { value } });
const sent = (app: Awaited<ReturnType<typeof openEdit>>) =>
  app.api.callsTo('PUT', '/api/ngo/profile/p-1')[0]?.body as Partial<Profile>;

test('a funder finds what is typed: figures, registration, languages, projects, policies, reports', async () => {
  const app = await openEdit();
  type('Figure 1', /^Address of the source/, 'https://majikwawote.example/2025.pdf');
  fireEvent.click(group('Figure 1').getByLabelText('Show on the public page'));
  fireEvent.change(screen.getByLabelText(/^Country of registration/), { target: { value: 'UG' } });
  fireEvent.change(screen.getByLabelText(/^Languages/), { target: { value: 'fr' } });
  await press('Remove Swahili');
  await press('Add focus area');
  fireEvent.change(screen.getByLabelText('Focus area 2'), { target: { value: 'Schools' } });

  await press('Add project');
  expect(group('Project 1').getByLabelText('Title')).toHaveFocus();
  type('Project 1', 'Title', 'Forty wells');
  type('Project 1', 'First year', '2022');
  type('Project 1', /^Amount/, '250,000');
  type('Project 1', /^Currency/, 'EUR');
  await press('Add policy');
  type('Policy 1', 'Title', 'Safeguarding');
  type('Policy 1', 'Address', 'https://majikwawote.example/safe.pdf');
  await press('Add report');
  type('Report 1', 'Title', 'Annual report');
  type('Report 1', 'Year', '2025');
  type('Report 1', 'Address', 'https://majikwawote.example/2025.pdf');
  // A row that nobody has written in asks for nothing.
  await press('Add report');
  await press('Save Changes');
  await waitFor(() => expect(app.address()).toBe('/profiles'));
  expect(sent(app)).toMatchObject({
    facts: [{ id: 'f-1', url: 'https://majikwawote.example/2025.pdf', isPublic: true }],
    registrationCountry: 'UG',
    languages: ['fr'],
    focusAreas: ['Water', 'Schools'],
    projects: [
      { title: 'Forty wells', funder: '', amount: 250_000, currency: 'EUR', from: 2022, to: 0, summary: '' },
    ],
    policies: [{ title: 'Safeguarding', url: 'https://majikwawote.example/safe.pdf' }],
    reports: [{ title: 'Annual report', year: 2025, url: 'https://majikwawote.example/2025.pdf' }],
  });
});

test('what is wrong is said at its field, and nothing is sent', async () => {
  const app = await openEdit();
  await press('Add policy');
  type('Policy 1', 'Address', 'http://majikwawote.example/safe.pdf');
  await press('Add project');
  type('Project 1', 'Title', 'Forty wells');
  type('Project 1', 'First year', '2999');
  await press('Save Changes');
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Please enter the year in which the project began; it cannot be in the future',
    'Title of the policy is required',
    'Please enter a full address that starts with https://',
  ]);
  expect(sent(app)).toBeUndefined();
});

test('a withdrawn figure and an emptied list are sent, an untouched list is not', async () => {
  const [fact] = profileOf().facts;
  const policy = { id: 'o-1', title: 'Safeguarding', url: 'https://a.example/safe.pdf' };
  const report = { id: 'r-1', title: 'Annual report', year: 2025, url: 'https://a.example/2025.pdf' };
  const facts = fact ? [{ ...fact, isPublic: true }] : [];
  const app = await openEdit({}, profileOf({ facts, policies: [policy], reports: [report] }));
  fireEvent.click(group('Figure 1').getByLabelText('Show on the public page'));
  await press('Remove policy 1');
  await press('Save Changes');
  await waitFor(() => expect(sent(app)).toMatchObject({ facts: [{ isPublic: false }], policies: [] }));
  expect(sent(app)).not.toHaveProperty('reports');
});

describe('own proposals', () => {
  const funded: Handler = () => ({
    body: {
      proposals: ['Wells', 'Schools'].map((title, index) => ({ id: `a-${index}`, title, status: 'funded' })),
    },
  });

  test('that are funded are offered to an owner, and saved only by choice', async () => {
    const app = await openEdit({ [proposals]: funded });
    expect(app.api.callsTo('GET', '/api/proposals')).toEqual([]);
    await press('Add a funded proposal');
    const choice = await screen.findByLabelText(/^Funded proposal/);
    expect(String(app.api.callsTo('GET', '/api/proposals')[0]?.query)).toContain('status=funded');
    fireEvent.change(choice, { target: { value: 'a-1' } });
    expect(group('Project 1').getByLabelText('Title')).toHaveValue('Schools');
    expect(group('Project 1').queryByLabelText(/^Amount/)).toBeNull();
    expect(within(choice).queryByText('Schools')).toBeNull();
    type('Project 1', 'First year', '2024');
    fireEvent.click(group('Project 1').getByLabelText('Show the requested amount'));
    await press('Save Changes');
    await waitFor(() =>
      expect(sent(app)).toMatchObject({
        projects: [{ title: 'Schools', from: 2024, amount: 0, proposalId: 'a-1', showsAmount: true }],
      }),
    );
  });

  test('cannot be loaded without a network, which is said', async () => {
    await openEdit({ [proposals]: noNetwork });
    await press('Add a funded proposal');
    expect(await screen.findByText(/^Your proposals could not be loaded/)).toBeVisible();
  });

  test('are an owner’s choice: a member changes the words alone', async () => {
    const project = { title: 'Wells', funder: '', amount: 0, currency: '', from: 2024, to: 0, summary: '' };
    const own = profileOf({ projects: [{ ...project, id: 'j-1', proposalId: 'a-0' }] });
    await openEdit({}, own, 'Member');
    expect(screen.queryByRole('button', { name: 'Add a funded proposal' })).toBeNull();
    expect(group('Project 1').getByLabelText('Show the requested amount')).toBeDisabled();
    expect(group('Project 1').getByLabelText('Title')).toBeEnabled();
  });
});
