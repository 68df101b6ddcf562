import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runJest } from './jest-run.ts';
import { addUp, forgetResults, readResults, resultFile } from './results.ts';
import type { Workspace } from './workspaces.ts';

let repository: string;
let hashes: Map<string, string>;
let workspaces: Workspace[];

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'harambee-jest-'));
  hashes = new Map([
    ['shell', 'a1'],
    ['domain', 'b1'],
  ]);
  workspaces = [
    { name: 'shell', folder: join(repository, 'shell'), scripts: { test: 'jest' } },
    { name: 'domain', folder: join(repository, 'shared/domain'), scripts: { test: 'jest' } },
    { name: 'e2e', folder: join(repository, 'infra/e2e'), scripts: { e2e: 'playwright test' } },
  ];
  for (const { folder } of workspaces) mkdirSync(folder, { recursive: true });
});

afterEach(() => rmSync(repository, { recursive: true, force: true }));

/** One `npm test`: what Jest was asked to run, and the sum. Packages in `failing` have a failed test. */
async function aRun(failing: readonly string[] = [], code = failing.length > 0 ? 1 : 0) {
  let asked: string[] = [];
  await forgetResults(workspaces);
  const outcome = await runJest(repository, workspaces, {
    hashes: async () => hashes,
    jest: async (_, [option, ...folders]) => {
      expect(option).toBe('--selectProjects');
      asked = folders;
      for (const folder of folders) {
        const counts = { passed: 5, failed: failing.includes(folder) ? 1 : 0, skipped: 0 };
        writeFileSync(join(repository, folder, resultFile), JSON.stringify(counts));
      }
      return code;
    },
  });
  return { asked, ...outcome, ...addUp(await readResults(workspaces, 'test')) };
}

test('the first run tests every package, the next one none, with the same sum', async () => {
  expect(await aRun()).toMatchObject({ asked: ['shell', 'shared/domain'], known: 0, passed: 10, failed: 0 });
  expect(await aRun()).toEqual({ asked: [], known: 2, succeeded: true, passed: 10, failed: 0 });
});

test('after a change only the affected packages run', async () => {
  await aRun();
  hashes.set('shell', 'a2');
  expect(await aRun()).toMatchObject({ asked: ['shell'], known: 1, passed: 10 });
});

test('a failed package runs again, whatever its hash', async () => {
  expect(await aRun(['shell'])).toMatchObject({ succeeded: false, passed: 10, failed: 1 });
  expect(await aRun()).toMatchObject({ asked: ['shell'], known: 1, failed: 0 });
});

test('a package without a hash always runs', async () => {
  hashes.delete('shell');
  await aRun();
  expect(await aRun()).toMatchObject({ asked: ['shell'] });
});

test('an incomplete result file is ignored', async () => {
  await aRun();
  const kept = join(repository, '.turbo', 'test-results', 'shell-a1.json');
  writeFileSync(kept, readFileSync(kept, 'utf8').slice(0, 8));
  expect(await aRun()).toMatchObject({ asked: ['shell'], passed: 10 });
});
