import { daysBetween } from '@harambee/domain';
import { readSettings } from '../settings.ts';
import { StartProblem } from '../start-problem.ts';
import type { Terminal } from '../terminal.ts';
import { hasData, readDemoNote } from './demo-folder.ts';
import { makeHistory } from './make-history.ts';
import { DemoPerson, DemoRefused } from './making/demo-client.ts';
import { makeDemo } from './making/make-demo.ts';
import { demoEmail, demoPassword, planDemo } from './plan/demo-plan.ts';
import { demoVersion, restoreDemo, snapshotCache } from './snapshot.ts';

/** Whose first look is a guided tour. */
export const demoAccount = demoEmail(0, 0);

/** `npm run demo` before the product starts: an empty data folder gets the demo of today. */
export async function prepareDemo(
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<void> {
  if (env.NODE_ENV === 'production') {
    throw new StartProblem(
      'The demo is for development only, because everybody knows its passwords: run "npm start", or leave NODE_ENV=production out.',
    );
  }
  const { dataDir, mongodbUri } = readSettings(env);
  if (mongodbUri || hasData(dataDir)) return;
  const [version, cache] = [await demoVersion(), snapshotCache];
  await restoreDemo(dataDir, { cache, version, make: makeHistory, terminal, signal });
}

/**
 * After the start: says how to sign in. Where other people's data is, nobody can live through the past, so what is
 * planned happens there today.
 */
export async function completeDemo(
  origin: string,
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
  signal: AbortSignal,
): Promise<void> {
  const { dataDir } = readSettings(env);
  const note = await readDemoNote(dataDir);
  if (note) {
    const age = daysBetween(new Date(note.madeUntil), new Date());
    if (age > 0) terminal.line(`  demo         is ${age} days old: delete ${dataDir} for one of today`);
  } else if (await isThere(origin, signal)) {
    terminal.line('  demo         is already there');
  } else {
    terminal.line(
      '  demo         joins the data that is here, dated today; for three years of history choose an empty DATA_DIR',
    );
    const now = () => new Date();
    const making = { origin, signal, dataDir, pollEvery: 500, now };
    await makeDemo(
      planDemo(now()).filter(({ at }) => at <= now()),
      making,
      { now, moveTo: async () => {} },
      terminal,
    );
  }
  terminal.line(`\nSign in at ${origin} as ${demoAccount} with the password ${demoPassword}\n`);
}

async function isThere(origin: string, signal: AbortSignal): Promise<boolean> {
  try {
    await new DemoPerson({ origin, signal, now: () => new Date() }, demoAccount).signIn();
    return true;
  } catch (error) {
    if (error instanceof DemoRefused && error.status === 401) return false;
    throw error;
  }
}
