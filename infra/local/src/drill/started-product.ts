import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { repositoryFolder } from '../settings.ts';

const readyLine = /^Harambee is ready after ([\d.]+) s: (http:\S+)$/;

/** `npm start` as a person runs it, in a process of its own that can be killed. */
export class StartedProduct {
  readonly lines: string[] = [];
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;
  /** Resolves with its address; rejects if it ends before. */
  readonly ready: Promise<string>;

  constructor(
    private readonly dataDir: string,
    port: number,
    show: (line: string) => void,
  ) {
    const child = spawn(process.execPath, [join(repositoryFolder, 'infra', 'local', 'start.mjs')], {
      cwd: repositoryFolder,
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        PORT: String(port),
        MONGODB_URI: '',
        RATE_LIMIT_PER_MINUTE: '0',
      },
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    this.#ended = once(child, 'exit');
    this.ready = new Promise((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        this.lines.push(line);
        if (line.trim()) show(line);
        const [, , origin] = readyLine.exec(line) ?? [];
        if (origin) resolve(origin);
      });
      void this.#ended.then(() => reject(new Error(`the start ended: ${this.lines.slice(-2).join(' ')}`)));
    });
    this.ready.catch(() => {});
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    await this.#ended;
  }

  /** Kills one of its processes with kill -9, by the name of its part. */
  killPart(name: string): void {
    const log = readFileSync(join(this.dataDir, 'logs', `${name}.log`), 'utf8');
    const pid = [...log.matchAll(/was started as process (\d+)/g)].at(-1)?.[1];
    if (!pid) throw new Error(`${name} does not run`);
    process.kill(Number(pid), 'SIGKILL');
  }

  /** Kills every process of the product at once with kill -9, like a power cut. */
  async killAll(): Promise<number> {
    const { processes } = JSON.parse(readFileSync(join(this.dataDir, 'running.json'), 'utf8')) as {
      processes: { pid: number }[];
    };
    const pids = [this.#child.pid as number, ...processes.map(({ pid }) => pid)];
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    await this.#ended;
    return pids.length;
  }
}
