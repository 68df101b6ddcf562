import { event } from '@harambee/service-kit';
import { newActor, type TestActor, testApp, travel } from '@harambee/service-kit/testing';
import { notifications } from '../app.ts';
import { onCommentsChanged } from '../handlers/on-comments-changed.handler.ts';
import { onImpactChanged } from '../handlers/on-impact-changed.handler.ts';
import { onRoleChanged } from '../handlers/on-role-changed.handler.ts';
import { aMember, inboxUrl, move, twoMembers } from '../testing/deliver.ts';
import { StreamReader } from '../testing/stream-reader.ts';
import { newMessageId } from './message-id.ts';
import { streamsPerPerson } from './open-streams.ts';
import { publish } from './publish.ts';
import { StreamMessageModel } from './stream-message.model.ts';

/** With background work, and a second process beside it. */
const api = testApp(notifications, { background: true });
const second = testApp(notifications, { background: true });

const readers: StreamReader[] = [];

beforeAll(async () => {
  for (const { app } of [api, second]) await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});

async function open(actor: TestActor, options: { at?: typeof api; query?: string; headers?: object } = {}) {
  const { at = api, query = '', headers } = options;
  const reader = await StreamReader.open(at, { ...actor.byCookie.headers, ...headers }, { query });
  readers.push(reader);
  if (reader.status === 200) await reader.next('opened');
  return reader;
}

const openStreams = async (at = api) =>
  Number(/open_event_streams (\d+)/.exec((await at.anonymous.get('/metrics')).body)?.[1]);

test('an event stream that nobody on the way keeps, packs or holds back', async () => {
  const reader = await open(await aMember());
  expect(reader.status).toBe(200);
  expect(reader.headers.get('content-type')).toBe('text/event-stream');
  expect(reader.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(reader.headers.get('x-accel-buffering')).toBe('no');
  expect(reader.headers.get('content-encoding')).toBeNull();
  expect(reader.headers.get('x-content-type-options')).toBe('nosniff');
  expect(reader.comments).toContain('retry:2000');
});

test('only by the cookie of a session that lives', async () => {
  const actor = await aMember();
  expect((await api.anonymous.get('/api/events')).statusCode).toBe(401);
  expect((await api.as(actor).get('/api/events')).statusCode).toBe(401);
  api.app.endedSessions.add([actor.sessionId]);
  expect((await api.as(actor.byCookie).get('/api/events')).statusCode).toBe(401);
});

test('a notification is there within a second, at this process and at the other', async () => {
  const [one, other] = await twoMembers();
  const streams = [await open(one), await open(other), await open(one, { at: second })];
  const began = performance.now();
  await move(one.tenantId, 'completed');
  for (const stream of streams) {
    const { data } = await stream.next('notification');
    expect(data).toMatchObject({ title: 'Clean hands, full classes is complete', read: false });
  }
  expect(performance.now() - began).toBeLessThan(1_000);
  // Each got their own.
  const ids = streams.map(
    ({ received }) => received.find((m) => m.event === 'notification')?.data as { id: string },
  );
  expect(ids[0]).toEqual(ids[2]);
  expect(ids[0]?.id).not.toBe(ids[1]?.id);
});

test('a message that another process has written is there at once, and once', async () => {
  const actor = await aMember();
  const stream = await open(actor);
  const messages = ['p1', 'p2'].map((proposalId) => ({
    _id: newMessageId(),
    tenantId: actor.tenantId,
    name: 'proposal_text' as const,
    data: { proposalId },
    at: new Date(),
  }));
  const began = performance.now();
  for (const message of messages) await StreamMessageModel.insertMany([message], { lean: true });
  await stream.next('proposal_text', ({ proposalId }: { proposalId: string }) => proposalId === 'p2');
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(stream.received.filter(({ event: name }) => name === 'proposal_text')).toHaveLength(2);
});

test('a message whose write took longer than readers look back is sent again', async () => {
  const { tenantId } = await aMember();
  const write = StreamMessageModel.insertMany.bind(StreamMessageModel) as (
    ...given: unknown[]
  ) => Promise<unknown>;
  const insert = jest.spyOn(StreamMessageModel, 'insertMany');
  const back = travel(-40_000);
  insert.mockImplementationOnce((async (...given: unknown[]) => {
    await write(...given);
    back();
  }) as never);
  const began = Date.now() + 40_000;
  await publish([{ tenantId, name: 'proposal_text', data: { proposalId: 'p1' } }]);
  insert.mockRestore();
  const sent = await StreamMessageModel.find({ tenantId }).sort({ _id: 1 }).lean();
  expect(sent.map(({ data }) => data)).toEqual([{ proposalId: 'p1' }, { proposalId: 'p1' }]);
  expect(sent[1]?.at.getTime()).toBeGreaterThanOrEqual(began);
});

test('what was read in one browser is told to the others of this person, and to nobody else', async () => {
  const [one, other] = await twoMembers();
  const [here, there, colleague] = [await open(one), await open(one, { at: second }), await open(other)];
  await move(one.tenantId, 'completed');
  const { data } = await here.next('notification');
  const { id } = data as { id: string };
  await api.as(one.byCookie).put(`${inboxUrl(one.userId)}/${id}/read`);
  expect((await there.next('notification_read')).data).toEqual({ id });
  await api.as(other.byCookie).put(`${inboxUrl(other.userId)}/clear-all`);
  expect((await colleague.next('notification_read')).data).toEqual({ id: 'all' });
  expect(colleague.received.filter((m) => m.event === 'notification_read')).toHaveLength(1);
});

test('changes of proposals and points go to everybody of the organization, and to no other', async () => {
  const [ours, theirs] = [await aMember(), await aMember()];
  const [own, foreign] = [await open(ours), await open(theirs)];
  await move(ours.tenantId, 'draft', { proposalId: 'p1', revision: 9 });
  await onImpactChanged.handle(event('impact.level_reached', ours.tenantId, { level: 2, points: 100 }));
  expect((await own.next('proposal')).data).toEqual({ proposalId: 'p1', status: 'draft', revision: 9 });
  expect((await own.next('impact')).data).toEqual({});
  await move(theirs.tenantId, 'draft', { proposalId: 'p2' });
  await foreign.next('proposal', ({ proposalId }: { proposalId: string }) => proposalId === 'p2');
  expect(foreign.received.map((m) => m.event)).toEqual(['opened', 'proposal']);
});

test('a new role is told to every page of this person, and to nobody else', async () => {
  const [one, other] = await twoMembers();
  const [here, there, colleague] = [await open(one), await open(one, { at: second }), await open(other)];
  const role = 'Reviewer' as const;
  await onRoleChanged.handle(event('user.role_changed', one.tenantId, { userId: one.userId, role }));
  expect((await here.next('role')).data).toEqual({ role });
  expect((await there.next('role')).data).toEqual({ role });
  await onRoleChanged.handle(event('user.role_changed', one.tenantId, { userId: other.userId, role }));
  await colleague.next('role');
  expect(colleague.received.filter((m) => m.event === 'role')).toHaveLength(1);
});

test('the ids rise, and each message comes once', async () => {
  const actor = await aMember();
  const stream = await open(actor);
  const wanted = Array.from({ length: 20 }, (_, n) => `${actor.tenantId}-${n}`);
  for (const proposalId of wanted) await move(actor.tenantId, 'draft', { proposalId });
  await stream.next('proposal', ({ proposalId }: { proposalId: string }) => proposalId === wanted[19]);
  const ids = stream.received.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort());
  const proposals = stream.received
    .map(({ data }) => (data as { proposalId?: string }).proposalId)
    .filter(Boolean);
  expect(proposals).toEqual(wanted);
});

describe('who comes back', () => {
  test.each([
    ['by the header of the browser', (id: string) => ({ headers: { 'last-event-id': id } })],
    ['by the address', (id: string) => ({ query: `?lastEventId=${id}` })],
  ])('with its last event id (%s) gets what it missed, at whichever process', async (_how, place) => {
    const [actor, colleague] = await twoMembers();
    const stream = await open(actor);
    const { id } = stream.received[0] as { id: string };
    stream.close();
    await move(actor.tenantId, 'completed');
    await move((await aMember()).tenantId, 'completed');
    await api.as(colleague.byCookie).put(`${inboxUrl(colleague.userId)}/clear-all`);
    const back = await open(actor, { at: second, ...place(id) });
    expect(back.received[0]).toMatchObject({ event: 'opened', data: { complete: true } });
    await back.next('proposal');
    expect(back.received.map((m) => m.event)).toEqual(['opened', 'notification', 'proposal']);
  });

  test('without one is told to ask for everything', async () => {
    const { received } = await open(await aMember());
    expect(received[0]).toMatchObject({ event: 'opened', data: { complete: false } });
  });

  test('too late, with nonsense, or after too much: likewise, and nothing is told again', async () => {
    const actor = await aMember();
    await move(actor.tenantId, 'completed');
    const long = newMessageId(Date.now() - 2 * 60 * 60_000).replace(
      /^.{12}/,
      (Date.now() - 7_200_000).toString(16).padStart(12, '0'),
    );
    for (const id of [long, 'x', '$ne', `${'f'.repeat(12)}x`]) {
      const stream = await open(actor, { query: `?lastEventId=${encodeURIComponent(id)}` });
      expect(stream.received[0]).toMatchObject({ data: { complete: false } });
    }
    const place = newMessageId();
    const rows = Array.from({ length: 201 }, () => ({
      _id: newMessageId(),
      tenantId: actor.tenantId,
      name: 'impact' as const,
      data: {},
      at: new Date(),
    }));
    await StreamMessageModel.insertMany(rows);
    const { received } = await open(actor, { query: `?lastEventId=${place}` });
    expect(received[0]).toMatchObject({ data: { complete: false } });
  });
});

describe('a stream ends', () => {
  test('when its session does, and is counted no more', async () => {
    const [staying, leaving] = await twoMembers();
    const [stays, goes] = [await open(staying), await open(leaving)];
    const before = await openStreams();
    api.app.endedSessions.add([leaving.sessionId]);
    await api.app.streams.check();
    await goes.ended;
    expect(await openStreams()).toBe(before - 1);
    await move(staying.tenantId, 'completed');
    await stays.next('notification');
  });

  test('after an hour, so that its cookie is looked at again', async () => {
    const stream = await open(await aMember());
    const back = travel(61 * 60_000);
    await api.app.streams.check();
    back();
    await stream.ended;
  });

  test('when the page leaves, and is counted no more', async () => {
    const before = await openStreams();
    const stream = await open(await aMember());
    expect(await openStreams()).toBe(before + 1);
    stream.close();
    await stream.ended;
    for (let n = 0; n < 200 && (await openStreams()) > before; n += 1) await new Promise(setImmediate);
    expect(await openStreams()).toBe(before);
  });

  test('the oldest, when one person opens too many; others keep theirs', async () => {
    const [one, other] = await twoMembers();
    const others = await open(other);
    const own: StreamReader[] = [];
    for (let n = 0; n <= streamsPerPerson; n += 1) own.push(await open(one));
    await own[0]?.ended;
    await move(one.tenantId, 'completed');
    await Promise.all([...own.slice(1), others].map((stream) => stream.next('notification')));
  });

  test('when the process stops, at once', async () => {
    const third = await notifications.build({ background: true, pressure: false, config: api.app.config });
    await third.listen({ port: 0, host: '127.0.0.1' });
    const stream = await open(await newActor(), { at: { app: third } as typeof api });
    const began = performance.now();
    await third.close();
    await stream.ended;
    expect(performance.now() - began).toBeLessThan(3_000);
  });
});

test('a comment is told to the open pages of colleagues within two seconds, at this process and at the other', async () => {
  const [one, other] = await twoMembers();
  const stranger = await aMember();
  const streams = [await open(other), await open(other, { at: second })];
  const foreign = await open(stranger);
  const began = performance.now();
  const by = { id: one.userId, name: one.name, kind: 'person' as const };
  const comment = {
    proposalId: 'p1',
    threadId: 't1',
    commentId: 'c1',
    by,
    title: 'Clean hands',
    excerpt: 'True?',
  };
  const written = { ...comment, mentions: [], repliesTo: [], isSuggestion: false };
  await onCommentsChanged.handle(event('comment.added', one.tenantId, written));
  for (const stream of streams) expect((await stream.next('comments')).data).toEqual({ proposalId: 'p1' });
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(foreign.received.map((message) => message.event)).not.toContain('comments');
});
