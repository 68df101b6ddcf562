import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addUp, failuresOfTasks, forgetResults, readResults, resultFile, sumLine } from './results.ts';
import { findWorkspaces } from './workspaces.ts';

let repository: string;

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'harambee-results-'));
  writeFileSync(
    join(repository, 'package.json'),
    JSON.stringify({ workspaces: ['shared/*', 'shell', 'mfe-*'] }),
  );
});

afterEach(() => rmSync(repository, { recursive: true, force: true }));

function addPackage(folder: string, scripts: object, result?: unknown): void {
  const path = join(repository, folder);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'package.json'), JSON.stringify({ name: folder.replace('shared/', ''), scripts }));
  if (result !== undefined) {
    writeFileSync(join(path, resultFile), typeof result === 'string' ? result : JSON.stringify(result));
  }
}

const collect = async (script = 'test') => readResults(await findWorkspaces(repository), script);

test('finds the packages of the workspace patterns', async () => {
  addPackage('shared/domain', {});
  addPackage('shell', {});
  addPackage('mfe-proposals', {});
  addPackage('other', {});
  mkdirSync(join(repository, 'mfe-empty'));
  const names = (await findWorkspaces(repository)).map(({ name }) => name);
  expect(names).toEqual(['mfe-proposals', 'domain', 'shell']);
});

test('adds up all runners', async () => {
  addPackage('shared/domain', { test: 'jest' }, { passed: 12, failed: 0, skipped: 1 });
  addPackage('shell', { test: 'jest' }, { passed: 30, failed: 2 });
  addPackage('shared/config', { lint: 'biome' });
  expect(sumLine(addUp(await collect()))).toBe('tests: 42 passed, 2 failed');
});

test.each([
  ['none', undefined],
  ['cut off', '{"passed": 1'],
  ['without counts', {}],
  ['with words for counts', { passed: 'many', failed: 0 }],
  ['with a negative count', { passed: 5, failed: -1 }],
])('a package with tests and a result %s is one failure', async (_what, result) => {
  addPackage('shell', { test: 'jest' }, result);
  expect(await collect()).toEqual([{ name: 'shell', passed: 0, failed: 1, reason: 'test left no result' }]);
});

test('each script is counted separately', async () => {
  addPackage('shared/domain', { test: 'jest' }, { passed: 1, failed: 0 });
  addPackage('shell', { e2e: 'playwright test' }, { passed: 9, failed: 0 });
  expect(addUp(await collect('test'))).toEqual({ passed: 1, failed: 0 });
  expect(addUp(await collect('e2e'))).toEqual({ passed: 9, failed: 0 });
});

test('results of an earlier run are forgotten', async () => {
  addPackage('shell', { test: 'jest' }, { passed: 30, failed: 0 });
  await forgetResults(await findWorkspaces(repository));
  expect(existsSync(join(repository, 'shell', resultFile))).toBe(false);
  expect(addUp(await collect())).toEqual({ passed: 0, failed: 1 });
});

test('failed lint, types and builds count; tests count by their own result', () => {
  const failed = ['@harambee/domain#lint', '@harambee/shell#build', '@harambee/shell#test'];
  expect(failuresOfTasks(failed, ['test'])).toEqual([
    { name: '@harambee/domain', passed: 0, failed: 1, reason: 'lint failed' },
    { name: '@harambee/shell', passed: 0, failed: 1, reason: 'build failed' },
  ]);
});
