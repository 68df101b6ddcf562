import { completeDemo, demoAccount, prepareDemo } from './demo/run-demo.ts';
import { type RunningHarambee, startHarambee } from './harambee.ts';
import { StartProblem } from './start-problem.ts';
import { listenForStop } from './stop-signals.ts';
import { seconds, processTerminal as terminal } from './terminal.ts';

export interface RunOptions {
  demo?: boolean;
  /** Remotes under development. */
  dev?: readonly string[];
}

/**
 * `npm start`, `npm run demo` and `npm run dev`, after the build: runs until it is told to stop, and returns
 * the exit code.
 */
export async function runHarambee({ demo = false, dev = [] }: RunOptions): Promise<number> {
  const stopped = new AbortController();
  const stopListening = listenForStop(stopped, terminal);
  // A closed terminal, or `| head`: writing to it must not end the product.
  process.stdout.on('error', () => {});
  const since = Date.now();
  let running: RunningHarambee | undefined;
  try {
    terminal.line('Harambee is starting:');
    if (demo) await prepareDemo(process.env, terminal, stopped.signal);
    running = await startHarambee({
      terminal,
      dev,
      signal: stopped.signal,
      env: { ...usualProcesses(process.env), ...(demo && { DEMO_ACCOUNT: demoAccount }) },
    });
    terminal.line(
      `\nHarambee is ready after ${seconds(Date.now() - since)}: ${running.origin}\nCtrl-C stops it.\n`,
    );
    if (demo) await fillWithDemo(running.origin, stopped.signal);
    await untilAborted(stopped.signal);
    return 0;
  } catch (error) {
    if (stopped.signal.aborted) return 0;
    if (!(error instanceof StartProblem)) throw error;
    terminal.line(`\n${error.message}`);
    return 1;
  } finally {
    await running?.stop();
    stopListening();
    if (stopped.signal.aborted) terminal.line('Harambee has stopped. Its data is kept.');
  }
}

/** One machine that waits should cost next to nothing; production isolates each service (ADR 35). */
const usualProcesses = ({ ONE_PROCESS, NODE_ENV }: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ONE_PROCESS: ONE_PROCESS || (NODE_ENV === 'production' ? '0' : '1'),
});

/** If the demo could not be completed, the product keeps running. */
async function fillWithDemo(origin: string, signal: AbortSignal): Promise<void> {
  try {
    await completeDemo(origin, process.env, terminal, signal);
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    terminal.line(`\n${error.message}\n`);
  }
}

function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    // An unhandled promise does not keep a process alive. Its children's pipes do, and so does this timer,
    // explicitly.
    const open = setInterval(() => {}, 60_000);
    signal.addEventListener('abort', () => {
      clearInterval(open);
      resolve();
    });
  });
}
