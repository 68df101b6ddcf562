import { spawn } from 'node:child_process';
import { join, relative } from 'node:path';
import { KnownResults } from './known-results.ts';
import { parseCounts, readResultFile, writeResultFile } from './results.ts';
import { hashesOf, planTasks } from './turbo-run.ts';
import type { Workspace } from './workspaces.ts';

export interface JestOutcome {
  /** Packages whose earlier result is still valid. */
  known: number;
  /** False if Jest itself ended with an error. */
  succeeded: boolean;
}

/** The command to start; tests pass their own. */
export interface Tools {
  /**
   * Of each package's `test` task, by the name of the package. It covers the files of the package, those of the
   * packages it uses, and the versions of its libraries.
   */
  hashes(repository: string): Promise<ReadonlyMap<string, string>>;
  jest(repository: string, options: string[]): Promise<number>;
}

/** Runs the tests of all packages in one Jest, without those whose earlier result is still valid. */
export async function runJest(
  repository: string,
  workspaces: readonly Workspace[],
  { hashes, jest }: Tools = { hashes: testHashes, jest: startJest },
): Promise<JestOutcome> {
  const tested = workspaces.filter(({ scripts }) => 'test' in scripts);
  const results = new KnownResults(repository, await hashes(repository));
  const found = await Promise.all(
    tested.map(async (workspace) => ({ workspace, counts: await results.find(workspace.name) })),
  );
  // A known result is written into the package, as if its tests had just run.
  await Promise.all(
    found.map(({ workspace, counts }) => counts && writeResultFile(workspace.folder, counts)),
  );
  const changed = found.filter(({ counts }) => !counts).map(({ workspace }) => workspace);
  const known = tested.length - changed.length;
  if (changed.length === 0) return { known, succeeded: true };
  // The root's jest.config.mjs names each package by its folder.
  const names = changed.map(({ folder }) => relative(repository, folder));
  const code = await jest(repository, ['--selectProjects', ...names]);
  await Promise.all(
    changed.map(async ({ name, folder }) =>
      results.remember(name, parseCounts(await readResultFile(folder))),
    ),
  );
  return { known, succeeded: code === 0 };
}

const testHashes = async (repository: string) => hashesOf(await planTasks(repository, ['test']), 'test');

/** What tests may see of the environment: a key or port of the person who runs them must not affect them. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'CI', 'LANG', 'TERM', 'CHROMIUM_PATH', 'MONGODB_URI', 'LONG'];

function startJest(repository: string, options: string[]): Promise<number> {
  const entry = join(repository, 'node_modules', 'jest', 'bin', 'jest.js');
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [entry, ...options], {
      cwd: repository,
      env: Object.fromEntries(Object.entries(process.env).filter(([name]) => passedOn.includes(name))),
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}
