import { ProcessLog } from '../supervisor/process-log.ts';
import { type ProcessPlan, ProcessRun } from '../supervisor/process-run.ts';
import { defaultTiming } from '../supervisor/supervised-process.ts';

/** One of the two processes of a part: what an orchestrator starts, stops and replaces. */
export class Replica {
  readonly name: string;
  readonly #log: ProcessLog;
  #run: ProcessRun | undefined;

  constructor(
    readonly part: string,
    private readonly plan: ProcessPlan,
    logs: string,
  ) {
    this.name = plan.name;
    this.#log = new ProcessLog(logs, plan.name, () => {});
  }

  get origin(): string {
    return `http://127.0.0.1:${this.plan.env.PORT}`;
  }

  get pid(): number | undefined {
    return this.#run?.pid;
  }

  get logFile(): string {
    return this.#log.path;
  }

  async start(): Promise<void> {
    const run = new ProcessRun(this.plan, this.#log, defaultTiming);
    this.#run = run;
    if (await run.ready) return;
    throw new Error(
      `${this.name} did not start (${await run.ended}): ${this.#log.lastWords}; see ${this.logFile}`,
    );
  }

  /** Asks it to end, and says how it ended: `code 0` if all went well. */
  async stop(): Promise<string> {
    const run = this.#run;
    if (!run) return 'code 0';
    this.#run = undefined;
    run.child.kill('SIGTERM');
    return run.ended;
  }

  async kill(): Promise<void> {
    const run = this.#run;
    this.#run = undefined;
    run?.child.kill('SIGKILL');
    await run?.ended;
  }

  /** The calls that it has answered since it started, without those of whoever watches it. */
  async answered(): Promise<number> {
    let sum = 0;
    for (const line of (await this.metrics()).split('\n')) {
      if (!line.startsWith('http_request_duration_seconds_count')) continue;
      if (!/route="\/(?:healthz|readyz|metrics)"/.test(line)) sum += Number(line.split(' ').at(-1));
    }
    return sum;
  }

  /** A figure without labels. */
  async metric(name: string): Promise<number> {
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await this.metrics())?.[1]);
  }

  async metrics(): Promise<string> {
    const { METRICS_PORT: port } = this.plan.env;
    // A kept connection could be one to the process before.
    const answer = await fetch(`${port ? `http://127.0.0.1:${port}` : this.origin}/metrics`, {
      headers: { connection: 'close' },
    });
    return answer.text();
  }

  closeLog(): Promise<void> {
    return this.#log.close();
  }
}
