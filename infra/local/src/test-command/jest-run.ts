import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { KnownResults } from './known-results.ts';
import type { Workspace } from './workspaces.ts';

export interface JestOutcome {
  /** Packages whose earlier result still holds. */
  known: number;
  /** False when Jest itself ended with an error. */
  succeeded: boolean;
}

/** The tests of all packages in one Jest, without those whose earlier result still holds. */
export async function runJest(
  repository: string,
  workspaces: readonly Workspace[],
  run: (options: string[]) => Promise<number> = (options) => jest(repository, options),
): Promise<JestOutcome> {
  const tested = workspaces.filter(({ scripts }) => 'test' in scripts);
  const results = await KnownResults.read(repository);
  const restored = await Promise.all(tested.map((workspace) => results.restore(workspace)));
  const changed = tested.filter((_, index) => !restored[index]);
  const known = tested.length - changed.length;
  if (changed.length === 0) return { known, succeeded: true };
  const code = await run(['--projects', ...changed.map(({ folder }) => folder)]);
  await Promise.all(changed.map((workspace) => results.remember(workspace)));
  return { known, succeeded: code === 0 };
}

function jest(repository: string, options: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [join(repository, 'node_modules', 'jest', 'bin', 'jest.js'), ...options],
      {
        cwd: repository,
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}
