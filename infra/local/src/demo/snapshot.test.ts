import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays } from '@harambee/domain';
import { startEmbeddedMongo } from '@harambee/embedded-mongo';
import { type DemoNote, readDemoNote, writeDemoNote } from './demo-folder.ts';
import type { HistoryOptions } from './make-history.ts';
import { daysAhead } from './plan/demo-plan.ts';
import { prepareDemo } from './run-demo.ts';
import { restoreDemo } from './snapshot.ts';

jest.setTimeout(60_000);

let folder: string;
let made: (DemoNote | undefined)[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'harambee-snapshot-'));
  made = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Leaves what a product leaves in its folder, and notes from what it went on. */
async function make({ dataDir, version }: HistoryOptions): Promise<DemoNote> {
  const earlier = await readDemoNote(dataDir);
  made.push(earlier);
  const database = await startEmbeddedMongo({ dataDir: join(dataDir, 'database') });
  await database.close();
  writeFileSync(join(dataDir, 'two-step-key'), 'sealed');
  const now = new Date().toISOString();
  return { version, plannedFor: earlier?.plannedFor ?? now, madeUntil: now, ids: [] };
}

let count = 0;
async function restored(version = 'v1', ownMake = make): Promise<string> {
  count += 1;
  const dataDir = join(folder, `data-${count}`);
  const { signal } = new AbortController();
  await restoreDemo(dataDir, {
    cache: join(folder, 'cache'),
    version,
    make: ownMake,
    terminal: { line: () => {} },
    signal,
  });
  return dataDir;
}

/** As if the snapshot had been made some days ago. */
async function ageBy(days: number): Promise<void> {
  const place = join(folder, 'cache', 'v1');
  const note = (await readDemoNote(place)) as DemoNote;
  const then = addDays(new Date(), -days).toISOString();
  await writeDemoNote(place, { ...note, plannedFor: then, madeUntil: then });
}

test('made once, then taken from the snapshot: database, key and note', async () => {
  await restored();
  const again = await restored();
  expect(made).toEqual([undefined]);
  expect(existsSync(join(again, 'database', 'data.mdb'))).toBe(true);
  expect(readFileSync(join(again, 'two-step-key'), 'utf8')).toBe('sealed');
  expect(await readDemoNote(again)).toMatchObject({ version: 'v1' });
  expect(readdirSync(join(folder, 'cache'))).toEqual(['v1']);
});

test('a snapshot of yesterday goes on to today, one without days ahead is made anew', async () => {
  await restored();
  await ageBy(1);
  await restored();
  expect(made).toEqual([undefined, expect.objectContaining({ version: 'v1' })]);
  await ageBy(daysAhead);
  await restored();
  expect(made[2]).toBeUndefined();
  expect(made).toHaveLength(3);
});

test('another version is made anew, and the former one is gone', async () => {
  await restored();
  await restored('v2');
  expect(made).toEqual([undefined, undefined]);
  expect(readdirSync(join(folder, 'cache'))).toEqual(['v2']);
});

test('one that could not be made leaves the snapshot as it was, and no folder behind', async () => {
  await restored();
  await ageBy(1);
  const fails = () => Promise.reject(new Error('no power'));
  await expect(restored('v1', fails)).rejects.toThrow('no power');
  expect(readdirSync(join(folder, 'cache'))).toEqual(['v1']);
  await restored();
});

test('production gets no demo', async () => {
  // Stopped: without the refusal it would make one.
  const signal = AbortSignal.abort();
  const env = { NODE_ENV: 'production', DATA_DIR: join(folder, 'data') };
  await expect(prepareDemo(env, { line: () => {} }, signal)).rejects.toThrow(
    /^The demo is for development only/,
  );
  expect(existsSync(join(folder, 'data'))).toBe(false);
});
