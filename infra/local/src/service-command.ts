import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { takeDataFolder } from './data-folder.ts';
import { assertDatabaseAnswers } from './database-address.ts';
import { embeddedDatabase } from './parts.ts';
import { repositoryFolder, type Settings } from './settings.ts';
import { StartProblem } from './start-problem.ts';
import { Supervisor } from './supervisor/supervisor.ts';
import { silentTerminal, type Terminal } from './terminal.ts';

/** Compiled commands of services, as `impact/dist/rebuild/main.js`, and what is given to each. */
export interface ServiceCommand {
  scripts: readonly (readonly string[])[];
  given?: readonly string[];
}

/**
 * Runs commands of services, one after the other, on the database of MONGODB_URI, where the product may be running, or on the embedded one
 * of DATA_DIR, which it starts. Returns the exit
 * code that says the most.
 */
export async function runServiceCommand(command: ServiceCommand, settings: Settings): Promise<number> {
  if (settings.mongodbUri) {
    await assertDatabaseAnswers(settings.mongodbUri);
    return runOn(settings.mongodbUri, command, settings);
  }
  // Refuses while the product runs on this folder, because the database is in use.
  const data = await takeDataFolder(settings.dataDir);
  try {
    const { plan, uri } = await embeddedDatabase(settings, data);
    const supervisor = new Supervisor([[plan]], silentTerminal, data.logs);
    await supervisor.start();
    try {
      return await runOn(uri, command, settings);
    } finally {
      await supervisor.stop();
    }
  } finally {
    await data.release();
  }
}

async function runOn(
  uri: string,
  { scripts, given = [] }: ServiceCommand,
  { env, dataDir }: Settings,
): Promise<number> {
  let worst = 0;
  for (const script of scripts) {
    const child = spawn(process.execPath, [join(repositoryFolder, 'services', ...script), ...given], {
      env: { ...env, DATA_DIR: dataDir, MONGODB_URI: uri, MONGODB_DB: env.MONGODB_DB || 'harambee' },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    worst = Math.max(worst, code ?? 1);
  }
  return worst;
}

/** Runs it, and says in words why it could not start. */
export async function orSayProblem(run: () => Promise<number>, terminal: Terminal): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    terminal.line(error.message);
    return 1;
  }
}
