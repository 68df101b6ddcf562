import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { takeDataFolder } from './data-folder.ts';
import { assertDatabaseAnswers } from './database-address.ts';
import { embeddedDatabase } from './parts.ts';
import { readSettings, repositoryFolder, type Settings } from './settings.ts';
import { StartProblem } from './start-problem.ts';
import { Supervisor } from './supervisor/supervisor.ts';
import { processTerminal, silentTerminal, type Terminal } from './terminal.ts';

/** Services whose figures follow from events, and can be recalculated. */
const rebuildable = ['impact'] as const;
type Rebuildable = (typeof rebuildable)[number];

/**
 * `npm run rebuild -- impact`: works on the database of MONGODB_URI, where the product may be running, or on
 * the embedded one of DATA_DIR, which it starts. Returns the exit code.
 */
export async function runRebuild(
  names: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  terminal: Terminal = processTerminal,
): Promise<number> {
  try {
    return await rebuild(serviceOf(names), readSettings(env));
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    terminal.line(error.message);
    return 1;
  }
}

function serviceOf(names: readonly string[]): Rebuildable {
  const found = rebuildable.find((name) => name === names[0]);
  if (found && names.length === 1) return found;
  throw new StartProblem(`Say what is to be rebuilt: npm run rebuild -- ${rebuildable.join(' | ')}`);
}

async function rebuild(service: Rebuildable, settings: Settings): Promise<number> {
  if (settings.mongodbUri) {
    await assertDatabaseAnswers(settings.mongodbUri);
    return runService(service, settings, settings.mongodbUri);
  }
  // Refuses while the product runs on this folder, because the database is in use.
  const data = await takeDataFolder(settings.dataDir);
  try {
    const { plan, uri } = await embeddedDatabase(settings, data);
    const supervisor = new Supervisor([[plan]], silentTerminal, data.logs);
    await supervisor.start();
    try {
      return await runService(service, settings, uri);
    } finally {
      await supervisor.stop();
    }
  } finally {
    await data.release();
  }
}

async function runService(service: Rebuildable, { env }: Settings, uri: string): Promise<number> {
  const script = join(repositoryFolder, 'services', service, 'dist', 'rebuild', 'main.js');
  const child = spawn(process.execPath, [script], {
    env: { ...env, MONGODB_URI: uri, MONGODB_DB: env.MONGODB_DB || 'harambee' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}
