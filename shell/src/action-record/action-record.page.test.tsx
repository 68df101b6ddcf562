import type { Action } from '@harambee/domain/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, refusal, server } from '../testing/fake-server.ts';
import { showApp } from '../testing/show-app.tsx';

const wanjiru = { id: 'u1', name: 'Wanjiru Achieng' };
const otieno = { id: 'u2', name: 'Otieno Okoth' };
const at = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString();
const entry = (seq: number, kind: Action['kind'], given: Partial<Action> = {}): Action => ({
  ...{ seq, at: at(0), kind, who: wanjiru, details: {}, hash: `h${seq}` },
  ...given,
});
const actions: Action[] = [
  entry(5, 'role.changed', { whom: otieno, details: { from: 'Member', to: 'Owner' } }),
  entry(4, 'guest.opened', { who: { name: 'A former member' }, details: { proposalId: 'p1' } }),
  entry(3, 'organization.renamed', {
    at: at(1),
    unconfirmed: true,
    details: { from: 'Maji', to: 'Maji Safi' },
  }),
];
const list = 'GET /api/auth/actions';
const given = (answer: object = { actions }) => {
  server.on(list, () => Response.json(answer));
  server.on('GET /api/auth/actions/people', () => Response.json({ people: [otieno, wanjiru] }));
};
const show = async (query = '') => {
  showApp({ path: `/team/record${query}`, signedIn: true });
  await screen.findByRole('heading', { level: 1, name: 'Record of actions' });
};
const asked = () =>
  server.calls.filter(({ call }) => call === list).map(({ request }) => new URL(request.url).search);
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);
const entries = async () => {
  await screen.findByText(/made Otieno Okoth an owner/);
  return within(screen.getByRole('main'));
};
const quiet = () => jest.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => jest.restoreAllMocks());

test('each entry is a sentence with its time, by day; what is uncertain says so', async () => {
  given();
  await show();
  const page = await entries();
  expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
  expect(page.getByRole('heading', { name: 'Yesterday' })).toBeVisible();
  const words = page.getAllByRole('listitem').map((row) => row.textContent);
  expect(words).toEqual([
    expect.stringMatching(/^Wanjiru Achieng made Otieno Okoth an owner instead of a writer\d/),
    expect.stringMatching(/^A former member opened a proposal as a guestOpen the proposal/),
    expect.stringContaining('the server stopped meanwhile, so this may not have happened'),
  ]);
  expect(page.getByRole('link', { name: 'Open the proposal' })).toHaveAttribute('href', '/proposals/p1');
  expect(page.getByRole('link', { name: 'Team' })).toHaveAttribute('href', '/team');
});

test('a filter is in the address and in the call, and can be taken back', async () => {
  given();
  await show('?topic=people&person=u2&x=1');
  await entries();
  expect(asked()).toEqual(['?person=u2&topic=people']);
  expect(screen.getByLabelText('Person')).toHaveDisplayValue('Otieno Okoth');
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Guests');
  await waitFor(() => expect(asked()).toContain('?person=u2&topic=guests'));
  expect(window.location.search).toBe('?person=u2&topic=guests');
  server.on(list, () => Response.json({ actions: [] }));
  await userEvent.selectOptions(screen.getByLabelText('Person'), 'Wanjiru Achieng');
  expect(await screen.findByRole('heading', { name: 'No entry fits' })).toBeVisible();
  server.on(list, () => Response.json({ actions }));
  await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  await entries();
  expect(window.location.search).toBe('');
  expect(screen.getByLabelText('Kind')).toHaveDisplayValue('Everything');
});

test('an unknown kind in the address filters nothing; somebody who is not named any more is somebody', async () => {
  given();
  await show('?topic=nonsense&person=gone');
  await entries();
  expect(asked()).toEqual(['?person=gone']);
  expect(screen.getByLabelText('Person')).toHaveDisplayValue('Somebody');
});

test('further entries follow by the cursor', async () => {
  given({ actions, nextCursor: 'c1' });
  await show();
  await entries();
  server.on(list, () =>
    Response.json({ actions: [entry(2, 'person.joined', { at: at(1), details: { role: 'Viewer' } })] }),
  );
  await userEvent.click(await screen.findByRole('button', { name: /more/i }));
  expect(await screen.findByText('Wanjiru Achieng joined as a viewer')).toBeVisible();
  expect(asked()).toEqual(['', '?cursor=c1']);
  expect(rows().filter((row) => row?.includes('joined'))).toHaveLength(1);
});

test('nothing yet, a failure with Retry', async () => {
  quiet();
  server.on(list, () => refusal(500));
  server.on('GET /api/auth/actions/people', () => refusal(500));
  await show();
  const failure = await screen.findByRole('alert', undefined, { timeout: 15_000 });
  expect(failure).toHaveTextContent('The record could not be loaded');
  given({ actions: [] });
  await userEvent.click(within(failure).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Nothing is recorded yet' })).toBeVisible();
}, 20_000);

test('the file has what the filter leaves; a refusal is said', async () => {
  quiet();
  given();
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  URL.createObjectURL = () => 'blob:x';
  server.on('GET /api/auth/actions/file', () => new Response('Number\r\n'));
  await show('?topic=guests');
  await entries();
  const button = screen.getByRole('button', { name: 'Download as CSV' });
  await userEvent.click(button);
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  expect(server.calls.findLast(({ call }) => call.endsWith('/file'))?.request.url).toMatch(/\?topic=guests$/);
  server.on('GET /api/auth/actions/file', () => refusal(429, 'Please try again in 50 minutes.'));
  await userEvent.click(button);
  expect(await screen.findByText('Please try again in 50 minutes.')).toBeVisible();
});

test('only owners find the record: others read who can, and nothing is asked for', async () => {
  server.on('GET /api/auth/me', () => Response.json({ user: { ...aUser, role: 'Reviewer' } }));
  showApp({ path: '/team/record', signedIn: true });
  expect(
    await screen.findByText('Only an owner of the organization can read the record of actions'),
  ).toBeVisible();
  expect(asked()).toEqual([]);
});

test.each([
  ['Owner', 1],
  ['Member', 0],
])('the team page of an %s leads there %i times', async (role, times) => {
  server.on('GET /api/auth/me', () => Response.json({ user: { ...aUser, role } }));
  showApp({ path: '/team', signedIn: true });
  await screen.findByRole('region', { name: 'Colleagues' });
  expect(screen.queryAllByRole('link', { name: 'Open the record' })).toHaveLength(times);
});
