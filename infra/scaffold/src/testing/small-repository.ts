import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const here = join(__dirname, '../..');
const root = join(here, '../..');

/** A copy of the part of the repository that creating a part needs. */
export const repository = mkdtempSync(join(tmpdir(), 'harambee-scaffold-'));
beforeAll(() => {
  mkdirSync(join(repository, '.git'));
  mkdirSync(join(repository, 'services'));
  for (const file of ['biome.json', '.gitignore', 'turbo.json', 'package.json']) {
    cpSync(join(root, file), join(repository, file));
  }
  for (const folder of ['node_modules', 'shared', 'infra', 'services/identity']) {
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

/** Every file of the copy that is no link, with its content. */
export const files = (): Map<string, string> =>
  new Map(
    readdirSync(repository, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(repository.length + 1))
      .sort()
      .map((file) => [file, read(file)]),
  );
