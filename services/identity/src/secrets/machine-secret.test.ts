import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machineSecret } from './machine-secret.ts';

const silent = { warn: () => undefined };

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'identity-secret-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('processes that start together share one whole secret, and no draft stays', async () => {
  let made = 0;
  const seen: boolean[] = [];
  const make = () => {
    // A process that started a moment later would read this much of it.
    if (made === 0) seen.push(existsSync(join(dataDir, 'secret')));
    return `secret ${++made} ${'x'.repeat(200)}`;
  };
  const secret = { dataDir, fileName: 'secret', variable: 'SECRET', make };

  const read = await Promise.all(Array.from({ length: 30 }, () => machineSecret(secret, silent)));

  expect(seen).toEqual([false]);
  expect(new Set(read).size).toBe(1);
  expect(read[0]).toMatch(/^secret \d+ x{200}$/);
  expect(await readdir(dataDir)).toEqual(['secret']);
});
