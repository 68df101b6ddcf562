import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../ports.ts';
import type { ProcessPlan } from './process-run.ts';

/** A folder for one test, and small processes made of a few lines. */
export class FakeServices {
  readonly folder = mkdtempSync(join(tmpdir(), 'harambee-supervisor-'));

  /** Serves /readyz, /pid, /crash and /stand-still; appends its name to `order.txt` when it is ready and when it stops. */
  async http(name: string, extra = ''): Promise<ProcessPlan & { port: number }> {
    const port = await freePort();
    const script = this.script(
      name,
      `import { appendFileSync } from 'node:fs';
       import { createServer } from 'node:http';
       const note = (what) => appendFileSync('order.txt', what + ' ${name}\\n');
       ${extra}
       const server = createServer((request, response) => {
         if (request.url === '/crash') process.exit(7);
         // Stands still without work: whether it is busy makes no difference.
         if (request.url === '/stand-still') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
         response.end(String(process.pid));
       });
       server.listen(Number(process.env.PORT), '127.0.0.1', () => note('up'));
       process.on('SIGTERM', () => { note('down'); process.exit(0); });`,
    );
    return { ...this.plan(name, script, port), port, readyUrl: `http://127.0.0.1:${port}/readyz` };
  }

  script(name: string, text: string): string {
    const path = join(this.folder, `${name}.mjs`);
    writeFileSync(path, text);
    return path;
  }

  plan(name: string, script: string, port = 0): ProcessPlan {
    return {
      name,
      outcome: 'fake',
      script,
      cwd: this.folder,
      env: { PATH: process.env.PATH, PORT: String(port) },
    };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Repeats a check until it succeeds; otherwise fails the test with the last reason. */
export async function eventually<Value>(check: () => Promise<Value> | Value, within = 8_000): Promise<Value> {
  const limit = Date.now() + within;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > limit) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** False, too, for a zombie process that waits for its parent. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch (error) {
    // Systems without /proc have answered the signal; ESRCH means that there is no such process.
    return (error as NodeJS.ErrnoException).code === 'ENOENT' && process.platform !== 'linux';
  }
}
