import { cp, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { takeDataFolder } from '../data-folder.ts';
import { orSayProblem, runServiceCommand } from '../service-command.ts';
import { readSettings, type Settings } from '../settings.ts';
import { processTerminal, type Terminal } from '../terminal.ts';

/** The services that have migrations. */
const migrating = ['profiles', 'proposals'];

const scripts = migrating.map((service) => [service, 'dist', 'migrations', 'main.js']);

/**
 * `npm run migrate -- status | run | rehearse` (OPS-32, OPS-33). A rehearsal works on a copy of the embedded database's
 * folder, or, with MONGODB_URI, on a copy in another database of the same server. Returns the exit code: 1 if something
 * is open or failed.
 */
export const runMigrate = (
  given: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  terminal: Terminal = processTerminal,
): Promise<number> =>
  orSayProblem(async () => {
    const settings = readSettings(env);
    const isRehearsal = given.length === 1 && given[0] === 'rehearse';
    if (isRehearsal && !settings.mongodbUri) return rehearse(settings, terminal);
    return runServiceCommand({ scripts, given }, settings);
  }, terminal);

/** Copies the database, which must not be in use, and runs the migrations on the copy. */
async function rehearse(settings: Settings, terminal: Terminal): Promise<number> {
  const data = await takeDataFolder(settings.dataDir);
  const copy = await mkdtemp(join(data.root, 'rehearsal-'));
  try {
    const since = performance.now();
    await cp(data.database, join(copy, 'database'), { recursive: true });
    const seconds = ((performance.now() - since) / 1_000).toFixed(1);
    terminal.line(`copied in ${seconds} s; the original is not changed`);
    return await runServiceCommand({ scripts, given: ['run'] }, { ...settings, dataDir: copy });
  } finally {
    await rm(copy, { recursive: true, force: true });
    await data.release();
  }
}
