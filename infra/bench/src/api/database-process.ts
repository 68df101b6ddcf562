import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { databaseUri } from '@harambee/embedded-mongo/access';

/** The embedded database in a process of its own, as in the product, so that its processor time can be told apart. */
export interface DatabaseProcess {
  uri: string;
  pid: number;
  close(): Promise<void>;
}

const main = fileURLToPath(new URL('../../../embedded-mongo/dist/main.js', import.meta.url));

export async function startDatabaseProcess(): Promise<DatabaseProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), 'harambee-bench-'));
  const child = fork(main, { env: { ...process.env, DATA_DIR: dataDir, PORT: '0' }, silent: true });
  process.once('exit', () => child.kill());
  const lines = createInterface({ input: child.stdout as Readable });
  const [line] = (await once(lines, 'line')) as [string];
  const { port } = JSON.parse(line) as { port: number };
  return {
    uri: databaseUri(dataDir, port),
    pid: child.pid as number,
    async close() {
      if (child.kill()) await once(child, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
