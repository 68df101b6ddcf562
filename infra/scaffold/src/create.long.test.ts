import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { linkInstalled } from '@harambee/config/workspace/link-installed.mjs';

jest.setTimeout(900_000);

const root = join(__dirname, '../../..');
const copy = join(mkdtempSync(join(tmpdir(), 'harambee-walk-')), 'repository');
afterAll(() => rmSync(join(copy, '..'), { recursive: true, force: true }));

const run = async (command: string, ...args: string[]): Promise<string> => {
  const { CONTRACTS: _, ...env } = process.env;
  const { stdout } = await promisify(execFile)(command, args, {
    cwd: copy,
    env: { ...env, CI: '', TURBO_TELEMETRY_DISABLED: '1' },
    maxBuffer: 64 * 1_024 * 1_024,
  }).catch((error: Error & { stdout?: string; stderr?: string }) => {
    throw new Error(`${command} ${args.join(' ')}: ${error.message}\n${error.stdout}\n${error.stderr}`);
  });
  return stdout;
};

/** The repository as it is committed, with what is installed here: packages of the workspace are those of the copy. */
beforeAll(async () => {
  await promisify(execFile)('git', ['clone', '--quiet', '--shared', root, copy]);
  linkInstalled(root, copy);
});

test('a new remote and its service: lint, types, builds, tests and those of the deployment are green at once', async () => {
  await run('node', 'infra/scaffold/create.mjs', 'remote', 'field-visits');
  // Offline, in place of npm install.
  linkInstalled(root, copy);
  expect((await run('git', 'status', '--porcelain')).split('\n').filter(Boolean)).toEqual([
    '?? mfe-field-visits/',
    '?? services/field-visits/',
  ]);
  const own = ['mfe-field-visits', 'services/field-visits'];
  await run('node', 'node_modules/@biomejs/biome/bin/biome', 'check', '.');
  for (const folder of own) await run('node', 'node_modules/typescript/bin/tsc', '-b', folder);
  await run('npx', 'jest', '--selectProjects', ...own, 'infra/deploy', '--silent', '-w', '1');
  // The first run has written the contracts.
  expect((await run('git', 'status', '--porcelain', '-uall')).match(/contract\.json/g)).toHaveLength(2);
  const again = await run('npx', 'jest', '--selectProjects', ...own, '-t', 'version before', '-w', '1');
  expect(again).toBeDefined();
  await run('npm', 'run', 'build', '-w', '@harambee/mfe-field-visits');
  expect(readdirSync(join(copy, 'mfe-field-visits', 'dist'))).toContain('remote.json');
});
