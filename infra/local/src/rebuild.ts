import { orSayProblem, runServiceCommand } from './service-command.ts';
import { readSettings } from './settings.ts';
import { StartProblem } from './start-problem.ts';
import { processTerminal, type Terminal } from './terminal.ts';

/** Services whose figures follow from events, and can be recalculated. */
const rebuildable = ['impact'] as const;
type Rebuildable = (typeof rebuildable)[number];

/** `npm run rebuild -- impact`. Returns the exit code. */
export const runRebuild = (
  names: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  terminal: Terminal = processTerminal,
): Promise<number> =>
  orSayProblem(async () => {
    const script = [serviceOf(names), 'dist', 'rebuild', 'main.js'];
    return runServiceCommand({ scripts: [script] }, readSettings(env));
  }, terminal);

function serviceOf(names: readonly string[]): Rebuildable {
  const found = rebuildable.find((name) => name === names[0]);
  if (found && names.length === 1) return found;
  throw new StartProblem(`Say what is to be rebuilt: npm run rebuild -- ${rebuildable.join(' | ')}`);
}
