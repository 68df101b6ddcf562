import { usageLabelLength } from '@harambee/domain';
import type { UsageBatch } from '@harambee/domain/schemas';
import { storageKeys } from './browser/storage-keys.ts';
import { setApiBase } from './network/api-base.ts';
import { countUsage, startUsage } from './usage.ts';

interface Sent {
  batch: UsageBatch;
  request: Request;
}

const sent: Sent[] = [];
let status = 202;
let stop: () => void;

/** Lets answers arrive and timers of `seconds` pass. */
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000);
const names = (place: number) => sent[place]?.batch.events.map(({ name }) => name);
const browserSays = (says: object) => {
  for (const [name, value] of Object.entries(says))
    Object.defineProperty(navigator, name, { value, configurable: true });
};

beforeEach(() => {
  jest.useFakeTimers();
  setApiBase('https://harambee.test');
  localStorage.setItem(storageKeys.authToken, 'a-token');
  sent.length = 0;
  status = 202;
  browserSays({ doNotTrack: null, globalPrivacyControl: undefined });
  globalThis.fetch = jest.fn(async (input) => {
    const request = input as Request;
    sent.push({ batch: JSON.parse(await request.clone().text()), request });
    return new Response(null, { status });
  });
  stop = startUsage();
});

afterEach(() => {
  stop();
  localStorage.clear();
  jest.useRealTimers();
});

test('what is counted within 15 s goes as one batch, with the token, ids of its own and nothing else', async () => {
  countUsage('page_viewed', '/proposals/:id');
  await pass(10);
  countUsage('feature_used', 'Command palette');
  expect(sent).toHaveLength(0);
  await pass(5);
  expect(sent).toHaveLength(1);
  const [first, second] = sent[0]?.batch.events ?? [];
  expect(first).toEqual({
    id: expect.any(String),
    name: 'page_viewed',
    label: '/proposals/:id',
    at: expect.any(String),
  });
  expect(first?.id).not.toBe(second?.id);
  expect(sent[0]?.request.url).toBe('https://harambee.test/api/analytics/events');
  expect(sent[0]?.request.headers.get('authorization')).toBe('Bearer a-token');
  await pass(60);
  expect(sent).toHaveLength(1);
});

test('twenty go at once', async () => {
  for (let count = 0; count < 19; count += 1) countUsage('page_viewed', '/dashboard');
  await pass(0);
  expect(sent).toHaveLength(0);
  countUsage('page_viewed', '/dashboard');
  await pass(0);
  expect(sent[0]?.batch.events).toHaveLength(20);
});

test('a page that goes sends what is left, in a call that outlives it', async () => {
  countUsage('draft_started');
  window.dispatchEvent(new Event('pagehide'));
  await pass(0);
  expect(names(0)).toEqual(['draft_started']);
  expect(sent[0]?.request.keepalive).toBe(true);
});

test.each([
  ['doNotTrack', { doNotTrack: '1' }],
  ['globalPrivacyControl', { globalPrivacyControl: true }],
])('nothing is counted when the browser says %s', async (_name, says) => {
  browserSays(says);
  countUsage('page_viewed', '/dashboard');
  await pass(60);
  expect(sent).toHaveLength(0);
});

test('nothing is counted while nobody is signed in, and nothing is left for the next person', async () => {
  countUsage('draft_started');
  stop();
  countUsage('page_viewed', '/login');
  startUsage();
  await pass(60);
  expect(sent).toHaveLength(0);
});

test('a label that is no word of the product is left out', async () => {
  countUsage('feature_used', 'somebody@example.org');
  countUsage('feature_used', 'a'.repeat(usageLabelLength + 1));
  await pass(15);
  expect(sent[0]?.batch.events.map(({ label }) => label)).toEqual([undefined, undefined]);
});

test('after a failure the same events, by the same ids, are sent again later, and later each time', async () => {
  status = 429;
  countUsage('template_used', 'Education');
  await pass(15);
  const ids = sent[0]?.batch.events.map(({ id }) => id);
  await pass(29);
  expect(sent).toHaveLength(1);
  await pass(1);
  expect(sent).toHaveLength(2);
  status = 202;
  await pass(60);
  expect(sent).toHaveLength(3);
  expect(sent[2]?.batch.events.map(({ id }) => id)).toEqual(ids);
  await pass(600);
  expect(sent).toHaveLength(3);
});

test('a refused batch is not sent again, and the newest 200 are kept while nothing can be sent', async () => {
  status = 400;
  countUsage('draft_started');
  await pass(15);
  expect(sent).toHaveLength(1);
  status = 429;
  for (let count = 0; count < 250; count += 1) countUsage('page_viewed', `/page-${count}`);
  await pass(0);
  status = 202;
  sent.length = 0;
  await pass(600);
  const labels = sent.flatMap(({ batch }) => batch.events.map(({ label }) => label));
  expect(labels).toHaveLength(200);
  expect(labels[0]).toBe('/page-50');
  expect(labels.at(-1)).toBe('/page-249');
});
