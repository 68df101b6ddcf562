import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { StartProblem } from '../start-problem.ts';
import { seconds, type Terminal } from '../terminal.ts';
import type { ProcessLog } from './process-log.ts';
import { answersWell, isReadyLine } from './readiness.ts';

const parentWatch = fileURLToPath(new URL('../../parent-watch.mjs', import.meta.url));

/** One process of the product. Its port is fixed, so that a restart comes back where the others look for it. */
export interface ProcessPlan {
  name: string;
  /** What the step says when it is ready: `port 21004`. */
  outcome: string;
  /** The compiled entry file. */
  script: string;
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** The address that answers when it is ready; without one, the process prints a ready line. */
  readyUrl?: string;
  /** Milliseconds, where it takes longer than usual. */
  readyWithin?: number;
}

/** Milliseconds; tests use shorter ones. */
export interface Timing {
  /** A process that is not ready by then is ended and counts as crashed. */
  readyWithin: number;
  /** How often the first start is tried. */
  startTries: number;
  firstDelay: number;
  longestDelay: number;
  /** After being ready this long, the next crash starts again with the first delay. */
  steadyAfter: number;
  /** From the polite signal to the one that cannot be refused. */
  stopWithin: number;
}

export const usualTiming: Timing = {
  readyWithin: 30_000,
  startTries: 4,
  firstDelay: 250,
  longestDelay: 4_000,
  steadyAfter: 10_000,
  stopWithin: 16_000,
};

/** Starts one process, starts it again whenever it ends by itself, and ends it for good on `stop`. */
export class SupervisedProcess {
  #child: ChildProcess | undefined;
  #crashes = 0;
  readonly #stop = new AbortController();
  #life: Promise<void> | undefined;

  constructor(
    readonly plan: ProcessPlan,
    private readonly log: ProcessLog,
    private readonly terminal: Terminal,
    private readonly timing: Timing,
  ) {}

  get #readyWithin(): number {
    return this.plan.readyWithin ?? this.timing.readyWithin;
  }

  /** Undefined while it is down. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Resolves when the process is ready for the first time. One that dies before that gets a few tries: after kill -9
   * of an earlier supervisor its processes need a moment to let go of the data.
   */
  async start(): Promise<void> {
    const limit = Date.now() + this.#readyWithin;
    for (let attempt = 1; ; attempt += 1) {
      const { child, ready, ended } = this.#spawn();
      if (await ready) {
        this.#life = this.#keepAlive(ended, Date.now());
        return;
      }
      await lastOutput(child);
      const mayTryAgain = attempt < this.timing.startTries && Date.now() < limit;
      const goesOn = mayTryAgain && (await this.#pause(this.#delay(attempt)));
      if (this.#stop.signal.aborted)
        throw new StartProblem(`${this.plan.name} was stopped while it started.`);
      if (!goesOn) {
        throw new StartProblem(
          `${this.plan.name} could not start (${this.log.lastWords || 'it gave no reason'}): its log is ${this.log.path}.`,
        );
      }
    }
  }

  /** Ends the process politely, then by force; never starts it again. */
  async stop(): Promise<void> {
    this.#stop.abort();
    const child = this.#child;
    if (child) {
      const ended = endOf(child);
      child.kill('SIGTERM');
      const force = setTimeout(() => this.kill(), this.timing.stopWithin);
      await ended;
      clearTimeout(force);
    }
    await this.#life;
    await this.log.close();
  }

  /** Ends the process and whatever it started, at once. */
  kill(): void {
    this.#stop.abort();
    const pid = this.#child?.pid;
    if (!pid) return;
    try {
      // It leads a process group of its own, except on Windows, which has none.
      process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
    } catch {
      this.#child?.kill('SIGKILL');
    }
  }

  async #keepAlive(firstEnd: Promise<string>, firstReadyAt: number): Promise<void> {
    const { name } = this.plan;
    let reason = await firstEnd;
    let readyAt = firstReadyAt;
    while (!this.#stop.signal.aborted) {
      this.#crashes = Date.now() - readyAt > this.timing.steadyAfter ? 1 : this.#crashes + 1;
      const delay = this.#delay(this.#crashes);
      this.terminal.line(`  ${name.padEnd(12)} ended (${reason}), starts again in ${seconds(delay)}`);
      const since = Date.now();
      if (!(await this.#pause(delay))) return;
      const { ready, ended } = this.#spawn();
      readyAt = (await ready) ? Date.now() : Number.POSITIVE_INFINITY;
      if (Number.isFinite(readyAt))
        this.terminal.line(`  ${name.padEnd(12)} works again after ${seconds(readyAt - since)}`);
      reason = await ended;
    }
  }

  #spawn(): { child: ChildProcess; ready: Promise<boolean>; ended: Promise<string> } {
    const { script, cwd, env, readyUrl } = this.plan;
    // Detached: Ctrl-C reaches the supervisor only, which then ends the processes in their order.
    const child = spawn(process.execPath, ['--import', parentWatch, script], {
      cwd,
      env,
      detached: true,
      windowsHide: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.#child = child;
    child.stdin.on('error', () => {});
    const over = new AbortController();
    const ended = endOf(child).then((reason) => {
      if (this.#child === child) this.#child = undefined;
      over.abort();
      return reason;
    });
    const limit = setTimeout(() => over.abort(), this.#readyWithin);
    const ready = new Promise<void>((resolve, reject) => {
      over.signal.addEventListener('abort', () => reject(new Error('not ready')), { once: true });
      this.log.follow(child.stdout, child.stderr, (line) => {
        if (!readyUrl && isReadyLine(line)) resolve();
      });
      if (readyUrl) answersWell(readyUrl, over.signal).then(resolve, reject);
    })
      .then(
        () => true,
        () => {
          // Out of time but alive: a process that never gets ready is as good as a crashed one.
          if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
          return false;
        },
      )
      .finally(() => clearTimeout(limit));
    return { child, ready, ended };
  }

  #delay(crashes: number): number {
    return Math.min(this.timing.firstDelay * 2 ** (crashes - 1), this.timing.longestDelay);
  }

  /** False when it was stopped meanwhile. */
  #pause(milliseconds: number): Promise<boolean> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#stop.signal.removeEventListener('abort', done);
        resolve(!this.#stop.signal.aborted);
      };
      const timer = setTimeout(done, milliseconds);
      this.#stop.signal.addEventListener('abort', done);
    });
  }
}

/** Why it ended, in a word or two. A process that could not be made at all has ended too. */
function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
    child.once('error', (error) => resolve(error.message));
  });
}

/** A process's last lines may arrive after its end; a grandchild could hold its output open for ever. */
function lastOutput(child: ChildProcess): Promise<void> {
  if (child.stdout?.closed && child.stderr?.closed) return Promise.resolve();
  return new Promise((resolve) => {
    const limit = setTimeout(resolve, 1_000);
    child.once('close', () => {
      clearTimeout(limit);
      resolve();
    });
  });
}
