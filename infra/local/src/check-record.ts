import { orSayProblem, runServiceCommand } from './service-command.ts';
import { readSettings } from './settings.ts';
import { processTerminal, type Terminal } from './terminal.ts';

/**
 * `npm run check-record`: checks the records of actions of all organizations, or of the one that is given (ACTIONS-06).
 * Returns the exit code: 1 if something is wrong.
 */
export const runCheckRecord = (
  given: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  terminal: Terminal = processTerminal,
): Promise<number> =>
  orSayProblem(
    async () =>
      runServiceCommand({ scripts: [['identity', 'dist', 'check-record.js']], given }, readSettings(env)),
    terminal,
  );
