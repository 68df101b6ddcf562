import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readServices } from '@harambee/config/services.mjs';
import { openStore, type Registry, trustIn } from '@harambee/registry';
import { embeddedDatabase } from '../parts.ts';
import { freePort } from '../ports.ts';
import { repositoryFolder } from '../settings.ts';
import { Balancer } from './balancer.ts';

/** As in production: longer than the gateways keep an unused connection. */
const drainMs = 4_000;
const readyWithin = 240_000;

/** `TWO_OF_EACH=identity,proposals` tries some services only, on a machine that is small or busy. */
const chosen = process.env.TWO_OF_EACH?.split(',') ?? readServices(repositoryFolder).map(({ name }) => name);

/** One process of the product. */
export interface Part {
  name: string;
  port: number;
  script: string;
  env: NodeJS.ProcessEnv;
  child?: ChildProcess;
}

/** Two processes of each service behind two gateways, on one database. */
export class TwoOfEach {
  readonly folder = mkdtempSync(join(tmpdir(), 'harambee-two-'));
  readonly shellDir = join(this.folder, 'shell');
  parts: Part[] = [];
  /** The address of the balancer. */
  origin = '';
  gateways: string[] = [];
  databaseUri = '';
  registry!: Registry;
  #balancer: Balancer | undefined;
  #database: Part | undefined;

  async start(): Promise<void> {
    mkdirSync(join(this.folder, 'logs'), { recursive: true });
    mkdirSync(this.shellDir);
    writeFileSync(
      join(this.shellDir, 'index.html'),
      '<!doctype html><html><head><title>Harambee</title></head><body></body></html>',
    );
    await this.#startDatabase();
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const remotes = join(this.folder, 'remotes');
    this.registry = { store: await openStore(remotes), signingKey: privateKey, keys: trustIn(privateKey) };
    const gatewayPorts = [await freePort(), await freePort()];
    this.gateways = gatewayPorts.map((port) => `http://127.0.0.1:${port}`);
    this.#balancer = new Balancer(gatewayPorts);
    this.origin = await this.#balancer.listen();
    const common: NodeJS.ProcessEnv = {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'development',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      DATA_DIR: join(this.folder, 'data'),
      MONGODB_URI: this.databaseUri,
      MONGODB_DB: 'harambee_two',
      PUBLIC_ORIGIN: this.origin,
      DRAIN_MS: String(drainMs),
      DRAFTING_PACE_MS: '0',
    };
    const addresses: NodeJS.ProcessEnv = {};
    for (const name of chosen) {
      const ports = [await freePort(), await freePort()];
      addresses[`${name.toUpperCase()}_URL`] = ports.map((port) => `http://127.0.0.1:${port}`).join();
      this.parts.push(...ports.map((port) => part(name, port, common)));
    }
    const gatewayEnv = {
      ...common,
      ...addresses,
      SHELL_DIR: this.shellDir,
      REMOTES_DIR: remotes,
      REGISTRY_PUBLIC_KEYS: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
      // Visitors of the test come from addresses of their own.
      TRUST_PROXY: '127.0.0.1/8',
    };
    this.parts.push(...gatewayPorts.map((port) => part('gateway', port, gatewayEnv)));
    const [firsts, seconds] = [0, 1].map((half) => this.parts.filter((_, place) => place % 2 === half));
    for (const wave of [firsts, seconds]) await Promise.all(wave?.map((one) => this.run(one)) ?? []);
  }

  async #startDatabase(): Promise<void> {
    const given = process.env.MONGODB_URI;
    if (given) {
      this.databaseUri = given;
      return;
    }
    const { plan, uri } = await embeddedDatabase(
      { env: process.env } as Parameters<typeof embeddedDatabase>[0],
      { database: join(this.folder, 'database') } as Parameters<typeof embeddedDatabase>[1],
    );
    this.databaseUri = uri;
    this.#database = { name: 'database', port: Number(plan.env.PORT), script: plan.script, env: plan.env };
    this.#spawn(this.#database);
    await wait(1_000);
  }

  #spawn(one: Part): void {
    const log = createWriteStream(join(this.folder, 'logs', `${one.name}-${one.port}.log`), { flags: 'a' });
    const child = spawn(process.execPath, [one.script], {
      cwd: join(one.script, '..', '..'),
      env: { ...one.env, PORT: String(one.port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    one.child = child;
  }

  /** Starts a process and waits until it is ready. */
  async run(one: Part): Promise<void> {
    this.#spawn(one);
    const since = performance.now();
    for (;;) {
      const ready = await fetch(`http://127.0.0.1:${one.port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (ready) return;
      if (one.child?.exitCode !== null) throw new Error(`${one.name} ended with ${one.child?.exitCode}`);
      if (performance.now() - since > readyWithin) throw new Error(`${one.name} did not become ready`);
      await wait(50);
    }
  }

  /** Stops a process as an update does; returns its exit code. */
  async stop(one: Part): Promise<number | null> {
    const ended = once(one.child as ChildProcess, 'exit');
    one.child?.kill('SIGTERM');
    return (await ended)[0] as number | null;
  }

  async kill(one: Part): Promise<void> {
    const ended = once(one.child as ChildProcess, 'exit');
    one.child?.kill('SIGKILL');
    await ended;
  }

  /** The processes with this name. */
  of(name: string): Part[] {
    return this.parts.filter((one) => one.name === name);
  }

  /** Calls that a service has answered so far, but for probes, by its metrics. */
  async callsOf(one: Part): Promise<number> {
    const text = await (await fetch(`http://127.0.0.1:${one.port}/metrics`)).text();
    return text
      .split('\n')
      .filter((line) => /^http_request_duration_seconds_count\{/.test(line))
      .filter((line) => !/route="\/(?:readyz|healthz|metrics)"/.test(line))
      .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  }

  close(): void {
    this.#balancer?.close();
    for (const { child } of [...this.parts, ...(this.#database ? [this.#database] : [])])
      child?.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

const part = (name: string, port: number, env: NodeJS.ProcessEnv): Part => ({
  name,
  port,
  env,
  script: join(repositoryFolder, 'services', name, 'dist', 'server.js'),
});
