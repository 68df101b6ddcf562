import { seconds, stepLine, type Terminal } from '../terminal.ts';
import { ProcessLog } from './process-log.ts';
import type { ProcessPlan } from './process-run.ts';
import { defaultTiming, SupervisedProcess, type Timing } from './supervised-process.ts';

export interface RunningProcess {
  name: string;
  pid: number;
}

/** Manages the processes of one start: starts them stage by stage, and stops them in reverse order. */
export class Supervisor {
  readonly #stages: SupervisedProcess[][];
  readonly #timing: Timing;
  #stopping: Promise<void> | undefined;
  /** Called for each process that was started. */
  onSpawn: () => void = () => {};

  /** The processes of one stage start together; the next stage waits until all of them are ready. */
  constructor(
    stages: ProcessPlan[][],
    private readonly terminal: Terminal,
    logFolder: string,
    timing: Partial<Timing> = {},
  ) {
    const show = (line: string) => terminal.line(line);
    this.#timing = { ...defaultTiming, ...timing };
    this.#stages = stages.map((plans) =>
      plans.map(
        (plan) =>
          new SupervisedProcess(
            plan,
            new ProcessLog(
              logFolder,
              plan.name,
              show,
              plan.hosts?.map(({ name }) => name),
            ),
            terminal,
            this.#timing,
            () => this.onSpawn(),
          ),
      ),
    );
  }

  /**
   * Rejects with a `StartProblem` if a process cannot start; running processes are stopped first. `beside` is done while
   * the first stage starts; the next ones need it.
   */
  async start(beside: () => Promise<void> = async () => {}): Promise<void> {
    try {
      const [first = [], ...later] = this.#stages;
      for (const process of later.flat()) process.load();
      await Promise.all([this.#bringUp(first), beside()]);
      for (const stage of later) await this.#bringUp(stage);
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  /** The processes that run right now: one that is down between two tries is missing. */
  get processes(): RunningProcess[] {
    return this.#stages.flat().flatMap(({ plan, pid }) => (pid ? [{ name: plan.name, pid }] : []));
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#stopAll();
    return this.#stopping;
  }

  /** For the last moment of this process: nothing may outlive it. */
  kill(): void {
    for (const process of this.#stages.flat()) process.kill();
  }

  /** On a busy machine this may take minutes: then it says every few seconds what it waits for. */
  async #bringUp(stage: SupervisedProcess[]): Promise<void> {
    const since = Date.now();
    const waitsFor = new Set(stage);
    const saying = setInterval(() => {
      const names = [...waitsFor].map(({ plan, progress }) => `${plan.name} (${progress})`);
      this.terminal.line(`  after ${seconds(Date.now() - since)} still waiting for ${names.join(', ')}`);
    }, this.#timing.reportIntervalMs);
    try {
      await Promise.all(
        stage.map(async (process) => {
          await this.#step(process);
          waitsFor.delete(process);
        }),
      );
    } finally {
      clearInterval(saying);
    }
  }

  async #step(process: SupervisedProcess): Promise<void> {
    const since = Date.now();
    await process.start();
    this.terminal.line(stepLine(process.plan.name, process.plan.outcome, Date.now() - since));
  }

  async #stopAll(): Promise<void> {
    for (const stage of this.#stages.toReversed()) await Promise.all(stage.map((process) => process.stop()));
  }
}
