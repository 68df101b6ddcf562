import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const here = join(__dirname, '../..');
const root = join(here, '../..');

/** A copy of the part of the repository that creating a part needs. */
export const repository = mkdtempSync(join(tmpdir(), 'harambee-scaffold-'));
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
export const create = (...args: string[]) => node(join(here, 'create.mjs'), [...args, repository]);
export const tool = (path: string, ...args: string[]) => node(join(root, 'node_modules', path), args);
export const read = (file: string) => readFileSync(join(repository, file), 'utf8');
