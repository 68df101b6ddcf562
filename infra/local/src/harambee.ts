import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { takeDataFolder } from './data-folder.ts';
import { assertDatabaseAnswers, hostsOf } from './database-address.ts';
import { earlierStartEnded, noteNothingRuns, noteRunning } from './earlier-start.ts';
import { planParts } from './parts.ts';
import { assertPortFree, freePort } from './ports.ts';
import { publishRemotes, registryKeys } from './publish-remotes.ts';
import { readSettings, repositoryFolder } from './settings.ts';
import { StartProblem } from './start-problem.ts';
import type { ProcessPlan } from './supervisor/process-run.ts';
import { type RunningProcess, Supervisor } from './supervisor/supervisor.ts';
import { silentTerminal, stepLine, type Terminal } from './terminal.ts';

export interface StartOptions {
  /** 0 takes a free port; if absent, `PORT` or 3000. */
  port?: number;
  /** If absent, `DATA_DIR` or `.data` in the repository. */
  dataDir?: string;
  /** Overrides the environment of this process. */
  env?: NodeJS.ProcessEnv;
  terminal?: Terminal;
  /** Remotes under development: shown as they are edited, instead of their published versions. */
  dev?: readonly string[];
  /** Aborts a start in progress. */
  signal?: AbortSignal;
}

export interface RunningHarambee {
  /** `http://localhost:3000` */
  origin: string;
  /** Live: a process that crashed and was restarted has another pid. */
  readonly processes: RunningProcess[];
  /** The address of each part, bypassing the gateway: for measurements. */
  readonly addresses: Record<string, string>;
  stop(): Promise<void>;
}

/**
 * Starts the whole built product: database, services, gateway. If something on this machine prevents that,
 * rejects with a `StartProblem` and leaves nothing running.
 */
export async function startHarambee(options: StartOptions = {}): Promise<RunningHarambee> {
  const terminal = options.terminal ?? silentTerminal;
  const settings = readSettings({
    ...process.env,
    ...options.env,
    ...(options.port === undefined ? {} : { PORT: String(options.port) }),
    ...(options.dataDir === undefined ? {} : { DATA_DIR: options.dataDir }),
  });
  await earlierStartEnded(settings.dataDir, terminal, options.signal && { signal: options.signal });
  await assertPortFree(settings.port);
  if (settings.mongodbUri) {
    const since = Date.now();
    await assertDatabaseAnswers(settings.mongodbUri);
    terminal.line(stepLine('database', hostsOf(settings.mongodbUri), Date.now() - since));
  }
  const data = await takeDataFolder(settings.dataDir);
  try {
    const places = { repository: repositoryFolder, dataDir: data.root, remotes: data.remotes };
    const publicKeys = await registryKeys(places, settings.env);
    const port = settings.port || (await freePort());
    const stages = await planParts(settings, port, data, publicKeys, options.dev);
    await assertBuilt(stages);
    const supervisor = new Supervisor(stages, terminal, data.logs);
    supervisor.onSpawn = () =>
      noteRunning(
        data.root,
        supervisor.processes.map(({ pid }) => pid),
      );
    // Nothing may outlive this process, however it ends. (After kill -9 the processes notice by themselves.)
    const kill = () => supervisor.kill();
    process.once('exit', kill);
    options.signal?.throwIfAborted();
    options.signal?.addEventListener('abort', () => supervisor.stop(), { once: true });
    // The gateway reads the registry, and the gateway is in a later stage.
    await supervisor.start(() =>
      step(terminal, 'remotes', async () => {
        const { remotes, problems } = await publishRemotes(places, settings.env);
        return [remotes.map(({ name }) => name).join(', ') || 'none built', ...problems].join('\n  ');
      }),
    );
    return {
      origin: `http://localhost:${port}`,
      get processes() {
        return supervisor.processes;
      },
      addresses: Object.fromEntries(
        withHosted(stages).flatMap(({ name, readyUrl }) =>
          readyUrl ? [[name, new URL(readyUrl).origin]] : [],
        ),
      ),
      stop: async () => {
        await supervisor.stop();
        process.removeListener('exit', kill);
        noteNothingRuns(data.root);
        await data.release();
      },
    };
  } catch (error) {
    await data.release();
    throw error;
  }
}

/** All processes, and the services inside one of them. */
const withHosted = (stages: readonly ProcessPlan[][]) =>
  stages.flat().flatMap((plan) => [plan, ...(plan.hosts ?? [])]);

async function step(terminal: Terminal, name: string, work: () => Promise<string>): Promise<void> {
  const since = Date.now();
  const outcome = await work();
  terminal.line(stepLine(name, outcome, Date.now() - since));
}

async function assertBuilt(stages: ProcessPlan[][]): Promise<void> {
  const needed = [
    ...withHosted(stages).map(({ script }) => script),
    // The gateway's shell, which may be the one for development.
    ...stages.flat().flatMap(({ env }) => (env.SHELL_DIR ? [join(env.SHELL_DIR, 'index.html')] : [])),
  ];
  for (const file of needed) {
    if (!(await stat(file).catch(() => undefined))) {
      throw new StartProblem(
        `${file} is missing: build Harambee with "npm run build" (npm start does it, too).`,
      );
    }
  }
}
