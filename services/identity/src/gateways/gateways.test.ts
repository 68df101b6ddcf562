import { testApp } from '@harambee/service-kit/testing';
import { identityService } from '../app.ts';

const api = testApp(identityService());

const exchange = (seen: object[], count: object[] = []) =>
  api.anonymous.post('/internal/remote-sessions', { seen, count });
const session = (version: string, sessionId: string, failed = false) => ({
  remote: 'proposals',
  version,
  sessionId,
  failed,
});
const counted = async (version: string) =>
  (await exchange([], [{ remote: 'proposals', version }])).json().counted[0];

test('sessions of all gateways are counted, each once, and a failure stays one', async () => {
  await exchange([session('v1', 'a'), session('v1', 'b'), session('v2', 'a')]);
  await Promise.all([
    exchange([session('v1', 'a', true), session('v1', 'c')]),
    exchange([session('v1', 'a', true), session('v1', 'd', true)]),
  ]);
  await exchange([session('v1', 'a'), session('v1', 'b')]);
  expect(await counted('v1')).toEqual({ remote: 'proposals', version: 'v1', sessions: 4, failing: 2 });
  expect(await counted('v2')).toMatchObject({ sessions: 1, failing: 0 });
  expect(await counted('v3')).toMatchObject({ sessions: 0, failing: 0 });
});

test('one exchange tells and asks', async () => {
  const answer = await exchange([session('v9', 'a', true)], [{ remote: 'proposals', version: 'v9' }]);
  expect(answer.json().counted).toEqual([{ remote: 'proposals', version: 'v9', sessions: 1, failing: 1 }]);
});

test('leases of one key add up until the minute is over', async () => {
  const endsAt = Date.now() + 60_000;
  const take = async (key: string, calls: number, ends = endsAt) =>
    (await api.anonymous.post('/internal/rate-leases', { key, calls, endsAt: ends })).json().taken;
  const all = await Promise.all([take('one', 10), take('one', 20), take('one', 30)]);
  expect(Math.max(...all)).toBe(60);
  expect(await take('other', 5)).toBe(5);
  expect(await take('one', 5, endsAt + 60_000)).toBe(5);
});

test.each([
  ['/internal/rate-leases', { key: { $gt: '' }, calls: 1, endsAt: 1 }],
  ['/internal/rate-leases', { key: 'a', calls: -5, endsAt: 1 }],
  ['/internal/remote-sessions', { seen: [{ ...session('v1', 'a'), failed: 'yes' }], count: [] }],
])('%s refuses %j', async (path, body) => {
  expect((await api.anonymous.post(path, body)).statusCode).toBe(400);
});
