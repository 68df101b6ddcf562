import mongoose from 'mongoose';
import { randomId } from '../database/ids.ts';
import { NoteModel, noteEvent, notesService } from '../testing/notes-service.ts';
import { testApp } from '../testing/test-app.ts';
import { EventModel } from './event.model.ts';
import { HandlerRunner } from './handler-runner.ts';
import { relayOnce } from './relay.ts';
import { SeenEvents } from './seen-events.ts';

const api = testApp(notesService());

async function publish(): Promise<void> {
  const tenantId = randomId();
  await NoteModel.create({ _id: randomId(), tenantId, text: 'x', outbox: [noteEvent(tenantId, 'x')] });
  await relayOnce([NoteModel]);
}

async function storeLate(age: number): Promise<void> {
  const { id, ...event } = noteEvent(randomId(), 'late');
  await EventModel.create({ ...event, _id: id, storedAt: new Date(Date.now() - age) });
}

/** The commands that `work` sends to the database. */
async function commandsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const note = ({ commandName }: { commandName: string }) => void sent.push(commandName);
  const client = mongoose.connection.getClient();
  client.on('commandStarted', note);
  await work();
  client.off('commandStarted', note);
  return sent;
}

describe('events that a process has seen', () => {
  test('an event is new until `taken` is called', async () => {
    const seen = new SeenEvents();
    await publish();
    expect((await seen.look()).names.size).toBeGreaterThan(0);
    const second = await seen.look();
    expect(second.names.size).toBeGreaterThan(0);
    second.taken();
    expect((await seen.look()).names.size).toBe(0);
    await publish();
    expect((await seen.look()).names.size).toBeGreaterThan(0);
  });

  test('an event that another process stored a moment before the newest one is found at once', async () => {
    const seen = new SeenEvents();
    await publish();
    (await seen.look()).taken();
    await storeLate(500);
    expect((await seen.look()).names.size).toBeGreaterThan(0);
  });

  test('an event stored behind the newest one is found by the next look back', async () => {
    const seen = new SeenEvents();
    await publish();
    (await seen.look()).taken();
    await storeLate(40_000);
    expect((await seen.look()).names.size).toBe(0);
    const later = await seen.look(Date.now() + 6_000);
    expect(later.names.size).toBeGreaterThan(0);
    later.taken();
    expect((await seen.look(Date.now() + 12_000)).names.size).toBe(0);
  });

  test('a look is one query, whatever the number of handlers', async () => {
    const seen = new SeenEvents();
    (await seen.look()).taken();
    expect(await commandsOf(() => seen.look())).toEqual(['find']);
  });
});

describe('a handler with nothing to do', () => {
  const runnerOf = (handle: () => Promise<void>) =>
    new HandlerRunner(
      { name: `idle-${randomId()}`, events: ['organization.registered'], handle },
      api.app.log,
    );

  test('sends no queries', async () => {
    const runner = runnerOf(async () => undefined);
    expect(await runner.isBehind()).toBe(true);
    await runner.run();
    expect(await commandsOf(() => runner.isBehind())).toEqual([]);
    expect(await runner.isBehind()).toBe(false);
  });

  test('is behind while an event waits for a retry', async () => {
    let fails = true;
    const runner = runnerOf(async () => {
      if (fails) throw new Error('not now');
    });
    await publish();
    await runner.run();
    expect(await runner.isBehind()).toBe(true);
    fails = false;
    await runner.run(Date.now() + 2_000);
    await runner.run(Date.now() + 2_000);
    expect(await runner.isBehind()).toBe(false);
  });

  test('hears only of its own events', () => {
    const runner = runnerOf(async () => undefined);
    expect(runner.hears(new Set(['organization.registered', 'user.removed']))).toBe(true);
    expect(runner.hears(new Set(['user.removed']))).toBe(false);
    expect(runner.hears(new Set())).toBe(false);
  });

  test('checks every five minutes whether another process has postponed an event', async () => {
    const runner = runnerOf(async () => undefined);
    await runner.run();
    expect(await runner.isBehind(Date.now() + 30_000)).toBe(false);
    expect(await runner.isBehind(Date.now() + 301_000)).toBe(true);
  });
});
