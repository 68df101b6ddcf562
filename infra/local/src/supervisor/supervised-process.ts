import { StartProblem } from '../start-problem.ts';
import { seconds, type Terminal } from '../terminal.ts';
import type { AnswerLimits } from './answers-watch.ts';
import type { ProcessLog } from './process-log.ts';
import { endOf, lastOutput, type ProcessPlan, ProcessRun } from './process-run.ts';
import type { HangLimits } from './signs-of-life.ts';

/** Milliseconds; tests use shorter ones. */
export interface Timing extends HangLimits, AnswerLimits {
  /** How often the first start is tried. */
  startTries: number;
  firstDelay: number;
  longestDelay: number;
  /** After being ready for this long, the next crash starts again with the first delay. */
  steadyAfter: number;
  /** From the polite signal to the one that cannot be ignored. */
  stopWithin: number;
  /** How often a slow start says what it waits for. */
  reportIntervalMs: number;
}

export const defaultTiming: Timing = {
  silentFor: 120_000,
  workedFor: 300_000,
  checkIntervalMs: 1_000,
  askEvery: 15_000,
  unansweredFor: 60_000,
  startTries: 4,
  firstDelay: 250,
  longestDelay: 4_000,
  steadyAfter: 10_000,
  stopWithin: 16_000,
  reportIntervalMs: 10_000,
};

/** Starts one process, restarts it whenever it ends by itself, and ends it for good on `stop`. */
export class SupervisedProcess {
  #run: ProcessRun | undefined;
  /** Started before its turn, and waiting. */
  #loading: ProcessRun | undefined;
  #crashes = 0;
  readonly #stop = new AbortController();
  #life: Promise<void> | undefined;

  constructor(
    readonly plan: ProcessPlan,
    private readonly log: ProcessLog,
    private readonly terminal: Terminal,
    private readonly timing: Timing,
    private readonly onSpawn: () => void,
  ) {}

  /** Undefined while it is down. */
  get pid(): number | undefined {
    return this.#run?.pid;
  }

  /** During the start: signs of progress. */
  get progress(): string {
    return this.#run?.progress ?? 'is tried again';
  }

  /** Starts a process that can wait before it is its turn: it loads while others get ready. */
  load(): void {
    if (this.plan.waits) this.#loading = this.#spawn({ waits: true });
  }

  /**
   * Resolves when the process is ready for the first time, however long that takes while it makes progress. One
   * that dies before that gets a few tries: on a busy machine its dependencies may have answered too late.
   */
  async start(): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const run = this.#loading ?? this.#spawn();
      this.#loading = undefined;
      run.goOn();
      if (await run.ready) {
        this.#life = this.#keepAlive(run, Date.now());
        return;
      }
      const reason = await run.ended;
      await lastOutput(run.child);
      const goesOn = attempt < this.timing.startTries && (await this.#pause(this.#delay(attempt)));
      if (this.#stop.signal.aborted)
        throw new StartProblem(`${this.plan.name} was stopped while it started.`);
      if (!goesOn) throw new StartProblem(this.#whyNot(reason));
    }
  }

  /** Ends the process politely, then by force; never restarts it. */
  async stop(): Promise<void> {
    this.#stop.abort();
    const child = this.#run?.child;
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

  /** Ends the process and everything it started, immediately. */
  kill(): void {
    this.#stop.abort();
    const pid = this.pid;
    if (!pid) return;
    try {
      // It leads a process group of its own, except on Windows, which has none.
      process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
    } catch {
      this.#run?.child.kill('SIGKILL');
    }
  }

  #whyNot(reason: string): string {
    const { lastWords, path } = this.log;
    const words = lastWords ? `its last words: "${lastWords}"` : 'it said nothing';
    return `${this.plan.name} could not start: it ended (${reason}); ${words}. Its log is ${path}.`;
  }

  async #keepAlive(firstRun: ProcessRun, firstReadyAt: number): Promise<void> {
    const { name } = this.plan;
    let reason = await firstRun.ended;
    let readyAt = firstReadyAt;
    while (!this.#stop.signal.aborted) {
      this.#crashes = Date.now() - readyAt > this.timing.steadyAfter ? 1 : this.#crashes + 1;
      const delay = this.#delay(this.#crashes);
      this.terminal.line(`  ${name.padEnd(12)} ended (${reason}), starts again in ${seconds(delay)}`);
      const since = Date.now();
      if (!(await this.#pause(delay))) return;
      const run = this.#spawn();
      const saying = setInterval(() => this.#sayProgress(since), this.timing.reportIntervalMs);
      readyAt = (await run.ready) ? Date.now() : Number.POSITIVE_INFINITY;
      clearInterval(saying);
      if (Number.isFinite(readyAt))
        this.terminal.line(`  ${name.padEnd(12)} works again after ${seconds(readyAt - since)}`);
      reason = await run.ended;
    }
  }

  #sayProgress(since: number): void {
    const passed = seconds(Date.now() - since);
    this.terminal.line(`  ${this.plan.name.padEnd(12)} starts again since ${passed}: ${this.progress}`);
  }

  #spawn(how?: { waits: boolean }): ProcessRun {
    const run = new ProcessRun(this.plan, this.log, this.timing, how);
    this.#run = run;
    this.onSpawn();
    void run.ended.then(() => {
      if (this.#run === run) this.#run = undefined;
    });
    return run;
  }

  #delay(crashes: number): number {
    return Math.min(this.timing.firstDelay * 2 ** (crashes - 1), this.timing.longestDelay);
  }

  /** False if it was stopped meanwhile. */
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
