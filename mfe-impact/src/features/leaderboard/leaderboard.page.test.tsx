import { type Call, somebody } from '@harambee/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { leaderboardOf, organization, organizations } from '../../testing/answers.ts';
import { answer, figure, openPage, refuse, rowsOf } from '../../testing/open-page.tsx';

const route = 'GET /api/impact/leaderboard';
const table = /points/i;
const arrived = () => screen.findByRole('table', { name: table });
const ranks = () => rowsOf(table).map(([rank]) => rank);

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test('weekly and all at first; both filters ask the service and live in the address', async () => {
  const app = openPage('/impact/leaderboard');
  await arrived();
  const period = screen.getByRole('combobox', { name: 'Period' });
  const category = screen.getByRole('combobox', { name: 'Category' });
  const options = (box: HTMLElement) => [...box.querySelectorAll('option')].map(({ value }) => value);
  expect(options(period)).toEqual(['daily', 'weekly', 'monthly', 'allTime']);
  expect(options(category)).toEqual(['all', 'health', 'education', 'environment', 'community', 'youth']);
  expect(period).toHaveValue('weekly');
  expect(category).toHaveValue('all');
  await app.userEvent.selectOptions(period, 'allTime');
  await app.userEvent.selectOptions(category, 'youth');
  await screen.findByRole('table', { name: 'All-time points' });
  expect(app.address()).toBe('/impact/leaderboard?period=allTime&category=youth');
  await waitFor(() => {
    const asked = app.api.callsTo('GET', '/api/impact/leaderboard').map(({ query }) => String(query));
    expect(asked).toEqual([
      'period=weekly&category=all',
      'period=allTime&category=all',
      'period=allTime&category=youth',
    ]);
  });
});

test('an address opens its list; nonsense opens the usual one', async () => {
  openPage('/impact/leaderboard?period=daily&category=health').unmount();
  const app = openPage('/impact/leaderboard?period=hourly&category=cats');
  await arrived();
  const [call] = app.api.callsTo('GET', '/api/impact/leaderboard');
  expect(String(call?.query)).toBe('period=weekly&category=all');
});

test('rows tell the points, the points before and the difference', async () => {
  const entries = [
    organization(1, { name: 'Afya Bora', avatar: 'AB', periodPoints: 210, previousPoints: 150 }),
    organization(2, { name: 'Elimu', avatar: 'E', location: 'Nakuru', category: 'other', periodPoints: 90 }),
  ];
  openPage('/impact/leaderboard', { handlers: { [route]: answer(leaderboardOf(entries)) } });
  await arrived();
  expect(rowsOf(table)).toEqual([
    ['1', 'ABAfya Bora (opens in a new tab)Kisumu · Health', '60 more150 before', '21060 more'],
    ['2', 'EElimu (opens in a new tab)Nakuru · Other', '408 fewer498 before', '90408 fewer'],
  ]);
});

test('of all time no period before is shown, nor a column for one', async () => {
  const user = somebody();
  const own = organization(1, { tenantId: user.tenantId, periodPoints: 335, previousPoints: undefined });
  openPage('/impact/leaderboard?period=allTime', {
    user,
    handlers: { [route]: answer(leaderboardOf([own], { own })) },
  });
  await arrived();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Rank',
    'Organization',
    'Points',
  ]);
  expect(rowsOf(table)[0]?.at(-1)).toBe('335');
  expect(figure('Your all-time points')).toHaveTextContent(/335$/);
  expect(document.body).not.toHaveTextContent(/before|more|fewer/);
});

test('without the leaderboard nothing stands under a period whose points nobody has told', async () => {
  openPage('/impact/leaderboard?period=monthly', { handlers: { [route]: refuse(403) } });
  expect(await screen.findByText("We couldn't load the leaderboard")).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(figure('Your points this month')).toHaveTextContent('–');
  expect(document.body).not.toHaveTextContent(/\b0\b/);
});

test('cards: own rank, points, distance to the next place, and who is in front', async () => {
  const user = somebody();
  const own = organization(2, {
    tenantId: user.tenantId,
    name: 'Maji',
    periodPoints: 60,
    previousPoints: 20,
  });
  const first = organization(1, { name: 'Afya Bora', periodPoints: 210 });
  openPage('/impact/leaderboard', {
    user,
    handlers: { [route]: answer(leaderboardOf([first, own], { own, totalOrganizations: 41 })) },
  });
  await arrived();
  expect(figure('Your rank')).toHaveTextContent('2ndof 41');
  expect(figure('Your points this week')).toHaveTextContent('6040 more');
  expect(figure('To the next place')).toHaveTextContent('150to Afya Bora');
  expect(figure('In the lead')).toHaveTextContent('210Afya Bora');
});

test('the own row is marked, sticks to the screen, and stands under the others while it is further down', async () => {
  const user = somebody();
  const own = organization(4_012, { tenantId: user.tenantId, name: 'Maji' });
  openPage('/impact/leaderboard', {
    user,
    handlers: { [route]: answer(leaderboardOf(organizations(1, 50), { own, totalOrganizations: 9_000 })) },
  });
  await arrived();
  expect(ranks()).toHaveLength(51);
  expect(ranks().at(-1)).toBe('4,012');
  const row = screen.getByRole('link', { name: 'Maji' }).closest('tr');
  expect(row).toHaveAttribute('data-own');
  expect(row).toHaveAttribute('data-sticky');
  expect(row).toHaveTextContent('You');
});

test('the next page is asked by its cursor, and the own row takes its place among the rows', async () => {
  const user = somebody();
  const own = organization(60, { tenantId: user.tenantId, name: 'Maji' });
  const pages = ({ query }: Call) => ({
    body:
      query.get('cursor') === 'next'
        ? leaderboardOf([...organizations(51, 59), own], { own, totalOrganizations: 60 })
        : leaderboardOf(organizations(1, 50), { own, totalOrganizations: 60, nextCursor: 'next' }),
  });
  const app = openPage('/impact/leaderboard', { user, handlers: { [route]: pages } });
  await arrived();
  expect(screen.getByText('Showing 50 of 60.')).toBeVisible();
  await app.userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(ranks()).toHaveLength(60));
  expect(screen.getAllByRole('link', { name: 'Maji' })).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(screen.getByTestId('announced')).toHaveTextContent('60 organizations shown');
});

test('the next page comes by itself when the end of the list is near', async () => {
  const near: (() => void)[] = [];
  class Observer {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe = () => near.push(() => this.tell([{ isIntersecting: true }]));
    disconnect = () => {};
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  const pages = ({ query }: Call) => ({
    body: query.has('cursor')
      ? leaderboardOf(organizations(51, 60), { totalOrganizations: 60 })
      : leaderboardOf(organizations(1, 50), { totalOrganizations: 60, nextCursor: 'next' }),
  });
  openPage('/impact/leaderboard', { handlers: { [route]: pages } });
  await arrived();
  await waitFor(() => expect(near).toHaveLength(1));
  near[0]?.();
  await waitFor(() => expect(ranks()).toHaveLength(60));
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

test('a next page that fails leaves what is there, and can be asked again', async () => {
  const user = somebody();
  let isDown = true;
  const pages = ({ query }: Call) => {
    if (!query.has('cursor'))
      return { body: leaderboardOf(organizations(1, 50), { totalOrganizations: 51, nextCursor: 'n' }) };
    return isDown ? { status: 403 } : { body: leaderboardOf([organization(51)], { totalOrganizations: 51 }) };
  };
  const app = openPage('/impact/leaderboard', { user, handlers: { [route]: pages } });
  await arrived();
  await app.userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText(/We couldn't load the next organizations/)).toBeVisible();
  expect(ranks()).toHaveLength(50);
  isDown = false;
  await app.userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(ranks()).toHaveLength(51));
});

test('arrow down and up move over the rows, from the page on; Enter opens the own one', async () => {
  const user = somebody();
  const own = organization(2, { tenantId: user.tenantId, name: 'Maji' });
  const app = openPage('/impact/leaderboard', {
    user,
    handlers: { [route]: answer(leaderboardOf([organization(1), own, organization(3)], { own })) },
  });
  await arrived();
  await app.userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(screen.getByRole('link', { name: 'Maji' })).toHaveFocus();
  await app.userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();
  expect(app.address()).toBe('/profiles');
});

test('the arrows stay with a filter that has the focus', async () => {
  const app = openPage('/impact/leaderboard');
  await arrived();
  const period = screen.getByRole('combobox', { name: 'Period' });
  period.focus();
  await app.userEvent.keyboard('{ArrowDown}');
  expect(period).toHaveFocus();
});

test.each([
  ['', 'Your organization is not on the leaderboard'],
  ['?category=youth', 'Your organization is not in the category Youth'],
])('whoever is not listed is told why: %s', async (address, words) => {
  openPage(`/impact/leaderboard${address}`, {
    handlers: { [route]: answer(leaderboardOf([organization(1)])) },
  });
  await arrived();
  expect(screen.getByText(words)).toBeVisible();
  expect(figure('Your rank')).toHaveTextContent('–not in this list');
});

test('an empty category leads back to all', async () => {
  const app = openPage('/impact/leaderboard?category=youth', {
    handlers: { [route]: answer(leaderboardOf([])) },
  });
  await app.userEvent.click(await screen.findByRole('button', { name: 'Show all categories' }));
  expect(app.address()).toBe('/impact/leaderboard');
});

test('a failed call: one’s own row and a Retry that brings the list', async () => {
  const app = openPage('/impact/leaderboard', { handlers: { [route]: refuse(403) } });
  await arrived();
  expect(ranks()).toEqual(['–']);
  app.api.on(route, answer(leaderboardOf(organizations(1, 3))));
  await app.userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(ranks()).toEqual(['1', '2', '3']));
  expect(screen.getByRole('link', { name: 'Back to Impact' })).toHaveAttribute('href', '/impact');
});
