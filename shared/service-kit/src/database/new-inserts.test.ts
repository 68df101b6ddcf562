import mongoose from 'mongoose';
import { EventModel } from '../events/event.model.ts';
import { noteEvent, notesService } from '../testing/notes-service.ts';
import { testApp } from '../testing/test-app.ts';
import { randomId } from './ids.ts';
import { NewInserts } from './new-inserts.ts';

const api = testApp(notesService());

async function publish(): Promise<void> {
  const { id, ...event } = noteEvent(randomId(), 'new');
  await EventModel.create({ ...event, _id: id, storedAt: new Date() });
}

/** How often the service asks the database while it waits. */
async function queriesWhile(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const note = () => {
    count += 1;
  };
  const client = mongoose.connection.getClient();
  client.on('commandStarted', note);
  await work();
  client.off('commandStarted', note);
  return count;
}

test('a waiting service is told of an event, and has asked once', async () => {
  const waiting = new NewInserts(EventModel, api.app.log);
  await publish();
  await waiting.next();
  const asked = await queriesWhile(async () => {
    const told = waiting.next();
    await publish();
    await told;
  });
  // The insert, and one command that waited.
  expect(asked).toBe(2);
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
  expect(await queriesWhile(() => waiting.next())).toBe(0);
});
