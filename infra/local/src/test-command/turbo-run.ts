import { spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

export interface TurboOutcome {
  /** `@harambee/domain#lint` */
  failedTasks: string[];
  /** False if turbo itself ended with an error. */
  succeeded: boolean;
}

interface Summary {
  tasks: { taskId: string; execution?: { exitCode?: number | null } }[];
}

/** Runs tasks in all packages, continues after failures, and returns the tasks that failed. */
export async function runTurbo(
  repository: string,
  tasks: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<TurboOutcome> {
  const summaries = join(repository, '.turbo', 'runs');
  const before = await readdir(summaries).catch(() => []);
  const options = [
    ...tasks,
    '--continue=always',
    '--output-logs=errors-only',
    '--summarize',
    `--concurrency=${availableParallelism()}`,
  ];
  const code = await new Promise<number>((resolve) => {
    const child = turbo(repository, options, 'inherit', env);
    child.once('error', () => resolve(1));
    child.once('close', (ended) => resolve(ended ?? 1));
  });
  return { failedTasks: await failedTasks(summaries, before), succeeded: code === 0 };
}

/** Turbo's hash of this task in each package: the same hash means the same files and libraries. */
export async function turboHashes(repository: string, task: string): Promise<Map<string, string>> {
  const child = turbo(repository, [task, '--dry=json'], 'pipe');
  const closed = new Promise((resolve) => {
    child.once('error', resolve);
    child.once('close', resolve);
  });
  let output = '';
  for await (const text of child.stdout?.setEncoding('utf8') ?? []) output += text;
  await closed;
  try {
    const { tasks } = JSON.parse(output) as { tasks: { package: string; task: string; hash: string }[] };
    return new Map(
      tasks.filter((planned) => planned.task === task).map((planned) => [planned.package, planned.hash]),
    );
  } catch {
    // Without hashes nothing is known, so everything runs.
    return new Map();
  }
}

function turbo(
  repository: string,
  options: string[],
  stdout: 'inherit' | 'pipe',
  env: NodeJS.ProcessEnv = {},
) {
  return spawn(
    process.execPath,
    [join(repository, 'node_modules', 'turbo', 'bin', 'turbo'), 'run', ...options],
    {
      cwd: repository,
      env: { ...process.env, ...env, TURBO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', stdout, 'inherit'],
    },
  );
}

async function failedTasks(summaries: string, before: readonly string[]): Promise<string[]> {
  const file = (await readdir(summaries).catch(() => [])).find((name) => !before.includes(name));
  if (!file) return [];
  const { tasks } = JSON.parse(await readFile(join(summaries, file), 'utf8')) as Summary;
  return tasks.filter(({ execution }) => execution?.exitCode !== 0).map(({ taskId }) => taskId);
}
