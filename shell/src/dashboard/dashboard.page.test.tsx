import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { noNetwork, refusal, server, someStats } from '../testing/fake-server.ts';
import { fakeSource, showApp } from '../testing/show-app.tsx';

const show = () =>
  showApp({ path: '/dashboard', signedIn: true, source: fakeSource({ knownRemotes: async () => [] }) });
const figure = (label: string) => screen.findByText(label).then((node) => node.parentElement as HTMLElement);

const profile = {
  name: 'Maji Kwa Wote',
  organization_type: 'Community Development',
  location: 'Kisumu',
  founded_year: 2009,
  website: 'https://maji.test',
  contact_email: 'hello@maji.test',
  contactPhone: '+254 700 000000',
  mission: 'Water for all',
  sdgs: '["6"]',
};
const profileCall = 'GET /api/ngo/profile/tenant/t1';

const proposal = (id: string, status: string, updatedAt: string) => ({
  id,
  title: `Proposal ${id}`,
  status,
  createdAt: '2026-11-10T08:00:00.000Z',
  updatedAt,
});

test('active proposals are those not failed, rejected or funded; points are those of the chip', async () => {
  show();
  expect(await figure('Active Proposals')).toHaveTextContent('Active Proposals31 being drafted, 1 to finish');
  expect(await figure('Impact Points')).toHaveTextContent('Impact Points17525 more to Level 3');
  expect(screen.getByRole('link', { name: 'Level 2 175 points' })).toBeVisible();
  expect(await figure('Profile Views')).toHaveTextContent('Coming soon');
  expect(document.title).toBe('Dashboard · Harambee');
});

test.each([
  [0, 0, 'Coming soon'],
  [1_204, 37, '1,20437 this month'],
])('profile views: %i in all, %i this month', async (profileViews, profileViewsThisMonth, words) => {
  const figures = {
    totalProposals: 0,
    fundingSecured: 0,
    activeProjects: 0,
    profileViews,
    profileViewsThisMonth,
  };
  server.on('GET /api/ngo/profile/figures', () => Response.json(figures));
  showApp({ path: '/dashboard', signedIn: true });
  await waitFor(async () => expect(await figure('Profile Views')).toHaveTextContent(words));
});

test('the profile is complete when every required field is there', async () => {
  server.on(profileCall, () => Response.json({ profile }));
  show();
  expect(await figure('Organization Profile')).toHaveTextContent('Complete');
  expect(await figure('Organization Profile')).not.toHaveTextContent('Incomplete');
});

test.each([
  ['has no profile', () => refusal(404)],
  ['cannot be asked', () => refusal(500)],
  ['lacks a goal', () => Response.json({ organization: { ...profile, sdgs: '[]' } })],
  ['lacks a mission', () => Response.json({ profile: { ...profile, mission: ' ' } })],
])('the profile is incomplete when the organisation %s', async (_name, answer) => {
  server.on(profileCall, answer);
  show();
  expect(await figure('Organization Profile')).toHaveTextContent('Incomplete');
});

test('failed loads count as empty', async () => {
  for (const call of ['GET /api/proposals/stats', 'GET /api/proposals', profileCall])
    server.on(call, noNetwork);
  show();
  expect(await figure('Active Proposals')).toHaveTextContent('Active Proposals0None yet');
  expect(await figure('Impact Points')).toHaveTextContent('Impact Points0100 more to Level 2');
  expect(screen.getByText('Account created')).toBeVisible();
});

test('recent activity: newest first, the account last', async () => {
  server.on('GET /api/proposals', () =>
    Response.json({
      proposals: [
        proposal('a', 'draft', '2026-11-12T08:00:00.000Z'),
        proposal('b', 'completed', '2026-11-19T08:00:00.000Z'),
      ],
    }),
  );
  show();
  const card = await screen.findByRole('region', { name: 'Recent Activity' });
  await within(card).findByRole('link', { name: 'Proposal a' });
  expect(
    within(card)
      .getAllByRole('listitem')
      .map((item) => item.textContent?.replace(/(\d+\w ago|just now).*/, '')),
  ).toEqual([
    expect.stringContaining('Proposal b is now completed'),
    expect.stringContaining('Proposal a was started'),
    expect.stringContaining('Proposal b was started'),
    expect.stringContaining('Account created for Maji Kwa Wote'),
  ]);
});

test('quick actions, and no hole where a remote is missing', async () => {
  show();
  const card = await screen.findByRole('region', { name: 'Quick actions' });
  expect(
    within(card)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/proposals/new', '/profiles', '/impact']);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['the window regains focus', () => fireEvent.focus(window)],
  ['the tab becomes visible', () => fireEvent(window, new Event('visibilitychange'))],
])('loads again when %s', async (_name, look) => {
  show();
  expect(await figure('Active Proposals')).toHaveTextContent('3');
  await waitFor(() => expect(server.countOf(profileCall)).toBe(1));
  server.on('GET /api/proposals/stats', () =>
    Response.json({ stats: { ...someStats, byStatus: { ...someStats.byStatus, draft: 7 } } }),
  );
  look();
  await waitFor(async () => expect(await figure('Active Proposals')).toHaveTextContent('9'));
  await waitFor(() => expect(server.countOf(profileCall)).toBe(2));
});
