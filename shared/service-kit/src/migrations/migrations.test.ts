import fc from 'fast-check';
import mongoose, { type mongo } from 'mongoose';
import { NoteModel, noteEvent, notesService } from '../testing/notes-service.ts';
import { testApp } from '../testing/test-app.ts';
import { assertInOrder, type Change, migration } from './migration.ts';
import { MigrationStateModel } from './migration-state.model.ts';
import { runMigration } from './run-migration.ts';

const api = testApp(notesService());

interface OldNote {
  _id: string;
  tenantId: string;
  text: string;
  outbox?: unknown[];
}

const notes = () => NoteModel.collection as unknown as mongo.Collection<OldNote>;
let number = 0;
beforeEach(async () => {
  await notes().deleteMany({});
  number += 1;
});

/** As the version before wrote them: in small letters. */
async function oldNotes(count: number): Promise<void> {
  await notes().insertMany(
    Array.from({ length: count }, (_, at) => ({
      _id: String(at).padStart(3, '0'),
      tenantId: `tenant-${at % 3}`,
      text: `note ${at}`,
    })),
  );
}

const loud = (change: (note: OldNote) => Change | undefined = shout) =>
  migration<OldNote>({ id: `2026-12-01-loud-${number}`, what: 'Notes are loud.', model: NoteModel, change });

/** Adds one event for each note, which tells whether a note was changed twice. */
function shout({ tenantId, text }: OldNote): Change | undefined {
  if (text === text.toUpperCase()) return undefined;
  return {
    where: { text },
    update: { $set: { text: text.toUpperCase() }, $push: { outbox: noteEvent(tenantId, text) } },
  };
}

const outcome = async () =>
  (await notes().find().sort({ _id: 1 }).toArray()).map(({ _id, text, outbox = [] }) => [
    _id,
    text,
    outbox.length,
  ]);
const rightOutcome = (count: number) =>
  Array.from({ length: count }, (_, at) => [String(at).padStart(3, '0'), `NOTE ${at}`, 1]);

test('every document is changed once, and a walk that finds nothing ends it (OPS-32)', async () => {
  await oldNotes(25);
  const state = await runMigration('notes', loud(), { batch: 4, rest: 0 });
  expect(await outcome()).toEqual(rightOutcome(25));
  expect(state).toMatchObject({ state: 'done', walks: 2, changed: 25, looked: 50, failed: 0 });
  expect(await runMigration('notes', loud(), { batch: 4, rest: 0 })).toMatchObject({
    changed: 25,
    failed: 0,
  });
});

test('interrupted at any document, any number of times, it ends as one that was not', async () => {
  const interruptions = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(interruptions, fc.integer({ min: 1, max: 7 }), async (after, batch) => {
      number += 1;
      await notes().deleteMany({});
      await oldNotes(11);
      for (const count of after) {
        let calls = 0;
        const interrupted = loud((note) => {
          if (calls++ >= count) throw new mongoose.mongo.MongoNetworkError('gone');
          return shout(note);
        });
        await runMigration('notes', interrupted, { batch, rest: 0 }).catch((error) =>
          expect(error.message).toBe('gone'),
        );
      }
      expect(await runMigration('notes', loud(), { batch, rest: 0 })).toMatchObject({ state: 'done' });
      expect(await outcome()).toEqual(rightOutcome(11));
    }),
    { numRuns: 10 },
  );
});

test('one process of many works on it; whoever was thought dead stores no progress any more', async () => {
  await oldNotes(9);
  const seen: unknown[] = [];
  let over: Promise<unknown> | undefined;
  const first = runMigration('notes', loud(), {
    batch: 3,
    rest: 0.01,
    onBatch: () => {
      over ??= (async () => {
        seen.push(await runMigration('notes', loud(), { rest: 0 }));
        // As if its lease had ended while it was frozen.
        await MigrationStateModel.updateMany({}, { $set: { leaseUntil: new Date(0) } });
        seen.push((await runMigration('notes', loud(), { rest: 0 }))?.state);
      })();
    },
  }).catch((error: Error) => error.name);
  const how = await first;
  await over;
  expect(seen[0]).toBeUndefined();
  expect(await outcome()).toEqual(rightOutcome(9));
  // The second one began where the first one was, or the first one had ended.
  expect(['MigrationLeaseLost', 'done']).toContain(typeof how === 'string' ? how : how?.state);
});

test('a note that the version before writes behind the walk is found by the next walk', async () => {
  await oldNotes(6);
  let isWritten = false;
  const writes = loud((note) => {
    if (note._id === '004' && !isWritten) {
      isWritten = true;
      void notes().insertOne({ _id: '000a', tenantId: 'tenant-0', text: 'late' });
    }
    return shout(note);
  });
  await runMigration('notes', writes, { batch: 2, rest: 0 });
  expect(await notes().findOne({ _id: '000a' })).toMatchObject({ text: 'LATE' });
});

test('somebody who saves meanwhile wins, and is changed by the next walk', async () => {
  await oldNotes(2);
  let isSaved = false;
  const overtaken = loud((note) => {
    const change = shout(note);
    if (note._id !== '001' || isSaved) return change;
    isSaved = true;
    return { ...(change as Change), where: { text: 'what it was before' } };
  });
  expect(await runMigration('notes', overtaken, { rest: 0 })).toMatchObject({ changed: 2, walks: 3 });
  expect(await outcome()).toEqual(rightOutcome(2));
});

test('a document that cannot be changed is counted with the code of its error; the others go on', async () => {
  await oldNotes(5);
  const state = await runMigration(
    'notes',
    loud((note) => {
      if (note._id === '002') throw new TypeError('of Amina');
      return shout(note);
    }),
    { batch: 2, rest: 0 },
  );
  expect(state).toMatchObject({ state: 'done', changed: 4, failed: 1, failure: 'TypeError' });
  expect((await outcome()).filter(([, , told]) => told === 0)).toEqual([['002', 'note 2', 0]]);
});

test('a service runs its migrations beside its requests, and says how many are left', async () => {
  await oldNotes(3);
  const app = await notesService({ migrations: [loud()] }).build({ config: api.app.config, pressure: false });
  expect((await app.inject('/metrics')).body).toContain('migrations_pending 1');
  await app.ready();
  for (;;) {
    const { body } = await app.inject('/metrics');
    if (body.includes('migrations_pending 0')) break;
  }
  const texts = (await outcome()).map(([, text]) => text);
  expect(texts).toEqual(['NOTE 0', 'NOTE 1', 'NOTE 2']);
  await app.close();
});

test('migrations are named by their day, in order, each once', () => {
  const order = (...ids: string[]) =>
    assertInOrder(
      'notes',
      ids.map((id) => ({ id })),
    );
  order('2026-12-01-a', '2026-12-01-b', '2027-01-01-a');
  expect(() => order('2026-12-02-a', '2026-12-01-b')).toThrow('must come after 2026-12-02-a');
  expect(() => order('2026-12-01-a', '2026-12-01-a')).toThrow('must come after');
  expect(() => order('a')).toThrow('its day and subject');
});
