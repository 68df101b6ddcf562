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

/**
 * Runs tasks in all packages, continues after failures, and returns the tasks that failed. `taskArguments` are passed
 * on to the commands.
 */
export async function runTurbo(
  repository: string,
  tasks: string[],
  env: NodeJS.ProcessEnv = {},
  taskArguments: string[] = [],
): Promise<TurboOutcome> {
  const summaries = join(repository, '.turbo', 'runs');
  const before = await readdir(summaries).catch(() => []);
  const options = [
    ...tasks,
    '--continue=always',
    '--output-logs=errors-only',
    '--summarize',
    `--concurrency=${availableParallelism()}`,
    ...(taskArguments.length > 0 ? ['--', ...taskArguments] : []),
  ];
  const code = await new Promise<number>((resolve) => {
    const child = turbo(repository, options, 'inherit', env);
    child.once('error', () => resolve(1));
    child.once('close', (ended) => resolve(ended ?? 1));
  });
  return { failedTasks: await failedTasks(summaries, before), succeeded: code === 0 };
}

/** A task as turbo plans it, without running it. */
export interface PlannedTask {
  package: string;
  task: string;
  /** `<NONEXISTENT>` if the package has no such script. */
  command: string;
  /** The same hash means the same files and libraries, here and in the packages that this one uses. */
  hash: string;
  /** Hash of each file of the package. */
  inputs: Record<string, string>;
  hashOfExternalDependencies: string;
}

/** What turbo would run; nothing if turbo fails. */
export async function planTasks(repository: string, tasks: string[]): Promise<PlannedTask[]> {
  const child = turbo(repository, [...tasks, '--dry=json'], 'pipe');
  const closed = new Promise((resolve) => {
    child.once('error', resolve);
    child.once('close', resolve);
  });
  let output = '';
  for await (const text of child.stdout?.setEncoding('utf8') ?? []) output += text;
  await closed;
  try {
    return (JSON.parse(output) as { tasks: PlannedTask[] }).tasks;
  } catch {
    // Without hashes nothing is known, so everything runs.
    return [];
  }
}

/** Turbo's hash of this task, by the name of the package. */
export const hashesOf = (plan: readonly PlannedTask[], task: string): Map<string, string> =>
  new Map(plan.filter((planned) => planned.task === task).map((planned) => [planned.package, planned.hash]));

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
