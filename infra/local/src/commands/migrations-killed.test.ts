import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedMongo } from '@harambee/embedded-mongo';
import { type Db, MongoClient } from 'mongodb';
import { repositoryFolder } from '../settings.ts';
import { runMigrate } from './migrate.ts';

/** Kills, and profiles of before; one kill in the usual run. */
const [kills, profiles] = process.env.LONG ? [20, 20_000] : [1, 600];
const script = join(repositoryFolder, 'services', 'profiles', 'dist', 'migrations', 'main.js');
const id = 'profiles/2026-12-01-restate-profiles';

let folder: string;
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'harambee-test-migrations-'));
});
afterEach(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** As releases before 2026-12 stored them. */
async function oldProfiles(db: Db, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => ({
    _id: at.toString(16).padStart(32, '0'),
    tenantId: `tenant-${at}`,
    name: `Organization ${at}`,
    ...{ type: 'Other', location: 'Lodwar', foundedYear: 2014, mission: 'Water', sdgs: [6], website: '' },
    ...{ isActive: true, onLeaderboard: true, hiddenContactFields: [], facts: [], revision: at % 5 },
    ...{ taxExemptStatus: 'Registered Charity', createdAt: new Date(0), updatedAt: new Date(0) },
  }));
  await db.collection('profiles').insertMany(rows as never);
}

/** What must be the same however often it was killed: ids and times of events differ. */
const outcome = (db: Db) =>
  db
    .collection('profiles')
    .find()
    .sort({ _id: 1 })
    .map(({ outbox, ...rest }) => ({
      ...rest,
      outbox: outbox.map(({ name, tenantId, payload }: Record<string, unknown>) => ({
        name,
        tenantId,
        payload,
      })),
    }))
    .toArray();

const changedIn = async (db: Db): Promise<number> =>
  (await db.collection<{ _id: string; changed: number }>('migrations').findOne({ _id: id }))?.changed ?? 0;

test('a migration that is killed again and again ends as one that was not (OPS-32)', async () => {
  const database = await startEmbeddedMongo({ dataDir: folder });
  const client = await new MongoClient(database.uri).connect();
  try {
    const [killed, undisturbed] = [client.db('killed'), client.db('undisturbed')];
    for (const db of [killed, undisturbed]) await oldProfiles(db, profiles);
    const env = (name: string) => ({
      ...process.env,
      NODE_OPTIONS: '',
      MONGODB_URI: database.uri,
      MONGODB_DB: name,
      MIGRATION_LEASE_MS: '300',
    });
    expect(await runMigrate(['run'], env('undisturbed'))).toBe(0);

    const stages: number[] = [];
    for (let kill = 1; kill <= kills; kill += 1) {
      const running = spawn(process.execPath, [script, 'run'], { env: env('killed'), stdio: 'ignore' });
      child = running;
      const ended = once(running, 'exit');
      // Each time a little further on, in the middle of another batch.
      const until = (profiles * kill) / (kills + 1);
      while ((await changedIn(killed)) < until && running.exitCode === null) await pause(1);
      running.kill('SIGKILL');
      expect((await ended)[1]).toBe('SIGKILL');
      stages.push(await changedIn(killed));
    }
    expect(stages.every((changed) => changed > 0 && changed < profiles)).toBe(true);
    expect(await runMigrate(['run'], env('killed'))).toBe(0);
    expect(await outcome(killed)).toEqual(await outcome(undisturbed));
    expect(await runMigrate(['status'], env('killed'))).toBe(0);
  } finally {
    await client.close();
    await database.close();
  }
}, 600_000);

test('a rehearsal reports what would change and leaves the original alone (OPS-33)', async () => {
  const seed = async (): Promise<unknown> => {
    const database = await startEmbeddedMongo({ dataDir: join(folder, 'database') });
    const client = await new MongoClient(database.uri).connect();
    const db = client.db('harambee');
    if ((await db.collection('profiles').estimatedDocumentCount()) === 0) await oldProfiles(db, 30);
    const rows = await db.collection('profiles').find().toArray();
    const states = await db.collection('migrations').find().toArray();
    await client.close();
    await database.close();
    return [rows, states];
  };
  const before = await seed();
  const env = { ...process.env, NODE_OPTIONS: '', MONGODB_URI: '', DATA_DIR: folder };
  const lines: string[] = [];
  expect(await runMigrate(['rehearse'], env, { line: (text) => lines.push(text) })).toBe(0);
  expect(lines.join()).toMatch(/copied in .* the original is not changed/);
  expect(await seed()).toEqual(before);
  expect(readdirSync(folder).filter((name) => name.startsWith('rehearsal'))).toEqual([]);

  // With MONGODB_URI it is another database of the same server.
  const database = await startEmbeddedMongo({ dataDir: join(folder, 'database') });
  const client = await new MongoClient(database.uri).connect();
  try {
    expect(await runMigrate(['rehearse'], { ...env, MONGODB_URI: database.uri })).toBe(0);
    expect(await client.db('harambee').collection('profiles').find().toArray()).toEqual(
      (before as unknown[])[0],
    );
    expect(await client.db('harambee_rehearsal').listCollections().toArray()).toEqual([]);
  } finally {
    await client.close();
    await database.close();
  }
}, 120_000);
