import type { FastifyInstance } from 'fastify';
import { TestGateway } from '../testing/test-gateway.ts';
import { PublicProfileCache } from './public-profile-cache.ts';

const asker = { requestId: 'r1', address: '203.0.113.7' };
let door: TestGateway;
let asked: string[];

const service = (app: FastifyInstance): void => {
  app.get<{ Params: { id: string } }>('/api/ngo/profile/public/:id', async ({ params }) => {
    asked.push(params.id);
    return { profile: { id: params.id, name: 'x'.repeat(params.id.startsWith('large') ? 700_000 : 1) } };
  });
};

beforeEach(() => {
  door = new TestGateway();
  asked = [];
});
afterEach(() => door.close());

test('after five seconds it is fetched again, so that edits elsewhere appear', async () => {
  let now = 1_000;
  const cache = new PublicProfileCache({
    addresses: [await door.service(service)],
    clock: { now: () => now },
  });
  await cache.get('a', asker);
  now += 4_999;
  await cache.get('a', asker);
  expect(asked).toEqual(['a']);
  now += 2;
  expect(cache.known('a')).toBeUndefined();
  await cache.get('a', asker);
  expect(asked).toEqual(['a', 'a']);
});

/** A stopped clock: on a busy machine five seconds could pass during the test. */
const clock = { now: () => 1 };

test('memory is limited: the least recently used profiles are dropped', async () => {
  const cache = new PublicProfileCache({ addresses: [await door.service(service)], clock });
  await cache.get('small', asker);
  for (let index = 0; index < 100; index += 1) {
    await cache.get(`large${index}`, asker);
    cache.known('small');
  }
  expect(cache.known('large0')).toBeUndefined();
  expect(cache.known('large99')).toBeDefined();
  expect(cache.known('small')).toBeDefined();
});

test('the number is limited, too: unknown ids cost little and cannot fill the memory', async () => {
  const maxAnswers = 200;
  const address = await door.service((app) => app.log);
  const cache = new PublicProfileCache({ addresses: [address], maxAnswers, clock });
  const ids = Array.from({ length: maxAnswers + 50 }, (_, index) => `id${index}`);
  for (let from = 0; from < ids.length; from += 50) {
    await Promise.all(ids.slice(from, from + 50).map((id) => cache.get(id, asker)));
  }
  expect(ids.filter((id) => cache.known(id)).length).toBe(maxAnswers);
});
