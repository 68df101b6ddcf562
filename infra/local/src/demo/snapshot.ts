import { createHash } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dayOf, daysBetween } from '@harambee/domain';
import { copyClosed, makeBackup, restoreBackup } from '@harambee/embedded-mongo/tools';
import { repositoryFolder } from '../settings.ts';
import { seconds, type Terminal } from '../terminal.ts';
import { type DemoNote, readDemoNote, writeDemoNote } from './demo-folder.ts';
import type { HistoryOptions } from './make-history.ts';
import { daysAhead } from './plan/demo-plan.ts';

/** What seals parts of the database, beside it in a data folder. */
const keyFile = 'two-step-key';

export interface Snapshots {
  /** A folder for snapshots, which may be deleted at any time. */
  cache: string;
  version: string;
  make: (options: HistoryOptions) => Promise<DemoNote>;
  terminal: Terminal;
  signal: AbortSignal;
}

export const snapshotCache = join(repositoryFolder, '.cache', 'demo');

/** The version of what makes the demo: its plan and calls, and the drafting engine that writes its texts. */
export async function demoVersion(): Promise<string> {
  const folders = [
    join(repositoryFolder, 'infra/local/dist/demo'),
    join(repositoryFolder, 'shared/drafting/dist'),
  ];
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js')).sort();
    for (const file of files) hash.update(file).update(await readFile(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Puts the demo of today into a data folder that has no data yet. */
export async function restoreDemo(dataDir: string, snapshots: Snapshots): Promise<void> {
  const folder = join(snapshots.cache, snapshots.version);
  const note = await readDemoNote(folder);
  // The plan goes on for some days; an older snapshot would have no deadlines ahead.
  const isUsable = note !== undefined && daysBetween(new Date(note.plannedFor), new Date()) < daysAhead;
  if (!isUsable || dayOf(new Date(note.madeUntil)) !== dayOf(new Date())) {
    await renewSnapshot(folder, isUsable, snapshots);
  }
  await copyInto(folder, dataDir);
}

/** Made in a folder of its own, so that the snapshot is whole or as before, whatever ends this. */
async function renewSnapshot(folder: string, goesOn: boolean, snapshots: Snapshots): Promise<void> {
  const { cache, version, make, terminal, signal } = snapshots;
  const since = Date.now();
  await mkdir(cache, { recursive: true });
  const work = await mkdtemp(join(cache, 'making-'));
  try {
    if (goesOn) await copyInto(folder, work);
    terminal.line(
      goesOn
        ? '  demo         goes on to today'
        : '  demo         30 organizations live through three years; this takes some minutes, once',
    );
    const note = await make({ dataDir: work, version, terminal, signal });
    const draft = join(work, 'snapshot');
    await makeBackup(join(draft, 'database'), (target) => copyClosed(join(work, 'database'), target));
    await copyFile(join(work, keyFile), join(draft, keyFile));
    await writeDemoNote(draft, note);
    for (const name of await readdir(cache)) {
      // Another start may be making one at the same time.
      if (!name.startsWith('making-')) await rm(join(cache, name), { recursive: true, force: true });
    }
    await rename(draft, folder);
    terminal.line(`  demo         is kept as a snapshot after ${seconds(Date.now() - since)}`);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function copyInto(folder: string, dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await restoreBackup(join(folder, 'database'), join(dataDir, 'database'));
  await copyFile(join(folder, keyFile), join(dataDir, keyFile));
  const note = await readDemoNote(folder);
  // Last: it says that the rest is there.
  if (note) await writeDemoNote(dataDir, note);
}
