import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

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
  const own = join(copy, 'node_modules');
  await promisify(execFile)('mkdir', ['-p', join(own, '@harambee')]);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@harambee') symlinkSync(join(root, 'node_modules', name), join(own, name));
  }
});

test('a new remote and its service: lint, types, builds, tests and those of the deployment are green at once', async () => {
  await run('node', 'infra/scaffold/create.mjs', 'remote', 'field-visits');
  // Offline: every package is installed already, so only the links of the workspace and the lock file are new.
  const folders = (await run('git', 'ls-files', '*/package.json')).split('\n').filter(Boolean);
  for (const file of [...folders, 'mfe-field-visits/package.json', 'services/field-visits/package.json']) {
    const folder = file.replace(/\/package\.json$/, '');
    const name = folder.replace(/^(shared|services|infra)\//, '');
    symlinkSync(join(copy, folder), join(copy, 'node_modules', '@harambee', name));
  }
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
