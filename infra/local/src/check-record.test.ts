import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCheckRecord } from './check-record.ts';
import { takeDataFolder } from './data-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'harambee-check-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function outcome(env: NodeJS.ProcessEnv) {
  const lines: string[] = [];
  const code = await runCheckRecord([], { ...process.env, ...env }, { line: (text) => lines.push(text) });
  return { code, words: lines.join('\n') };
}

test('a folder on which the product runs is refused in words', async () => {
  const running = await takeDataFolder(folder);
  const { code, words } = await outcome({ DATA_DIR: folder });
  await running.release();
  expect(code).toBe(1);
  expect(words).toMatch(/is in use by another Harambee: stop that one/);
});

test('a database that does not answer is named', async () => {
  const { code, words } = await outcome({ DATA_DIR: folder, MONGODB_URI: 'mongodb://127.0.0.1:9/' });
  expect([code, words]).toEqual([1, expect.stringContaining('127.0.0.1:9')]);
}, 30_000);
