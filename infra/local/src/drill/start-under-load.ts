import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../ports.ts';
import { seconds, processTerminal as terminal } from '../terminal.ts';
import { startBusyLoops } from './busy-loops.ts';
import { StartedProduct } from './started-product.ts';
import { Writer } from './writer.ts';

/** Milliseconds after which a drill has failed. */
const longest = 60 * 60_000;

/**
 * `npm run drill -- start-under-load 50 5`: starts the product several times beside busy loops, then kills one
 * part with kill -9, and then every process, at the same load. Each time the product must become ready again
 * and hold everything it had acknowledged.
 */
export async function runDrill([what, loops = '50', starts = '5']: readonly string[]): Promise<number> {
  if (what !== 'start-under-load' || ![loops, starts].every((text) => /^\d{1,3}$/.test(text))) {
    terminal.line('Say which drill: npm run drill -- start-under-load [busy loops] [starts]');
    return 1;
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'harambee-drill-'));
  const signal = AbortSignal.timeout(longest);
  const drill = new Drill(dataDir, await freePort(), signal);
  const stopLoops = startBusyLoops(Number(loops));
  process.once('exit', stopLoops);
  try {
    for (let start = 1; start <= Number(starts); start += 1) await drill.start(start);
    for (const part of ['proposals', 'identity', 'database', 'gateway']) await drill.killPart(part);
    await drill.killEverything();
    drill.say(`passed: load ${loadavg()[0]?.toFixed(0)}, nothing lost of ${drill.acknowledged}`);
    rmSync(dataDir, { recursive: true, force: true });
    return 0;
  } catch (error) {
    drill.say(`FAILED: ${(error as Error).message}`);
    drill.say(`Its data and logs are kept in ${dataDir}.`);
    return 1;
  } finally {
    stopLoops();
    await drill.end();
  }
}

class Drill {
  readonly #writer = new Writer();
  #product: StartedProduct | undefined;
  #origin = '';

  constructor(
    private readonly dataDir: string,
    private readonly port: number,
    private readonly signal: AbortSignal,
  ) {}

  get acknowledged(): number {
    return this.#writer.acknowledged;
  }

  say(text: string): void {
    terminal.line(`drill: ${text}`);
  }

  async start(number: number): Promise<void> {
    await this.end();
    await this.#timed(`start ${number}`, () => this.#start());
    await this.#holds();
  }

  /** Until a call that needs the part succeeds again. */
  async killPart(name: string): Promise<void> {
    this.#product?.killPart(name);
    await this.#timed(`${name} killed with -9: works again`, () => this.#holds());
  }

  /**
   * Four people write while the part is killed; everything that was acknowledged before must be there
   * afterward.
   */
  async killEverything(): Promise<void> {
    const struck = new AbortController();
    const client = await this.#writer.signIn(this.#origin, this.signal);
    const writing = Array.from({ length: 4 }, async () => {
      while (!struck.signal.aborted) await this.#writer.write(client, this.signal);
    });
    const enough = this.acknowledged + 8;
    while (this.acknowledged < enough) await new Promise((resolve) => setTimeout(resolve, 50));
    const killed = await this.#product?.killAll();
    struck.abort();
    await this.#timed(`all ${killed} processes killed with -9: ready again`, () => this.#start());
    // The writers repeat their last write, with its key, until it is acknowledged.
    await Promise.all(writing);
    await this.#holds();
  }

  async end(): Promise<void> {
    await this.#product?.stop();
    this.#product = undefined;
  }

  async #start(): Promise<void> {
    this.#product = new StartedProduct(this.dataDir, this.port, (line) => terminal.line(`    ${line}`));
    this.#origin = await this.#product.ready;
  }

  async #holds(): Promise<void> {
    const client = await this.#writer.signIn(this.#origin, this.signal);
    await this.#writer.write(client, this.signal);
    const lost = await this.#writer.lost(client, this.signal);
    if (lost > 0) throw new Error(`${lost} of ${this.acknowledged} acknowledged proposals are lost`);
  }

  async #timed(what: string, work: () => Promise<void>): Promise<void> {
    const since = Date.now();
    await work();
    this.say(`${what} after ${seconds(Date.now() - since)} (load ${loadavg()[0]?.toFixed(0)})`);
  }
}
