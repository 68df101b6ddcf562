import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type AnswerLimits, AnswersWatch } from './answers-watch.ts';
import type { ProcessLog } from './process-log.ts';
import { answersWell, isReadyLine } from './readiness.ts';
import { type HangLimits, SignsOfLife } from './signs-of-life.ts';

const parentWatch = fileURLToPath(new URL('../../parent-watch.mjs', import.meta.url));

/** One process of the product. Its port is fixed, so that a restart has the same address. */
export interface ProcessPlan {
  name: string;
  /** What the startup message says when it is ready: `port 21004`. */
  outcome: string;
  /** The compiled entry file. */
  script: string;
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** What to do when a signal of the system ends it, because then it had no time for words of its own. */
  crashAdvice?: string;
  /** The address that responds when it is ready; without one, the process prints a ready line. */
  readyUrl?: string;
  /** An address that answers as long as its event loop runs, if it has one. */
  aliveUrl?: string;
  /**
   * It can be started before what it needs runs: it loads its modules, which is most of its start, and goes on when it is
   * told (`shared/service-kit/src/processes/start-signal.ts`).
   */
  waits?: boolean;
  /** The services that run in it, if there are several: their lines go to log files of their own. */
  hosts?: readonly Pick<ProcessPlan, 'name' | 'script' | 'readyUrl'>[];
}

/** One run of a process, from its start to its end. */
export class ProcessRun {
  readonly child: ChildProcess;
  /** True once it is ready; false if it ended before. */
  readonly ready: Promise<boolean>;
  /** Why it ended, in a few words. */
  readonly ended: Promise<string>;
  readonly #since = Date.now();
  readonly #goOn: () => void;
  #signs: SignsOfLife | undefined;

  /** `waits`: it only loads, until `goOn`. */
  constructor(
    plan: ProcessPlan,
    log: ProcessLog,
    limits: HangLimits & AnswerLimits,
    { waits = false }: { waits?: boolean } = {},
  ) {
    const { script, cwd, env, readyUrl, aliveUrl, crashAdvice } = plan;
    // Detached: Ctrl-C reaches only the supervisor, which then ends the processes in order.
    const child = spawn(process.execPath, ['--import', parentWatch, script], {
      cwd,
      env: waits ? { ...env, WAIT_FOR_START: '1' } : env,
      detached: true,
      windowsHide: true,
      stdio: ['pipe', 'pipe', 'pipe', ...(waits ? (['ipc'] as const) : [])],
    }) as ChildProcessByStdio<Writable, Readable, Readable>;
    this.child = child;
    child.stdin.on('error', () => {});
    log.note(child.pid ? `was started as process ${child.pid}` : 'could not be made a process');
    const over = new AbortController();
    let whyHung: string | undefined;
    this.ended = endOf(child).then((reason) => {
      const advice = crashSignals.has(reason) ? crashAdvice : undefined;
      const why = whyHung ? `${reason}: it ${whyHung}` : advice ? `${reason}: ${advice}` : reason;
      log.note(`ended (${why}) after ${((Date.now() - this.#since) / 1_000).toFixed(1)} seconds`);
      over.abort();
      return why;
    });
    const endHung = (why: string) => {
      whyHung = why;
      child.kill('SIGKILL');
    };
    let goOn = () => {};
    const told = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    this.#goOn = goOn;
    this.ready = new Promise<void>((resolve, reject) => {
      over.signal.addEventListener('abort', () => reject(new Error('ended')), { once: true });
      const heard = () => this.#signs?.heard();
      log.follow(child.stdout, child.stderr, {
        onLine: (line) => {
          if (!readyUrl && isReadyLine(line)) resolve();
        },
        onWord: heard,
      });
      void told.then(() => {
        if (over.signal.aborted) return;
        // One that has ended meanwhile cannot be told, and its end is known anyway.
        if (waits) child.send('start', () => {});
        if (child.pid !== undefined) this.#signs = new SignsOfLife(child.pid, limits, endHung);
        if (readyUrl) answersWell(readyUrl, over.signal, heard).then(resolve, reject);
      });
    })
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        this.#signs?.stop();
        this.#signs = undefined;
      });
    if (!waits) goOn();
    void this.ready.then((isReady) => {
      // One that is being debugged stands still when its developer wants it to.
      if (!isReady || !aliveUrl || env.NODE_OPTIONS?.includes('--inspect')) return;
      const watch = new AnswersWatch(aliveUrl, limits, endHung);
      void this.ended.then(() => watch.stop());
    });
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** Tells a process that waits that what it needs is ready. */
  goOn(): void {
    this.#goOn();
  }

  /** During the start: signs of progress. */
  get progress(): string | undefined {
    const signs = this.#signs;
    if (!signs) return undefined;
    if (signs.silent > quietAfter) return `nothing heard for ${Math.round(signs.silent / 1_000)} s`;
    return signs.worked > 0 ? `${(signs.worked / 1_000).toFixed(1)} s of processor time so far` : 'under way';
  }
}

/** Signals that the system sends to a process that reads memory that is not there. */
const crashSignals = new Set(['SIGSEGV', 'SIGBUS', 'SIGABRT', 'SIGILL']);

/** Milliseconds of silence after which the terminal reports it. */
const quietAfter = 5_000;

/** Why it ended, in a word or two. A process that could not be started has ended, too. */
export function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
    child.once('error', (error) => resolve(error.message));
  });
}

/** A process's last lines may arrive after its end; a grandchild could keep its output open forever. */
export function lastOutput(child: ChildProcess): Promise<void> {
  if (child.stdout?.closed && child.stderr?.closed) return Promise.resolve();
  return new Promise((resolve) => {
    const limit = setTimeout(resolve, 1_000);
    child.once('close', () => {
      clearTimeout(limit);
      resolve();
    });
  });
}
