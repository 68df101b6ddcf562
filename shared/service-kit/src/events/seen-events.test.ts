import type { DomainEvent } from '@harambee/domain';
import { randomId } from '../database/ids.ts';
import { commandNamesOf } from '../testing/commands-of.ts';
import { NoteModel, noteEvent, notesService } from '../testing/notes-service.ts';
import { testApp } from '../testing/test-app.ts';
import { EventModel, type StoredEvent } from './event.model.ts';
import type { EventHandler } from './event.ts';
import { DeliveryModel } from './handler-cursor.model.ts';
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

/** What a process has seen whose handlers read what was before. */
async function started(): Promise<SeenEvents> {
  const seen = new SeenEvents();
  (await seen.look()).taken();
  return seen;
}

describe('events that a process has seen', () => {
  test('what was before the first look is not new: handlers read it from their cursors', async () => {
    await publish();
    expect((await new SeenEvents().look()).fresh).toEqual([]);
  });

  test('an event is new until `taken` is called', async () => {
    const seen = await started();
    await publish();
    expect((await seen.look()).fresh).toHaveLength(1);
    const second = await seen.look();
    expect(second.fresh).toHaveLength(1);
    second.taken();
    expect((await seen.look()).fresh).toEqual([]);
    await publish();
    expect((await seen.look()).fresh).toHaveLength(1);
  });

  test('an event that another process stored a moment before the newest one is found at once', async () => {
    await publish();
    const seen = await started();
    await storeLate(500);
    expect((await seen.look()).fresh).toHaveLength(1);
  });

  test('an event stored behind the newest one is found by the next look back', async () => {
    await publish();
    const seen = await started();
    await storeLate(40_000);
    expect((await seen.look()).fresh).toEqual([]);
    const later = await seen.look(Date.now() + 6_000);
    expect(later.fresh).toHaveLength(1);
    later.taken();
    expect((await seen.look(Date.now() + 12_000)).fresh).toEqual([]);
  });

  test('a look is one query, whatever the number of handlers', async () => {
    const seen = await started();
    expect(await commandNamesOf(() => seen.look())).toEqual(['find']);
  });
});

describe('a handler with nothing to do', () => {
  const runnerOf = (handle: () => Promise<void>) =>
    new HandlerRunner(
      { name: `idle-${randomId()}`, events: ['organization.registered'], handle },
      api.app.log,
    );

  const nothing = () => ({ events: [], newest: new Date() });

  test('sends no queries', async () => {
    const runner = runnerOf(async () => undefined);
    await runner.take(undefined);
    expect(runner.isWaiting).toBe(false);
    expect(await commandNamesOf(() => runner.take(nothing()))).toEqual([]);
  });

  test('asks for events that wait for a retry', async () => {
    let fails = true;
    const runner = runnerOf(async () => {
      if (fails) throw new Error('not now');
    });
    await publish();
    await runner.take(undefined);
    expect(runner.isWaiting).toBe(true);
    fails = false;
    await runner.take(undefined, Date.now() + 2_000);
    await runner.take(undefined, Date.now() + 2_000);
    expect(runner.isWaiting).toBe(false);
  });

  test('hears only of its own events', () => {
    const runner = runnerOf(async () => undefined);
    expect(runner.hears('organization.registered')).toBe(true);
    expect(runner.hears('user.removed')).toBe(false);
  });

  test('checks every five minutes whether another process has postponed an event', async () => {
    const runner = runnerOf(async () => undefined);
    await runner.take(undefined);
    expect(await commandNamesOf(() => runner.take(nothing(), Date.now() + 30_000))).toEqual([]);
    expect(await commandNamesOf(() => runner.take(nothing(), Date.now() + 301_000))).toEqual(['find']);
  });
});

describe('a handler that is given new events', () => {
  const stored = async (tenantId: string, ...texts: string[]) => {
    const rows = texts.map((text, place) => {
      const { id, ...event } = noteEvent(tenantId, text);
      return { ...event, _id: id, storedAt: new Date(Date.now() + 10_000 + place) };
    });
    await EventModel.insertMany(rows);
    return rows;
  };
  const textOf = ({ payload }: DomainEvent) => (payload as { name: string }).name;
  const runnerOf = (handler: Pick<EventHandler, 'handle' | 'handleAll'>) =>
    new HandlerRunner(
      { name: `new-${randomId()}`, events: ['organization.registered'], ...handler },
      api.app.log,
    );
  const newest = () => new Date();

  test('reads nothing, and notes what it has handled in one write', async () => {
    const seen: string[] = [];
    const runner = runnerOf({ handle: async (event) => void seen.push(textOf(event)) });
    await runner.take(undefined);
    const events = await stored(randomId(), 'a', 'b', 'c');
    expect(await commandNamesOf(() => runner.take({ events, newest: newest() }))).toEqual(['insert']);
    expect(seen.slice(-3)).toEqual(['a', 'b', 'c']);
  });

  test('does not handle again what it has read by itself meanwhile', async () => {
    const seen: string[] = [];
    const runner = runnerOf({ handle: async (event) => void seen.push(textOf(event)) });
    const mark = randomId();
    await publish();
    const events = await EventModel.find().lean();
    await runner.take(undefined);
    const handled = seen.length;
    expect(handled).toBeGreaterThanOrEqual(events.length);
    await runner.take({ events, newest: newest() });
    expect(seen).toHaveLength(handled);
    await runner.take({ events: await stored(mark, mark), newest: newest() });
    expect(seen.slice(handled)).toEqual([mark]);
  });

  test('handles them together where it can, and one by one if that fails: the others do not wait for a bad one', async () => {
    const together: string[][] = [];
    const alone: string[] = [];
    const runner = runnerOf({
      handle: async (event) => {
        if (textOf(event) === 'bad') throw new Error('not now');
        alone.push(textOf(event));
      },
      handleAll: async (events) => {
        const texts = events.map(textOf);
        if (texts.includes('bad')) throw new Error('one of them is bad');
        together.push(texts);
      },
    });
    await runner.take(undefined);
    together.length = 0;
    await runner.take({ events: await stored(randomId(), 'a', 'b'), newest: newest() });
    expect(together).toEqual([['a', 'b']]);
    alone.length = 0;
    const [ours, theirs] = [await stored(randomId(), 'bad', 'waits'), await stored(randomId(), 'c')];
    await runner.take({ events: [...ours, ...theirs], newest: newest() });
    expect(alone).toEqual(['c']);
    expect(runner.isWaiting).toBe(true);
  });

  test('reads from its cursor once another process has had the lease, or after a failure', async () => {
    const seen: string[] = [];
    const handler: EventHandler = {
      name: `taken-${randomId()}`,
      events: ['organization.registered'],
      handle: async (event) => void seen.push(textOf(event)),
    };
    const [first, second] = [
      new HandlerRunner(handler, api.app.log),
      new HandlerRunner(handler, api.app.log),
    ];
    await first.take(undefined);
    await first.release();
    await second.take(undefined);
    const marks = [randomId(), randomId()] as const;
    const missed = await stored(randomId(), marks[0]);
    await second.take({ events: missed, newest: newest() });
    await second.release();
    const events = await stored(randomId(), marks[1]);
    await first.take({ events, newest: newest() });
    expect(seen.filter((text) => marks.includes(text))).toEqual([...marks]);

    const noted = jest.spyOn(DeliveryModel, 'insertMany').mockRejectedValueOnce(new Error('killed'));
    const [again] = await stored(randomId(), 'again');
    const round = { events: [again as StoredEvent], newest: newest() };
    await expect(first.take(round)).rejects.toThrow('killed');
    noted.mockRestore();
    await first.take(undefined);
    expect(seen.filter((text) => text === 'again')).toHaveLength(2);
  });
});
