import type { EventName } from '@harambee/domain';
import { randomId } from '../database/ids.ts';
import { noteRemoval } from '../removal-records/removals.ts';
import { travel } from '../testing/clock.ts';
import { commandNamesOf } from '../testing/commands-of.ts';
import { noteEvent, notesService } from '../testing/notes-service.ts';
import { testApp } from '../testing/test-app.ts';
import { EventModel, type StoredEvent } from './event.model.ts';
import { EventFeed, type News } from './event-feed.ts';
import { HandlerCursorModel } from './handler-cursor.model.ts';
import { HandlerRunner } from './handler-runner.ts';
import { Standby } from './standby.ts';

const api = testApp(notesService());

const newEvent = (tenantId = randomId()): StoredEvent => {
  const { id, ...event } = noteEvent(tenantId, randomId());
  return { ...event, _id: id, storedAt: new Date() };
};

/** Two processes of a service, the first one of which has the lease of its handler. */
async function pair() {
  const name = `pair-${randomId()}`;
  const handled: string[][] = [[], []];
  const [first, second] = handled.map(
    (ids) =>
      new HandlerRunner(
        { name, events: ['organization.registered'], handle: async ({ id }) => void ids.push(id) },
        api.app.log,
      ),
  ) as [HandlerRunner, HandlerRunner];
  await first.take(undefined);
  await second.take(undefined);
  // At its start it wants to read for itself; this one has.
  second.expected.clear();
  handled[0]?.splice(0);
  const lapse = () => HandlerCursorModel.updateOne({ _id: name }, { $set: { leaseUntil: new Date(0) } });
  return { name, handled, first, second, standby: new Standby([second]), lapse };
}

async function store(event: StoredEvent): Promise<Pick<News, 'events' | 'newest'>> {
  await EventModel.create(event);
  return { events: [event], newest: event.storedAt };
}

const later = (seconds: number) => Date.now() + seconds * 1_000;

describe('a process whose handler another one leads', () => {
  test('asks nothing when an event comes, and once whether it was handled', async () => {
    const { handled, first, second, standby, lapse } = await pair();
    const news = await store(newEvent());
    expect(await commandNamesOf(() => second.take(news))).toEqual([]);
    expect(second.isWaiting).toBe(true);
    expect(await commandNamesOf(() => standby.look())).toEqual([]);
    await first.take(news);
    // A lease that nobody needed for a while is not taken from whoever did the work.
    await lapse();
    expect(await commandNamesOf(() => standby.look(later(2)))).toEqual(['find']);
    expect(second.isWaiting).toBe(false);
    expect(handled).toEqual([[news.events[0]?._id], []]);
    expect(second.leads).toBe(false);
  });

  test('waits as long as the other one has the lease, and handles what that one never did', async () => {
    const { handled, second, standby, lapse } = await pair();
    const news = await store(newEvent());
    await second.take(news);
    // What was handled, and whose lease nobody has.
    expect(await commandNamesOf(() => standby.look(later(2)))).toEqual(['find', 'find']);
    expect(second.leads).toBe(false);
    expect(second.isWaiting).toBe(true);
    await lapse();
    await standby.look(later(4));
    expect(second.leads).toBe(true);
    expect(handled).toEqual([[], expect.arrayContaining([news.events[0]?._id])]);
  });

  test('the other one notices, and stands by in its turn', async () => {
    const { handled, first, second, standby, lapse } = await pair();
    await second.take(await store(newEvent()));
    await lapse();
    await standby.look(later(2));
    const before = handled[0]?.length;
    const next = await store(newEvent());
    const back = travel(8_000);
    await first.take(next);
    await second.take(next);
    back();
    expect(first.leads).toBe(false);
    expect(handled[0]).toHaveLength(before ?? 0);
    expect(handled[1]).toContain(next.events[0]?._id);
  });

  test('expects nothing of an organization that was removed', async () => {
    const { second, standby } = await pair();
    const tenantId = randomId();
    await second.take(await store(newEvent(tenantId)));
    await noteRemoval({ tenantId, at: new Date() });
    await standby.look(later(2));
    expect(second.isWaiting).toBe(true);
    await standby.look(later(8));
    expect(second.isWaiting).toBe(false);
  });

  test('reads for itself what was dropped because too much waited', async () => {
    const { second, standby, handled, lapse } = await pair();
    const { events } = await store(newEvent());
    second.forget();
    await lapse();
    await standby.look(later(2));
    expect(handled[1]).toContain(events[0]?._id);
  });
});

test('events come with the notice of them: a process reads nothing, and is not woken by what it does not hear', async () => {
  const feed = new EventFeed();
  const taken: News[] = [];
  let wake = () => {};
  const listener = {
    names: ['organization.registered'] as EventName[],
    take: (news: News) => {
      taken.push(news);
      wake();
    },
  };
  const until = async (isReached: () => boolean) => {
    while (!isReached()) await new Promise<void>((resolve) => (wake = resolve));
  };
  feed.add(listener, api.app.log);
  // The first look, and one after the first wait was chosen.
  await until(() => taken.length >= 2);
  const [other, ours] = [{ ...newEvent(), name: 'user.removed' as EventName }, newEvent()];
  const sent = await commandNamesOf(async () => {
    await EventModel.create(other);
    await EventModel.create(ours);
    await until(() => taken.flatMap(({ events }) => events).some(({ _id }) => _id === ours._id));
  });
  expect(sent.filter((name) => !['insert', 'awaitInsert'].includes(name))).toEqual([]);
  expect(taken.flatMap(({ events }) => events)).toEqual([ours]);
  await feed.remove(listener);
});
