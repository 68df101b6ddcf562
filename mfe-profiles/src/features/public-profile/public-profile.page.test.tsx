import { type Handler, noNetwork } from '@harambee/platform/testing';
import { noteShownPage } from '@harambee/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { inSnakeCase, open, profileOf, publicOf } from '../../testing/profiles.ts';

const call = 'GET /api/ngo/profile/public/p-1';
const views = 'POST /api/ngo/profile/public/p-1/views';
const noContent: Handler = () => ({ status: 204 });

const show = (profile: object, options: { isSignedIn?: boolean } = { isSignedIn: false }) =>
  open('/public/profile/p-1', {
    handlers: { [call]: () => ({ body: { profile } }), [views]: noContent },
    ...options,
  });

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const region = (name: string) => screen.queryByRole('region', { name });

afterEach(() => jest.restoreAllMocks());

test('signed out it shows who the organization is, and sends no token', async () => {
  const app = show(publicOf(profileOf()));
  expect(await heading('Maji Kwa Wote')).toBeVisible();
  for (const words of ['Community Development', 'Lodwar, Turkana County, Kenya', 'Founded 2014']) {
    expect(screen.getByText(words)).toBeVisible();
  }
  expect(screen.getByText(/^Safe water within/)).toBeVisible();
  expect(screen.getByText(/^Public profile, maintained by/)).toHaveTextContent(
    'Public profile, maintained by Maji Kwa Wote on Harambee. Last changed November 3, 2026.',
  );
  expect(document.title).toBe('Maji Kwa Wote · Harambee');
  await waitFor(() => expect(app.api.calls).toHaveLength(2));
  for (const { headers } of app.api.calls) expect(headers.has('authorization')).toBe(false);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});

test('signed in the profile is read without a token all the same', async () => {
  const app = show(publicOf(profileOf()), { isSignedIn: true });
  await heading('Maji Kwa Wote');
  expect(app.api.callsTo('GET', '/api/ngo/profile/public/p-1')[0]?.headers.has('authorization')).toBe(false);
  expect(await screen.findByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
});

test('one visit is counted, once the page is there', async () => {
  const app = show(publicOf(profileOf()));
  await heading('Maji Kwa Wote');
  await waitFor(() => expect(app.api.callsTo('POST', '/api/ngo/profile/public/p-1/views')).toHaveLength(1));
  expect(app.api.callsTo('POST', '/api/ngo/profile/public/p-1/views')[0]?.body).toBeUndefined();
});

test('both spellings are understood, goals also as JSON text', async () => {
  show({ ...inSnakeCase(publicOf(profileOf())), sdgs: '[6,4]' });
  await heading('Maji Kwa Wote');
  expect(screen.getByText('Community Development')).toBeVisible();
  expect(screen.getByText('Founded 2014')).toBeVisible();
  expect(screen.getByText('karibu@majikwawote.example')).toBeVisible();
  expect(screen.getByText('Quality Education')).toBeVisible();
});

test.each([
  ['differs from the mission', 'We are 23 people.', true],
  ['repeats the mission', profileOf().mission, false],
  ['is empty', '', false],
])('the about text that %s', async (_how, description, isShown) => {
  show(publicOf(profileOf({ description })));
  await heading('Maji Kwa Wote');
  expect(region('About') !== null).toBe(isShown);
});

test('one chip for each goal, with its number and its name', async () => {
  show(publicOf(profileOf({ sdgs: [6, 4] })));
  await heading('Maji Kwa Wote');
  const goals = region('Sustainable Development Goals');
  const chips = within(goals as HTMLElement).getAllByRole('listitem');
  expect(chips.map((chip) => chip.textContent)).toEqual([
    '6Clean Water and Sanitation',
    '4Quality Education',
  ]);
});

test('the contact block links to where it says, and other sites learn nothing of this page', async () => {
  show(publicOf(profileOf()));
  await heading('Maji Kwa Wote');
  const links = within(region('Contact') as HTMLElement).getAllByRole('link');
  expect(
    links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('rel')]),
  ).toEqual([
    ['majikwawote.example', 'https://majikwawote.example', 'noopener noreferrer'],
    ['karibu@majikwawote.example', 'mailto:karibu@majikwawote.example', null],
    ['+254 712 345 678', 'tel:+254712345678', null],
    ['LinkedIn', 'https://www.linkedin.com/company/majikwawote', 'noopener noreferrer'],
    ['@majikwawote on X', 'https://x.com/majikwawote', 'noopener noreferrer'],
  ]);
});

test('what the organization hides is not there; nothing left, no block', async () => {
  show(publicOf(profileOf({ hiddenContactFields: ['contactPhone', 'website'] })));
  await heading('Maji Kwa Wote');
  expect(within(region('Contact') as HTMLElement).getAllByRole('link')).toHaveLength(3);
});

test('without any contact there is no contact block', async () => {
  const none = { website: '', contactEmail: '', contactPhone: '', linkedinUrl: '', twitterHandle: '' };
  show(publicOf(profileOf(none)));
  await heading('Maji Kwa Wote');
  expect(region('Contact')).toBeNull();
});

test('the number of a registration with its authority is shown once', async () => {
  show(publicOf(profileOf()));
  const registration = within(await screen.findByRole('region', { name: 'Registration' }));
  expect(registration.getByText('OP.218/051/14-0392/9571')).toBeVisible();
  expect(screen.getAllByText('OP.218/051/14-0392/9571')).toHaveLength(1);
});

test.each([
  ['registrationNumber', 'Registration number', 'OP.1'],
  ['legalStatus', 'Legal status', 'Charity'],
  ['taxExemptStatus', 'Tax status', 'Social Enterprise'],
  ['annualBudgetRange', 'Annual budget range', 'Under $10K'],
] as const)(
  'the legal and financial block is there for %s alone, and not for nothing',
  async (field, label, value) => {
    const none = {
      ...{ registrationNumber: '', legalStatus: '', taxExemptStatus: '', annualBudgetRange: '' },
      registrationAuthority: '',
    };
    const { unmount } = show(publicOf(profileOf(none)));
    await heading('Maji Kwa Wote');
    expect(region('Legal and financial')).toBeNull();
    unmount();
    show(publicOf(profileOf({ ...none, [field]: value })));
    await heading('Maji Kwa Wote');
    const block = within(region('Legal and financial') as HTMLElement);
    expect(block.getAllByRole('term').map((term) => term.textContent)).toEqual([label]);
    expect(block.getByText(value)).toBeVisible();
  },
);

const answers: [string, Handler, string, boolean][] = [
  ['404', () => ({ status: 404, body: { error: 'Not found' } }), 'Profile not found', false],
  ['403', () => ({ status: 403, body: { error: 'no' } }), 'This profile is not publicly available', false],
  ['500', () => ({ status: 500, body: {} }), 'This profile is not publicly available', true],
  ['no network', noNetwork, 'Failed to load profile', true],
];

test.each(answers)('%s: Profile Not Available, and why', async (_what, handler, words, canRetry) => {
  const app = open('/public/profile/p-1', { handlers: { [call]: handler }, isSignedIn: false });
  expect(await heading('Profile Not Available')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' }) !== null).toBe(canRetry);
  expect(app.api.callsTo('POST', '/api/ngo/profile/public/p-1/views')).toHaveLength(0);
});

test('Retry shows the profile once it can be had', async () => {
  const app = open('/public/profile/p-1', { handlers: { [call]: noNetwork }, isSignedIn: false });
  await heading('Profile Not Available');
  app.api.on(call, () => ({ body: { profile: publicOf(profileOf()) } }));
  app.api.on(views, noContent);
  await app.userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await heading('Maji Kwa Wote')).toBeVisible();
});

test.each(['/public/profile', '/public/profile/'])('%s: an id is missing, nothing is asked', async (path) => {
  const app = open(path, { isSignedIn: false });
  expect(await heading('Profile Not Available')).toBeVisible();
  expect(screen.getByText('Profile ID is required')).toBeVisible();
  expect(app.api.calls).toHaveLength(0);
});

describe('in place of what the gateway sent', () => {
  const sent = () => document.getElementById('server-page');
  const contact = '<a href="mailto:karibu@majikwawote.example">karibu@majikwawote.example</a>';
  beforeEach(() => {
    const page = Object.assign(document.createElement('div'), { id: 'server-page', innerHTML: contact });
    document.body.prepend(page);
  });
  afterEach(() => sent()?.remove());

  test('the page takes its place once the profile is there, and the focus stays where it was', async () => {
    // As in a document that has just loaded: its first heading takes no focus.
    noteShownPage('/public/profile/p-1');
    sent()?.querySelector('a')?.focus();
    show(publicOf(profileOf()));
    await heading('Maji Kwa Wote');
    expect(sent()).toBeNull();
    expect(screen.getByRole('link', { name: /karibu@majikwawote/ })).toHaveFocus();
  });

  test('a profile that was closed meanwhile is not left standing', async () => {
    const closed: Handler = () => ({ status: 403, body: { error: 'no' } });
    open('/public/profile/p-1', { handlers: { [call]: closed }, isSignedIn: false });
    await heading('Profile Not Available');
    expect(sent()).toBeNull();
  });

  test('if the profile cannot be had now, the words stay', async () => {
    open('/public/profile/p-1', { handlers: { [call]: noNetwork }, isSignedIn: false });
    await screen.findByText('Failed to load profile');
    expect(sent()).not.toBeNull();
  });
});
