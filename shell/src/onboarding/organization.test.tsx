import type { Profile } from '@harambee/domain/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal, server } from '../testing/fake-server.ts';
import {
  aProfile,
  bodyOf,
  field,
  newcomer,
  openWizard,
  press,
  showWizard,
  step,
  type,
} from './testing/open-wizard.tsx';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const thisYear = new Date().getFullYear();
const post = 'POST /api/ngo/profile';
const put = 'PUT /api/ngo/profile/p1';
const messages = () =>
  within(screen.getByRole('alert'))
    .getAllByRole('link')
    .map((link) => link.textContent);
const goal = (name: string) => screen.getByRole('checkbox', { name });

async function openStep(options: Parameters<typeof openWizard>[0] = {}) {
  const app = await openWizard(options);
  await press('Next');
  await step('Step 2 of 5');
  return app;
}

test('name and mission are asked for; the name of the sign-up is there already', async () => {
  await openStep();
  expect(field('Organization name')).toHaveValue('Maji Kwa Wote');
  await type('Organization name', ' ');
  await press('Next');
  expect(messages()).toEqual(['Organization name is required', 'Mission statement is required']);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(field('Mission')).toHaveAccessibleDescription(/Mission statement is required/);
  expect(server.countOf(post)).toBe(0);
  await type('Organization name', 'Maji');
  expect(messages()).toEqual(['Mission statement is required']);
  await type('Mission', 'Water.');
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Next');
  expect(await step('Step 3 of 5')).toBeVisible();
});

test('it sends its fields, always as ngo', async () => {
  await openStep();
  await type('Mission', 'Water for all.');
  await type('Location', 'Lodwar');
  await type('Founded year', '2014');
  await press('Next');
  await step('Step 3 of 5');
  expect(bodyOf(post)).toEqual({
    name: 'Maji Kwa Wote',
    mission: 'Water for all.',
    location: 'Lodwar',
    foundedYear: 2014,
    sdgs: [],
    organizationType: 'ngo',
  });
});

test.each([
  ['1899', false],
  ['1900', true],
  [String(thisYear), true],
  [String(thisYear + 1), false],
  ['', true],
])('founded in "%s": %s', async (year, isTaken) => {
  await openStep();
  await type('Mission', 'Water.');
  await type('Founded year', year);
  await press('Next');
  if (isTaken) expect(await step('Step 3 of 5')).toBeVisible();
  else expect(messages()).toEqual(['Please enter a valid founding year']);
});

test('all 17 goals, at most five, two or three recommended', async () => {
  const { user } = await openStep();
  const group = within(screen.getByRole('group', { name: 'Sustainable Development Goals' }));
  expect(group.getAllByRole('checkbox')).toHaveLength(17);
  expect(group.getByText('Choose at most 5; 2 to 3 are recommended.')).toBeVisible();
  for (const name of [
    'No Poverty',
    'Zero Hunger',
    'Quality Education',
    'Gender Equality',
    'Climate Action',
  ]) {
    await user.click(goal(name));
  }
  expect(group.getByRole('status')).toHaveTextContent('5 of 5 chosen. To choose another one, remove one');
  expect(goal('Life on Land')).toBeDisabled();
  await user.click(goal('Zero Hunger'));
  await user.click(goal('Life on Land'));
  await type('Mission', 'Water.');
  await press('Next');
  await step('Step 3 of 5');
  expect(bodyOf(post)).toMatchObject({ sdgs: [1, 4, 5, 13, 15] });
});

test.each([
  ['the server’s words', () => refusal(400, 'Not like this'), 'Not like this'],
  ['words of its own', () => refusal(400), 'Failed to create profile'],
])('refused, it shows %s and keeps what was typed', async (_what, answer, words) => {
  await openStep();
  server.on(post, answer);
  await type('Mission', 'Water.');
  await press('Next');
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(field('Mission')).toHaveValue('Water.');
});

describe('an organization that has a profile', () => {
  const saved =
    (revision: number) =>
    async (request: Request): Promise<Response> =>
      Response.json({ profile: aProfile({ ...((await request.json()) as Partial<Profile>), revision }) });

  test('finds it filled in; unchanged, it goes on without a call', async () => {
    await openStep({ profile: aProfile() });
    expect(field('Mission')).toHaveValue('Safe water for Turkana.');
    expect(field('Founded year')).toHaveValue('2014');
    expect(goal('Clean Water and Sanitation')).toBeChecked();
    await press('Next');
    expect(await step('Step 3 of 5')).toBeVisible();
    expect([server.countOf(post), server.countOf(put)]).toEqual([0, 0]);
  });

  test('changes what was changed, with the revision that was read', async () => {
    await openStep({ profile: aProfile({ foundedYear: 1850 }) });
    server.on(put, saved(4));
    await type('Mission', 'Water for all.');
    await press('Next');
    await step('Step 3 of 5');
    expect(bodyOf(put)).toEqual({ mission: 'Water for all.', organizationType: 'ngo' });
    const sent = server.calls.find(({ call }) => call === put);
    expect(sent?.request.headers.get('if-match')).toBe('"3"');
    await press('Previous');
    await press('Next');
    await step('Step 3 of 5');
    expect(server.countOf(put)).toBe(1);
  });

  test('going back after the first save changes the profile, and makes no second one', async () => {
    await openStep();
    await type('Mission', 'Water.');
    await press('Next');
    await step('Step 3 of 5');
    await press('Previous');
    server.on(put, saved(1));
    await type('Mission', 'Water for all.');
    await press('Next');
    await step('Step 3 of 5');
    expect([server.countOf(post), server.countOf(put)]).toEqual([1, 1]);
    expect(bodyOf(put)).toEqual({ mission: 'Water for all.', organizationType: 'ngo' });
  });

  test('made meanwhile by another tab: it goes on, says so, and overwrites nothing', async () => {
    await openStep();
    server.on(post, () => refusal(409, 'Your organization already has a profile'));
    server.on('GET /api/ngo/profile/tenant/t1', () => Response.json({ profile: aProfile() }));
    await type('Mission', 'Mine.');
    await press('Next');
    expect(await step('Step 3 of 5')).toBeVisible();
    expect(screen.getByText(/already has a profile, created in another tab or by a colleague/)).toBeVisible();
    expect(server.countOf(put)).toBe(0);
    server.on(put, saved(4));
    await press('Previous');
    await press('Next');
    await waitFor(() => expect(server.countOf(put)).toBe(1));
    expect(bodyOf(put)).toMatchObject({ mission: 'Mine.' });
  });

  test('changed meanwhile: what others wrote is filled in, what was typed stays, and nothing is saved yet', async () => {
    await openStep({ profile: aProfile() });
    const theirs = aProfile({ location: 'Kitale', revision: 9 });
    server.on(put, () =>
      Response.json({ error: 'changed', requestId: 'r', profile: theirs }, { status: 412 }),
    );
    await type('Mission', 'Mine.');
    await press('Next');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Someone changed this profile/);
    expect(field('Location')).toHaveValue('Kitale');
    expect(field('Mission')).toHaveValue('Mine.');
    server.on(put, saved(10));
    await press('Next');
    await step('Step 3 of 5');
    expect(bodyOf(put)).toEqual({ mission: 'Mine.', organizationType: 'ngo' });
  });
});

describe('what was typed', () => {
  test('is there again after a reload, at the same step; a code is not kept', async () => {
    const { unmount } = await openStep({ hasWhatsApp: false });
    await type('Mission', 'Half a sentence');
    await type('Founded year', '2014');
    unmount();
    await showWizard();
    expect(await step('Step 2 of 5')).toBeVisible();
    expect(field('Mission')).toHaveValue('Half a sentence');
    expect(field('Founded year')).toHaveValue('2014');
    expect(screen.getByText('Saved on this device as you type')).toBeVisible();
    expect(screen.getByText(/^We kept what you typed on .* at \d\d:\d\d$/)).toBeVisible();
    await press('Discard');
    expect(field('Mission')).toHaveValue('');
    expect(screen.queryByText(/We kept what you typed/)).toBeNull();
  });

  test('is kept by person, survives closing, and is gone when setup is completed', async () => {
    const { unmount } = await openStep();
    await type('Mission', 'Half a sentence');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    unmount();
    const kept = () => Object.keys(localStorage).filter((key) => key.includes('onboarding'));
    expect(kept()).toEqual(['kept-text:u1:t1:onboarding']);
    const other = await openWizard({ user: { ...newcomer, id: 'u2' } });
    expect(await step('Step 1 of 5')).toBeVisible();
    other.unmount();
    const { reload } = await openWizard();
    expect(field('Mission')).toHaveValue('Half a sentence');
    await press('Skip');
    await waitFor(() => expect(reload).toHaveBeenCalled());
    expect(kept()).toEqual([]);
  });

  test('nonsense in the storage is no hindrance', async () => {
    localStorage.setItem('kept-text:u1:onboarding', '{"values":{"name":7},"progress":{"step":"nowhere"}}');
    await openWizard();
    expect(await step('Step 1 of 5')).toBeVisible();
  });
});
