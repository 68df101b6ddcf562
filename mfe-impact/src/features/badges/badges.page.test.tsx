import { screen, waitFor, within } from '@testing-library/react';
import { badgeList, statsOf } from '../../testing/answers.ts';
import { answer, openPage, refuse } from '../../testing/open-page.tsx';

const open = (path = '/impact/badges', stats = statsOf(1, { completed: 1 })) =>
  openPage(path, { handlers: { 'GET /api/impact/badges': answer({ badges: badgeList(stats) }) } });
const shown = () =>
  screen.queryAllByRole('listitem').flatMap((item) => {
    const name = within(item).queryByRole('button', { name: /./ });
    return item.dataset.part === 'badge' && name?.textContent ? [name.textContent] : [];
  });
const arrived = () => screen.findByRole('progressbar', { name: 'Badges earned' });
const all = [
  'First Steps',
  'Proposal Creator',
  'Proposal Master',
  'Success Champion',
  'Active Contributor',
  'Platform Pioneer',
];

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test('those of the catalog, each with its progress', async () => {
  open();
  await arrived();
  expect(shown()).toEqual(all);
  const progress = screen
    .getAllByRole('progressbar', { name: /^Progress to/ })
    .map((bar) => bar.getAttribute('aria-valuetext'));
  expect(progress).toEqual(['1 of 1', '1 of 5', '0 of 3', '1 of 2', '0 of 3', '1 of 1']);
});

test('earned count and percent: 2 of 6 are 33 percent', async () => {
  open();
  expect(await arrived()).toHaveAttribute('aria-valuetext', '2 of 6, 33%');
  expect(screen.getByText('33%')).toBeVisible();
  expect(screen.getByText('of 6 earned')).toBeVisible();
});

test.each([
  ['?search=champ', ['Success Champion']],
  ['?search=RARE', ['Proposal Master', 'Success Champion']],
  ['?category=milestone', ['First Steps', 'Proposal Creator']],
  ['?earned=earned', ['First Steps', 'Platform Pioneer']],
  ['?earned=open&category=achievement', ['Proposal Master', 'Success Champion']],
  ['?category=nonsense&earned=perhaps', all],
])('the address %s shows %p', async (address, names) => {
  open(`/impact/badges${address}`);
  await arrived();
  expect(shown().sort()).toEqual([...names].sort());
});

test('search, category and earned narrow, live in the address, and are reset together', async () => {
  const app = open();
  await arrived();
  await app.userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'achievement');
  await app.userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'open');
  await app.userEvent.type(screen.getByRole('searchbox', { name: 'Search badges' }), 'master{Enter}');
  await waitFor(() => expect(shown()).toEqual(['Proposal Master']));
  const query = new URLSearchParams(app.address().split('?')[1]);
  expect(Object.fromEntries(query)).toEqual({ category: 'achievement', earned: 'open', search: 'master' });
  expect(screen.getByTestId('announced')).toHaveTextContent('1 badge shown');
  await app.userEvent.click(screen.getByRole('button', { name: 'Reset filters' }));
  await waitFor(() => expect(shown()).toEqual(all));
  expect(app.address()).toBe('/impact/badges');
  expect(screen.getByRole('searchbox', { name: 'Search badges' })).toHaveValue('');
});

test('nothing matches: says so, and shows all again', async () => {
  const app = open('/impact/badges?search=zzz');
  await arrived();
  expect(screen.getByText('No matching badges')).toBeVisible();
  await app.userEvent.click(screen.getByRole('button', { name: 'Show all badges' }));
  await waitFor(() => expect(shown()).toEqual(all));
});

test('a badge opens with everything about it, in the address too', async () => {
  const app = open();
  await arrived();
  await app.userEvent.click(screen.getByRole('button', { name: 'Proposal Master' }));
  const dialog = await screen.findByRole('dialog', { name: 'Proposal Master' });
  expect(app.address()).toBe('/impact/badges?badge=proposal_master');
  expect(within(dialog).getByText(/Three times a funder said yes/)).toBeVisible();
  expect(within(dialog).getByText('Achievement')).toBeVisible();
  expect(within(dialog).getByText('Rare')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: 'Go to your proposals' })).toHaveAttribute(
    'href',
    '/proposals',
  );
  await app.userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(app.address()).toBe('/impact/badges');
});

test('a link to a badge opens it', async () => {
  open('/impact/badges?badge=platform_pioneer');
  const dialog = await screen.findByRole('dialog', { name: 'Platform Pioneer' });
  expect(within(dialog).getByText('November 3, 2026')).toBeVisible();
});

test('back leads to /impact; a failure can be tried again', async () => {
  const app = openPage('/impact/badges', { handlers: { 'GET /api/impact/badges': refuse(403) } });
  const back = await screen.findByRole('link', { name: 'Back to Impact' });
  expect(back).toHaveAttribute('href', '/impact');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  app.api.on('GET /api/impact/badges', answer({ badges: badgeList(statsOf(0)) }));
  await app.userEvent.click(retry);
  expect(await arrived()).toHaveAttribute('aria-valuetext', '1 of 6, 17%');
});
