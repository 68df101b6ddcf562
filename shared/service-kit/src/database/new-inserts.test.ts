import { EventModel, type StoredEvent } from '../events/event.model.ts';
import { commandNamesOf } from '../testing/commands-of.ts';
import { noteEvent, notesService } from '../testing/notes-service.ts';
import { testApp } from '../testing/test-app.ts';
import { randomId } from './ids.ts';
import { NewInserts } from './new-inserts.ts';

const api = testApp(notesService());

async function publish(): Promise<void> {
  const { id, ...event } = noteEvent(randomId(), 'new');
  await EventModel.create({ ...event, _id: id, storedAt: new Date() });
}

test('a waiting service is told of an event, and has asked once', async () => {
  const waiting = new NewInserts(EventModel, api.app.log);
  await publish();
  await waiting.next();
  const asked = await commandNamesOf(async () => {
    const told = waiting.next();
    await publish();
    await told;
  });
  // The insert, and one command that waited.
  expect(asked).toHaveLength(2);
  await waiting.stop();
});

test('what came before the first wait is not missed: it ends at once', async () => {
  const waiting = new NewInserts(EventModel, api.app.log);
  const began = performance.now();
  await waiting.next();
  expect(performance.now() - began).toBeLessThan(5_000);
  await waiting.stop();
});

test('what came between two waits is not missed', async () => {
  const waiting = new NewInserts(EventModel, api.app.log);
  await publish();
  await waiting.next();
  await publish();
  await waiting.next();
  await waiting.stop();
});

test('a service that stops waits no longer, and asks nothing any more', async () => {
  const waiting = new NewInserts(EventModel, api.app.log);
  await publish();
  await waiting.next();
  const told = waiting.next();
  await waiting.stop();
  await told;
  expect(await commandNamesOf(() => waiting.next())).toEqual([]);
});

describe('with names that are wanted', () => {
  const rename = async (name: string) => {
    const { id, ...event } = noteEvent(randomId(), 'new');
    await EventModel.collection.insertOne({ ...event, name, _id: id, storedAt: new Date() } as never);
    return id;
  };
  const idsOf = (events: readonly StoredEvent[] | undefined) => events?.map(({ _id }) => _id);

  test('a service is given what was inserted, and is not woken by anything else', async () => {
    const waiting = new NewInserts<StoredEvent>(EventModel, api.app.log, {
      field: 'name',
      values: () => ['wanted'],
    });
    expect(await waiting.next()).toBeUndefined();
    const told = waiting.next();
    await rename('other');
    const wanted = [await rename('wanted')];
    expect(idsOf(await told)).toEqual(wanted);
    const between = [await rename('wanted'), await rename('wanted')];
    expect(idsOf(await waiting.next())).toEqual(between);
    await waiting.stop();
  });

  test('all but those of one name', async () => {
    const waiting = new NewInserts<StoredEvent>(EventModel, api.app.log, { field: 'name', except: 'mine' });
    await waiting.next();
    await rename('mine');
    const others = [await rename('other')];
    expect(idsOf(await waiting.next())).toEqual(others);
    await waiting.stop();
  });

  test('who begins to want others is woken, and misses none of them', async () => {
    const names = ['wanted'];
    const waiting = new NewInserts<StoredEvent>(EventModel, api.app.log, {
      field: 'name',
      values: () => names,
    });
    await waiting.next();
    const told = waiting.next();
    names.push('wanted, too');
    waiting.again();
    expect(await told).toBeUndefined();
    const id = await rename('wanted, too');
    // Its answer went to the wait that was given up; it is said again.
    const first = await rename('wanted');
    expect(idsOf(await waiting.next())).toEqual([id, first]);
    await waiting.stop();
  });
});
