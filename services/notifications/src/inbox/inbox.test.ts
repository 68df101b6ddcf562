import type { NotificationList } from '@harambee/domain/schemas';
import { randomId } from '@harambee/service-kit';
import { expectNoCollectionScan, newActor, type TestActor, testApp } from '@harambee/service-kit/testing';
import { notifications } from '../app.ts';
import { StreamMessageModel } from '../streams/stream-message.model.ts';
import { aMember, inboxUrl, move, twoMembers } from '../testing/deliver.ts';
import { NotificationModel } from './notification.model.ts';

const api = testApp(notifications);
const day = 24 * 60 * 60_000;

async function inboxOf(actor: TestActor, query = ''): Promise<NotificationList> {
  const answer = await api.as(actor.byCookie).get(`${inboxUrl(actor.userId)}${query}`);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json();
}
const read = (actor: TestActor, id: string) =>
  api.as(actor.byCookie).put(`${inboxUrl(actor.userId)}/${id}/read`);
const clear = (actor: TestActor) => api.as(actor.byCookie).put(`${inboxUrl(actor.userId)}/clear-all`);

async function givenUnread(actor: TestActor, count: number) {
  for (let n = 0; n < count; n += 1) await move(actor.tenantId, 'completed', { title: `Proposal ${n}` });
}

test('a new person has none', async () => {
  expect(await inboxOf(await aMember())).toEqual({ notifications: [], unread: 0 });
});

test('unread ones, under the names of the wire', async () => {
  const actor = await aMember();
  const published = await move(actor.tenantId, 'completed');
  expect(await inboxOf(actor)).toEqual({
    unread: 1,
    notifications: [
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        type: 'proposal_update',
        title: 'Clean hands, full classes is complete',
        message: expect.any(String),
        created_at: published.at.toISOString(),
        action_url: `/proposals/${published.payload.proposalId}`,
        read: false,
      },
    ],
  });
});

test('one marked read leaves the list and stays among all; again changes nothing', async () => {
  const actor = await aMember();
  await givenUnread(actor, 3);
  const [first] = (await inboxOf(actor)).notifications;
  for (let again = 0; again < 2; again += 1) {
    const answer = await read(actor, first?.id ?? '');
    expect([answer.statusCode, answer.json().notification]).toEqual([200, { ...first, read: true }]);
  }
  const left = await inboxOf(actor);
  expect([left.unread, left.notifications.map(({ id }) => id)]).toEqual([
    2,
    expect.not.arrayContaining([first?.id]),
  ]);
  const all = await inboxOf(actor, '?status=all');
  expect(all.notifications.map((one) => one.read)).toEqual([true, false, false]);
  expect(all.unread).toBe(2);
});

test('clear all marks all read and deletes nothing', async () => {
  const actor = await aMember();
  await givenUnread(actor, 4);
  const answer = await clear(actor);
  expect([answer.statusCode, answer.json()]).toEqual([200, { unread: 0 }]);
  expect(await inboxOf(actor)).toEqual({ notifications: [], unread: 0 });
  expect((await inboxOf(actor, '?status=all')).notifications.map((one) => one.read)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('page by page, the newest first, each once, though several happened at the same moment', async () => {
  const actor = await aMember();
  await givenUnread(actor, 11);
  await NotificationModel.updateMany(
    { tenantId: actor.tenantId, title: /Proposal [2-6] / },
    { $set: { createdAt: new Date(Date.now() - 5_000) } },
  );
  for (const status of ['unread', 'all']) {
    const whole = (await inboxOf(actor, `?status=${status}&limit=100`)).notifications;
    const pages: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await inboxOf(actor, `?status=${status}&limit=3${cursor ? `&cursor=${cursor}` : ''}`);
      expect(page.unread).toBe(11);
      pages.push(...page.notifications.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(pages).toEqual(whole.map(({ id }) => id));
    expect(new Set(pages).size).toBe(11);
    const times = whole.map((one) => one.created_at);
    expect(times).toEqual([...times].sort().reverse());
  }
});

test('kept for 90 days, read or not, then gone', async () => {
  const actor = await aMember();
  await givenUnread(actor, 2);
  const set = (title: string, daysAgo: number) =>
    NotificationModel.updateOne(
      { tenantId: actor.tenantId, title: new RegExp(title) },
      { $set: { createdAt: new Date(Date.now() - daysAgo * day) } },
    );
  await set('Proposal 0', 89);
  await set('Proposal 1', 91);
  const { notifications: kept, unread } = await inboxOf(actor, '?status=all');
  expect([unread, kept.map(({ title }) => title)]).toEqual([1, ['Proposal 0 is complete']]);
  const indexes = await NotificationModel.collection.indexes();
  expect(indexes).toContainEqual(
    expect.objectContaining({ key: { createdAt: 1 }, expireAfterSeconds: (90 * day) / 1_000 }),
  );
});

describe('who may', () => {
  const calls = (userId: string, id: string) =>
    [
      ['GET', inboxUrl(userId)],
      ['PUT', `${inboxUrl(userId)}/${id}/read`],
      ['PUT', `${inboxUrl(userId)}/clear-all`],
    ] as const;

  test('nobody without the cookie, not even with a bearer token', async () => {
    const actor = await aMember();
    for (const headers of [{}, actor.headers]) {
      for (const [method, url] of calls(actor.userId, randomId())) {
        expect((await api.inject({ method, url, headers })).statusCode).toBe(401);
      }
    }
  });

  test('nobody else, be it a colleague, and an id that exists answers like one that does not', async () => {
    const [owner, colleague] = await twoMembers();
    await move(owner.tenantId, 'completed');
    const before = await inboxOf(owner);
    const id = before.notifications[0]?.id ?? '';
    for (const stranger of [colleague, await newActor()]) {
      const bodies = new Set<string>();
      for (const userId of [owner.userId, randomId()]) {
        for (const [method, url] of calls(userId, id)) {
          const answer = await api.as(stranger.byCookie)[method === 'GET' ? 'get' : 'put'](url);
          expect(answer.statusCode).toBe(404);
          bodies.add(answer.body.replace(/"requestId":"[^"]*"/, ''));
        }
      }
      expect(bodies.size).toBe(1);
      // Another person's notification in the caller's inbox.
      expect((await read(stranger, id)).statusCode).toBe(404);
    }
    expect(await inboxOf(owner)).toEqual(before);
  });

  test('no page of another origin writes', async () => {
    const actor = await aMember();
    await move(actor.tenantId, 'completed');
    const [, ...writes] = calls(actor.userId, (await inboxOf(actor)).notifications[0]?.id ?? '');
    for (const [, url] of writes) {
      const answer = await api.as(actor.byCookie).put(url, undefined, { origin: 'https://evil.example' });
      expect(answer.statusCode).toBe(403);
    }
    expect((await inboxOf(actor)).unread).toBe(1);
  });

  test('nobody whose session has ended', async () => {
    const actor = await aMember();
    api.app.endedSessions.add([actor.sessionId]);
    for (const [method, url] of calls(actor.userId, randomId())) {
      const answer = await api.as(actor.byCookie)[method === 'GET' ? 'get' : 'put'](url);
      expect(answer.statusCode).toBe(401);
    }
  });
});

test('what makes no sense is refused', async () => {
  const actor = await aMember();
  const get = (query: string) => api.as(actor.byCookie).get(`${inboxUrl(actor.userId)}?${query}`);
  for (const query of [
    'status=read',
    'limit=0',
    'limit=101',
    'cursor=x',
    'cursor=WzFd',
    'other=1',
    'status[$ne]=x',
  ]) {
    expect([query, (await get(query)).statusCode]).toEqual([query, 400]);
  }
});

test('fifty at once mark the same one read once, and tell of it once', async () => {
  const actor = await aMember();
  await move(actor.tenantId, 'completed');
  const id = (await inboxOf(actor)).notifications[0]?.id ?? '';
  const answers = await Promise.all(Array.from({ length: 50 }, () => read(actor, id)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await inboxOf(actor)).unread).toBe(0);
  const published = await StreamMessageModel.find({
    tenantId: actor.tenantId,
    name: 'notification_read',
  }).lean();
  expect(published.map(({ userId, data }) => [userId, data])).toEqual([[actor.userId, { id }]]);
});

test('no question reads a whole collection', async () => {
  const actor = await aMember();
  await givenUnread(actor, 5);
  const { notifications: page, nextCursor } = await inboxOf(actor, '?limit=2');
  await expectNoCollectionScan(async () => {
    await inboxOf(actor);
    await inboxOf(actor, `?status=all&limit=2&cursor=${nextCursor}`);
    await inboxOf(actor, `?limit=2&cursor=${nextCursor}`);
    await read(actor, page[0]?.id ?? '');
    await clear(actor);
    await move(actor.tenantId, 'approved');
  });
});
