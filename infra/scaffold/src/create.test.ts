import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const here = join(__dirname, '..');
const root = join(here, '../..');
jest.setTimeout(120_000);

/** The part of the repository that a new part needs. */
const repository = mkdtempSync(join(tmpdir(), 'harambee-scaffold-'));
beforeAll(() => {
  for (const file of [
    'tsconfig.json',
    'biome.json',
    'services/gateway/src/proxy/upstreams.ts',
    'infra/local/src/parts.ts',
  ]) {
    mkdirSync(dirname(join(repository, file)), { recursive: true });
    cpSync(join(root, file), join(repository, file));
  }
  mkdirSync(join(repository, '.git'));
  cpSync(join(root, '.gitignore'), join(repository, '.gitignore'));
  for (const folder of ['node_modules', 'shared', 'infra/embedded-mongo']) {
    symlinkSync(join(root, folder), join(repository, folder));
  }
});
afterAll(() => rmSync(repository, { recursive: true, force: true }));

const node = (script: string, args: string[], cwd = repository) =>
  promisify(execFile)(process.execPath, [script, ...args], { cwd }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      text: stdout + stderr,
    }),
  );
const create = (...args: string[]) => node(join(here, 'create.mjs'), [...args, repository]);
const tool = (path: string, ...args: string[]) => node(join(root, 'node_modules', path), args);
const read = (file: string) => readFileSync(join(repository, file), 'utf8');

test('a new remote brings its service, both are entered everywhere, and pass lint and types at once', async () => {
  expect(await create('remote', 'field-visits')).toMatchObject({ code: 0 });
  expect(read('tsconfig.json')).toContain('{ "path": "mfe-field-visits" }');
  expect(read('tsconfig.json')).toContain('{ "path": "services/field-visits" }');
  expect(read('biome.json')).toContain('"@harambee/field-visits"');
  expect(read('services/gateway/src/proxy/upstreams.ts')).toContain("prefixes: ['/api/field-visits']");
  expect(read('infra/local/src/parts.ts')).toMatch(/const services = \[[^\]]*'field-visits',?\s*\] as const/);
  expect(existsSync(join(repository, 'mfe-field-visits/src/features/list/list.page.test.tsx'))).toBe(true);
  expect(existsSync(join(repository, 'services/field-visits/src/field-visits/items.test.ts'))).toBe(true);
  expect(read('mfe-field-visits/src/api/field-visits.api.ts')).not.toMatch(/\{\{|__name__/);

  const parts = ['mfe-field-visits', 'services/field-visits'];
  expect(await tool('@biomejs/biome/bin/biome', 'check', ...parts, 'biome.json')).toMatchObject({ code: 0 });
  for (const part of parts)
    expect(await tool('typescript/bin/tsc', '-b', part)).toEqual({ code: 0, text: '' });
});

test('the same name again is refused, and changes nothing', async () => {
  const before = read('tsconfig.json');
  expect(await create('service', 'field-visits')).toMatchObject({
    code: 1,
    text: expect.stringContaining('is there already'),
  });
  expect(read('tsconfig.json')).toBe(before);
});

test.each([
  ['remote', '../x'],
  ['remote', 'Visits'],
  ['page', 'visits'],
  ['constructor', 'visits'],
])('%s %s is refused in words', async (kind, name) => {
  expect(await create(kind, name)).toMatchObject({
    code: 1,
    text: expect.stringContaining('npm run create'),
  });
});
