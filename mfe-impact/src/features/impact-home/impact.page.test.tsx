import { noNetwork, somebody } from '@harambee/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import {
  badgeList,
  leaderboardOf,
  organization,
  organizations,
  statsOf,
  summaryOf,
} from '../../testing/answers.ts';
import { answer, figure, later, openPage, refuse, rowsOf } from '../../testing/open-page.tsx';

const region = (name: string) => screen.getByRole('region', { name });
const arrived = () => screen.findByRole('region', { name: 'Level progress' });
const badgeNames = () =>
  within(region('Recent Badges'))
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('heading').textContent);
const board = () => rowsOf('Points this week');

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test('level, points and what brings the next level', async () => {
  openPage('/impact', {
    handlers: {
      'GET /api/impact/summary': answer(summaryOf(350)),
      'GET /api/proposals': answer({ proposals: [{ id: 'd1', title: 'Safe water', status: 'draft' }] }),
    },
  });
  await arrived();
  expect(screen.getByRole('img', { name: 'Level 4' })).toBeVisible();
  expect(
    screen.getByRole('heading', { name: 'One more completed proposal gets you to Level 5' }),
  ).toBeVisible();
  const rope = screen.getByRole('progressbar', { name: 'Points toward Level 5' });
  expect([rope.ariaValueMin, rope.ariaValueNow, rope.ariaValueMax]).toEqual(['300', '350', '400']);
  expect(await screen.findByRole('link', { name: 'Safe water' })).toHaveAttribute('href', '/proposals/d1');
  expect(screen.getByText(/50 points to go/)).toBeVisible();
});

test('the four figures', async () => {
  openPage('/impact', {
    handlers: {
      'GET /api/impact/summary': answer(
        summaryOf(350, { pointsThisWeek: 110, pointsLastWeek: 70, badgesEarned: 3 }),
      ),
    },
  });
  await arrived();
  expect(within(figure('Points this week')).getByText('110')).toBeInTheDocument();
  expect(figure('Points this week')).toHaveTextContent('40 more than last week');
  // Four of five proposals, one of two completed.
  expect(figure('Badges')).toHaveAccessibleName('Badges 3 of 6, 2 more are close');
  expect(figure('Weekly rank')).toHaveAccessibleName('Weekly rank 1st of 1 organization');
  expect(figure('Proposals approved')).toHaveAccessibleName('Proposals approved 1 of 4 written');
});

test('links to badges, leaderboard and report', async () => {
  openPage('/impact');
  await arrived();
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(target('See all badges')).toBe('/impact/badges');
  expect(target('See the leaderboard')).toBe('/impact/leaderboard');
  expect(target('View Report')).toBe('/impact/report');
});

test.each([
  [0, 0, ['Platform Pioneer']],
  [1, 0, ['Platform Pioneer', 'First Steps']],
  [1, 1, ['Platform Pioneer', 'First Steps', 'Completion Master']],
  [5, 2, ['Platform Pioneer', 'First Steps', 'Completion Master', 'Proposal Creator', 'Success Champion']],
])('recent badges with %i proposals, %i completed', async (total, completed, earned) => {
  const stats = statsOf(total, { completed });
  openPage('/impact', {
    handlers: {
      'GET /api/impact/badges': answer({ badges: badgeList(stats) }),
      'GET /api/proposals/stats': answer({ stats }),
    },
  });
  await arrived();
  expect(badgeNames().slice(0, earned.length)).toEqual(earned);
  // The figure, and the emblems that are said to be earned, are one number.
  const said = within(region('Recent Badges')).queryAllByText(/^Earned/);
  const counted = badgeList(stats).filter((badge) => badge.earned);
  expect(said).toHaveLength(counted.length);
  expect(within(region('Recent Badges')).queryAllByText('A bonus badge, not one of the 6')).toHaveLength(
    earned.includes('Completion Master') ? 1 : 0,
  );
  expect(badgeNames()).toHaveLength(6);
  expect(document.querySelectorAll('svg[data-locked]')).toHaveLength(6 - earned.length);
});

test('a badge says its rarity in a word, and how far it is', async () => {
  openPage('/impact');
  await arrived();
  const badges = within(region('Recent Badges'));
  expect(badges.getByText('Legendary')).toBeVisible();
  expect(badges.getByRole('progressbar', { name: 'Progress to Proposal Creator' })).toHaveAttribute(
    'aria-valuetext',
    '4 of 5',
  );
});

test('five rows, the own one as a sixth when it is further down, marked in words', async () => {
  const user = somebody();
  const own = organization(23, { tenantId: user.tenantId, name: 'Maji Kwa Wote', periodPoints: 60 });
  openPage('/impact', {
    user,
    handlers: {
      'GET /api/impact/leaderboard': answer(
        leaderboardOf(organizations(1, 20), { own, totalOrganizations: 41 }),
      ),
    },
  });
  await arrived();
  expect(board().map(([rank]) => rank)).toEqual(['1', '2', '3', '4', '5', '23']);
  expect(board()[5]?.[1]).toContain('You');
  expect(screen.getByText(/You are 435 points behind Organization 5\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all 41' })).toBeVisible();
});

test('the own row leads to the own profile, another one to its public page in a new tab', async () => {
  const user = somebody();
  const own = organization(2, { tenantId: user.tenantId, name: 'Maji Kwa Wote' });
  openPage('/impact', {
    user,
    handlers: { 'GET /api/impact/leaderboard': answer(leaderboardOf([organization(1), own], { own })) },
  });
  await arrived();
  const table = within(region('Weekly Leaderboard'));
  expect(table.getByRole('link', { name: 'Maji Kwa Wote' })).toHaveAttribute('href', '/profiles');
  const other = table.getByRole('link', { name: /^Organization 1/ });
  expect(other).toHaveAttribute('href', '/public/profile/page-1');
  expect(other).toHaveAttribute('target', '_blank');
  expect(other).toHaveAccessibleName('Organization 1 (opens in a new tab)');
});

test.each([
  [90, 70, '20 more'],
  [50, 70, '20 fewer'],
  [70, 70, 'same'],
])('%i points after %i: %s', async (periodPoints, previousPoints, words) => {
  const entry = organization(1, { periodPoints, previousPoints });
  openPage('/impact', { handlers: { 'GET /api/impact/leaderboard': answer(leaderboardOf([entry])) } });
  await arrived();
  expect(board()[0]?.[2]).toBe(words);
});

test.each([
  ['is refused', refuse(403)],
  ['fails', refuse(500)],
  ['has no network', noNetwork],
])('the leaderboard call %s: the own figures and profile stand in', async (_name, handler) => {
  const user = somebody();
  const profile = { id: 'me', name: 'Maji ya Kesho', location: 'Lodwar', type: 'Community Development' };
  openPage('/impact', {
    user,
    handlers: {
      'GET /api/impact/leaderboard': handler,
      'GET /api/impact/summary': answer(summaryOf(335, { pointsThisWeek: 165, pointsLastWeek: 65 })),
      [`GET /api/ngo/profile/tenant/${user.tenantId}`]: answer({ profile }),
    },
  });
  await screen.findByRole('region', { name: 'Level progress' }, later);
  expect(board()).toEqual([['–', 'MKMaji ya KeshoYouLodwar · Community', '100 more', '165100 more']]);
  expect(screen.getByText(/We couldn't load the other organizations/)).toBeVisible();
});

test('nothing arrives: the list is empty, says so with a Retry, and invites nobody', async () => {
  const app = openPage('/impact', {
    handlers: Object.fromEntries(
      ['impact/leaderboard', 'impact/summary', 'impact/badges', 'proposals/stats'].map((path) => [
        `GET /api/${path}`,
        refuse(403),
      ]),
    ),
  });
  expect(await screen.findByText("We couldn't load your points")).toBeVisible();
  const list = within(region('Weekly Leaderboard'));
  expect(list.getByText("We couldn't load the leaderboard")).toBeVisible();
  expect(screen.queryByText('Nobody is here yet')).toBeNull();
  app.api.on('GET /api/impact/leaderboard', answer(leaderboardOf(organizations(1, 2))));
  await app.userEvent.click(list.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(board()).toHaveLength(2));
});

test('a failed badge call: the own proposals tell what is earned', async () => {
  openPage('/impact', { handlers: { 'GET /api/impact/badges': refuse(403) } });
  await arrived();
  expect(badgeNames().slice(0, 3)).toEqual(['Platform Pioneer', 'First Steps', 'Completion Master']);
});

test('a failed summary can be tried again, and the rest of the page is there meanwhile', async () => {
  const app = openPage('/impact', { handlers: { 'GET /api/impact/summary': refuse(403) } });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(region('Recent Badges')).toBeVisible();
  app.api.on('GET /api/impact/summary', answer(summaryOf(120)));
  await app.userEvent.click(retry);
  await arrived();
});

test('activity: at most five entries, each with its points and a link', async () => {
  const activity = Array.from({ length: 7 }, (_, place) => ({
    id: `a${place}`,
    reason: 'created',
    text: `Created “Project ${place}”`,
    points: 10,
    at: '2026-11-03T08:00:00.000Z',
    proposalId: `p${place}`,
  }));
  openPage('/impact', {
    handlers: { 'GET /api/impact/summary': answer(summaryOf(350, { activity })) },
  });
  await arrived();
  const items = within(region('Recent Activity')).getAllByRole('listitem');
  expect(items).toHaveLength(5);
  expect(items[0]).toHaveTextContent('+10Created “Project 0”');
  expect(within(items[0] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/proposals/p0');
});

test('a new organization is told how to begin', async () => {
  const stats = statsOf(0);
  openPage('/impact', {
    handlers: {
      'GET /api/impact/summary': answer(summaryOf(0)),
      'GET /api/impact/badges': answer({ badges: badgeList(stats) }),
      'GET /api/impact/leaderboard': answer(leaderboardOf([])),
      'GET /api/proposals/stats': answer({ stats }),
    },
  });
  await arrived();
  expect(screen.getByText('Two completed proposals get you to Level 2')).toBeVisible();
  expect(screen.getByText('Your first points are close')).toBeVisible();
  expect(figure('Weekly rank')).toHaveTextContent('not on the leaderboard');
  expect(await screen.findByRole('link', { name: 'Start a proposal' })).toHaveAttribute(
    'href',
    '/proposals/new',
  );
});

test.each([
  [[10, 0, 15, 60, 5, 10, 70, 110], 'Yes: 195 points in the last four weeks, 85 in the four before.'],
  [[60, 60, 0, 0, 10, 0, 0, 0], 'Not yet: 10 points in the last four weeks, 120 in the four before.'],
  [[0, 0, 0, 0, 0, 0, 0, 0], /No points yet in these weeks/],
])('the weeks %p: %s', async (points, words) => {
  const weeks = points.map((count, place) => ({
    from: new Date(Date.UTC(2026, 8, 28 + place * 7)).toISOString().slice(0, 10),
    points: count,
  }));
  openPage('/impact', { handlers: { 'GET /api/impact/summary': answer(summaryOf(350, { weeks })) } });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('figure', { name: 'Are we earning more than last month?' })).toBeVisible();
  await waitFor(() => expect(rowsOf(/Points by week/)[0]).toEqual(['Sep 28', String(points[0])]));
});
