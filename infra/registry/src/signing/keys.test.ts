import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { developmentKey, publicPemOf } from './keys.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'registry-key-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('processes that start together share one key, new to one of them, and no draft stays', async () => {
  const read = await Promise.all(Array.from({ length: 30 }, () => developmentKey(folder)));

  expect(new Set(read.map(({ key }) => publicPemOf(key))).size).toBe(1);
  expect(read.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(await readdir(folder)).toEqual(['registry-private-key.pem']);
});
