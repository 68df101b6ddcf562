import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { linkInstalled } from '@harambee/config/link-installed.mjs';

const repository = fileURLToPath(new URL('../../../../../', import.meta.url));

export interface EarlierBuild {
  commit: string;
  /** `shell` or `mfe-proposals`, as they were built. */
  dist(folder: string): string;
  /** Remotes of that time: `proposals`. */
  remotes: string[];
  remove(): void;
}

const git = (...args: string[]): string =>
  execFileSync('git', args, {
    cwd: repository,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

/** What people have now: the commit of the last deployment, or the one that `SKEW_BASE` names, or the one before. */
function earlierCommit(): string {
  for (const name of [process.env.SKEW_BASE ?? 'refs/tags/deployed', 'HEAD~1']) {
    try {
      return git('rev-parse', '--verify', `${name}^{commit}`);
    } catch {
      if (process.env.SKEW_BASE) throw new Error(`SKEW_BASE names no commit: ${process.env.SKEW_BASE}`);
    }
  }
  throw new Error('There is no commit before this one to compare with');
}

/**
 * Builds shell and remotes of an earlier commit in a worktree of its own, with the libraries that are installed here.
 * Takes minutes; turbo's cache shortens it.
 */
export function buildEarlier(): EarlierBuild {
  const commit = earlierCommit();
  const folder = join(mkdtempSync(join(tmpdir(), 'harambee-earlier-')), 'repository');
  git('worktree', 'add', '--detach', folder, commit);
  linkInstalled(repository, folder);
  const turbo = join(repository, 'node_modules', 'turbo', 'bin', 'turbo');
  execFileSync(
    process.execPath,
    [turbo, 'run', 'build', '--filter=./shell', '--filter=./mfe-*', '--output-logs=errors-only'],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
    },
  );
  return {
    commit,
    dist: (name) => join(folder, name, 'dist'),
    remotes: readdirSync(folder)
      .filter((name) => name.startsWith('mfe-'))
      .map((name) => name.slice('mfe-'.length)),
    remove: () => {
      git('worktree', 'remove', '--force', folder);
      rmSync(join(folder, '..'), { recursive: true, force: true });
    },
  };
}
