import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeDataFolder } from './data-folder.ts';
import { runRebuild } from './rebuild.ts';

const folder = mkdtempSync(join(tmpdir(), 'harambee-rebuild-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function outcome(names: string[], env: NodeJS.ProcessEnv = { DATA_DIR: folder }) {
  const lines: string[] = [];
  const code = await runRebuild(names, { ...process.env, ...env }, { line: (text) => lines.push(text) });
  return { code, words: lines.join('\n') };
}

test.each([[[]], [['proposals']], [['impact', 'impact']]])('%j: says what can be rebuilt', async (names) => {
  expect(await outcome(names)).toEqual({
    code: 1,
    words: 'Say what is to be rebuilt: npm run rebuild -- impact',
  });
});

test('a folder on which the product runs is refused in words', async () => {
  const running = await takeDataFolder(folder);
  const { code, words } = await outcome(['impact']);
  await running.release();
  expect(code).toBe(1);
  expect(words).toMatch(/is in use by another Harambee: stop that one/);
});

test('a database that does not answer is named', async () => {
  const { code, words } = await outcome(['impact'], { MONGODB_URI: 'mongodb://127.0.0.1:9/' });
  expect(code).toBe(1);
  expect(words).toContain('127.0.0.1:9');
}, 30_000);
