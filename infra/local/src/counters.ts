import { orSayProblem, runServiceCommand } from './service-command.ts';
import { readSettings } from './settings.ts';
import { processTerminal, type Terminal } from './terminal.ts';

/** The services that keep counters. */
const counting = ['proposals', 'impact'];

/**
 * `npm run counters -- compare | rebuild`: of all organizations, or of the one that is given (PERF-08). Returns the exit
 * code: 1 if there is a difference.
 */
export const runCounters = (
  given: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  terminal: Terminal = processTerminal,
): Promise<number> =>
  orSayProblem(async () => {
    const scripts = counting.map((service) => [service, 'dist', 'rebuild', 'counters.js']);
    return runServiceCommand({ scripts, given }, readSettings(env));
  }, terminal);
