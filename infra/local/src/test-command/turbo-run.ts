import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

export interface TurboOutcome {
  /** `@harambee/domain#lint` */
  failedTasks: string[];
  /** False when turbo itself ended with an error. */
  succeeded: boolean;
}

interface Summary {
  tasks: { taskId: string; execution?: { exitCode?: number | null } }[];
}

/** Runs tasks in all packages, goes on after failures, and tells which tasks failed. */
export async function runTurbo(
  repository: string,
  tasks: string[],
  env: NodeJS.ProcessEnv,
): Promise<TurboOutcome> {
  const summaries = join(repository, '.turbo', 'runs');
  const before = await readdir(summaries).catch(() => []);
  const code = await new Promise<number>((resolve) => {
    const turbo = spawn(
      process.execPath,
      [
        join(repository, 'node_modules', 'turbo', 'bin', 'turbo'),
        'run',
        ...tasks,
        '--continue=always',
        '--output-logs=errors-only',
        '--summarize',
        // Each package's runner may use workers of its own; one more than that, because tests also wait.
        `--concurrency=${Math.max(2, Math.floor(availableParallelism() / 2)) + 1}`,
      ],
      {
        cwd: repository,
        env: { ...process.env, ...env, TURBO_TELEMETRY_DISABLED: '1' },
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    turbo.once('error', () => resolve(1));
    turbo.once('close', (ended) => resolve(ended ?? 1));
  });
  return { failedTasks: await failedTasks(summaries, before), succeeded: code === 0 };
}

async function failedTasks(summaries: string, before: readonly string[]): Promise<string[]> {
  const file = (await readdir(summaries).catch(() => [])).find((name) => !before.includes(name));
  if (!file) return [];
  const { tasks } = JSON.parse(await readFile(join(summaries, file), 'utf8')) as Summary;
  return tasks.filter(({ execution }) => execution?.exitCode !== 0).map(({ taskId }) => taskId);
}
