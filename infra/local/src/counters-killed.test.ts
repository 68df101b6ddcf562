import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { startEmbeddedMongo } from '@harambee/embedded-mongo';
import { runCounters } from './counters.ts';
import { repositoryFolder } from './settings.ts';

/** Kills, and status changes in all; one kill in the usual run. */
const [kills, changes] = process.env.LONG ? [20, 2_000] : [1, 50];
const tenantId = 'killed';
const script = join(repositoryFolder, 'services', 'proposals', 'dist', 'testing', 'move-and-count.js');

let folder: string;
const children = new Set<ChildProcess>();
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'harambee-counters-'));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Two processes change statuses and read figures until these many changes were made; then both are killed. */
async function killedAfter(moves: number, env: NodeJS.ProcessEnv): Promise<number> {
  let made = 0;
  const workers = [1, 2].map(() => {
    const child = spawn(process.execPath, [script, tenantId, '40'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.add(child);
    return child;
  });
  await new Promise<void>((done, fail) => {
    for (const worker of workers) {
      worker.once('exit', (code) => fail(new Error(`a worker ended with ${code}`)));
      createInterface({ input: worker.stdout as Readable }).on('line', () => {
        made += 1;
        if (made >= moves) done();
      });
    }
  });
  for (const worker of workers) {
    worker.removeAllListeners('exit');
    worker.kill('SIGKILL');
    await once(worker, 'exit');
  }
  return made;
}

test('processes killed in the middle of changing and counting leave figures that agree (PERF-08)', async () => {
  const database = await startEmbeddedMongo({ dataDir: folder });
  try {
    const env = { ...process.env, MONGODB_URI: database.uri, MONGODB_DB: 'harambee', DATA_DIR: folder };
    let made = 0;
    for (let kill = 0; kill < kills; kill++) {
      // Each time at another place of the same work.
      made += await killedAfter(Math.ceil(changes / kills) + (kill % 7), env);
    }
    expect(made).toBeGreaterThanOrEqual(changes);
    expect(await runCounters(['compare'], env)).toBe(0);
  } finally {
    await database.close();
  }
}, 600_000);
