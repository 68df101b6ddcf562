import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@harambee/local';
import { measureEventPath } from './event-path.ts';

/**
 * Milliseconds. A started product still does things once: it reads what a crash may have left, and V8 gives back the
 * memory of the start during the first minute, which costs more than all the waiting.
 */
const settling = 80_000;
const start = fileURLToPath(new URL('../../local/start.mjs', import.meta.url));
const goals = { cpu: '< 1 %', memory: '< 600 MB', start: '< 4 s', path: 'p95 < 150 ms' };

/**
 * What `npm start` costs while nobody uses it, how soon it is ready, and how soon an open page hears of a write: with
 * all services in one process, and with one process each.
 */
export async function measureIdle(seconds = 60): Promise<void> {
  for (const oneProcess of ['1', '0']) {
    const dataDir = mkdtempSync(join(tmpdir(), 'harambee-idle-'));
    const product = await startByHand(dataDir, oneProcess);
    try {
      await sleep(settling);
      const before = usage(dataDir);
      await sleep(seconds * 1_000);
      const after = usage(dataDir);
      const shares = [...after].map(([pid, { name, ms }]) => ({
        name,
        percent: (ms - (before.get(pid)?.ms ?? ms)) / seconds / 10,
      }));
      const cpu = shares.reduce((sum, { percent }) => sum + percent, 0);
      const parts = shares.filter(({ percent }) => percent > 0);
      const memory = [...after.values()].reduce((sum, { bytes }) => sum + bytes, 0);
      const { p50, p95 } = await measureEventPath(product.origin);
      console.log(
        `${oneProcess === '1' ? 'one process for all services' : 'one process for each service'} (${after.size} in all): ` +
          `${cpu.toFixed(2)} % of a core (${parts.map(({ name, percent }) => `${name} ${percent.toFixed(2)}`).join(', ')}) and ${(memory / 1e6).toFixed(0)} MB while idle for ${seconds} s ` +
          `(goals ${goals.cpu}, ${goals.memory}); ready after ${product.readyAfter} s (${goals.start}); ` +
          `from the answer of a write to the open page p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (${goals.path})`,
      );
    } finally {
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
}

interface Started {
  origin: string;
  /** Seconds, as it says itself; without the build. */
  readyAfter: string;
  stop(): Promise<void>;
}

async function startByHand(dataDir: string, oneProcess: string): Promise<Started> {
  const child: ChildProcess = spawn(process.execPath, [start], {
    env: {
      ...process.env,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      ONE_PROCESS: oneProcess,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_PER_MINUTE: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
  };
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    said.push(line);
    const [, readyAfter = '', origin] = /is ready after ([\d.]+) s: (\S+)/.exec(line) ?? [];
    if (origin) {
      child.stdout?.resume();
      return { origin, readyAfter, stop };
    }
  }
  throw new Error(`it did not start: ${said.join(' ')}`);
}

/** Processor time and resident memory of the supervisor and of all that it started. Linux only. */
function usage(dataDir: string): Map<number, { name: string; ms: number; bytes: number }> {
  const { supervisor, processes } = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')) as {
    supervisor: { pid: number };
    processes: { pid: number }[];
  };
  return new Map(
    [supervisor, ...processes].map(({ pid }) => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
      return [
        pid,
        {
          name: pid === supervisor.pid ? 'supervisor' : nameOf(pid),
          ms: (Number(fields[11]) + Number(fields[12])) * 10,
          bytes: pages * 4_096,
        },
      ];
    }),
  );
}

/** The folder of the script that a process runs: `embedded-mongo`. */
function nameOf(pid: number): string {
  const script = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    .split('\0')
    .find((word) => /\.m?js$/.test(word) && !word.includes('parent-watch'));
  return /([\w-]+)\/(?:dist\/)?[^/]*(?:\/[^/]*)?$/.exec(script ?? '')?.[1] ?? String(pid);
}
