import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { urlVariable } from '@harambee/config/workspace/services.mjs';
import { type DataFolder, takeDataFolder } from '../data-folder.ts';
import { embeddedDatabase, planParts } from '../parts.ts';
import { freePort } from '../ports.ts';
import { publishRemotes } from '../publish-remotes.ts';
import { readSettings, repositoryFolder, type Settings } from '../settings.ts';
import type { ProcessPlan } from '../supervisor/process-run.ts';
import { Balancer } from './balancer.ts';
import { Replica } from './replica.ts';

/** As in the manifests of infra/deploy. */
const drainMs = 5_000;

/**
 * The built product as production runs it: two processes of each service and of the gateway on one database, and a load
 * balancer in front of the gateways.
 */
export class ProductInPairs {
  readonly #data: DataFolder;
  readonly database: Replica;
  readonly services: readonly Replica[];
  readonly gateways: readonly [Replica, Replica];
  readonly balancer: Balancer;

  private constructor(data: DataFolder, database: Replica, replicas: readonly Replica[], balancer: Balancer) {
    this.#data = data;
    this.database = database;
    this.services = replicas.filter(({ part }) => part !== 'gateway');
    this.gateways = replicas.filter(({ part }) => part === 'gateway') as unknown as [Replica, Replica];
    this.balancer = balancer;
  }

  static async start(): Promise<ProductInPairs> {
    const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'harambee-test-pairs-'));
    const data = await takeDataFolder(folder);
    const origin = `http://localhost:${await freePort()}`;
    const settings = readSettings({
      ...process.env,
      NODE_ENV: 'development',
      DATA_DIR: folder,
      MONGODB_URI: '',
      PUBLIC_ORIGIN: origin,
      DRAIN_MS: String(drainMs),
      // The balancer, and whoever calls a gateway without it, says where a call comes from.
      TRUST_PROXY: '127.0.0.1',
      // Everybody in this test signs up within minutes.
      SIGN_UPS_PER_HOUR: '1000',
    });
    const { plan, uri } = await embeddedDatabase(settings, data);
    const database = new Replica('database', plan, data.logs);
    const { publicKeys } = await publishRemotes({
      repository: repositoryFolder,
      dataDir: data.root,
      remotes: data.remotes,
    });
    const plans = [
      await partsOf({ ...settings, mongodbUri: uri }, data, publicKeys),
      await partsOf({ ...settings, mongodbUri: uri }, data, publicKeys),
    ].map((copy) => new Map(copy.map((one) => [one.name, one])));
    const replicas = [...(plans[0]?.keys() ?? [])].flatMap((name) => {
      const both = plans.map((copy) => copy.get(name) as ProcessPlan);
      return both.map(
        (one, at) =>
          new Replica(name, { ...one, name: `${name}-${at + 1}`, env: withBoth(one.env, plans) }, data.logs),
      );
    });
    const product = new ProductInPairs(
      data,
      database,
      replicas,
      new Balancer(replicas.filter(({ part }) => part === 'gateway').map((one) => one.origin)),
    );
    try {
      await database.start();
      await Promise.all(product.services.map((one) => one.start()));
      await Promise.all(product.gateways.map((one) => one.start()));
      await product.balancer.listen(Number(new URL(origin).port));
    } catch (error) {
      await product.stop();
      throw error;
    }
    return product;
  }

  get dataDir(): string {
    return this.#data.root;
  }

  /** The processes in the order in which a rollout replaces them. */
  get replicas(): readonly Replica[] {
    return [...this.services, ...this.gateways];
  }

  pair(part: string): readonly [Replica, Replica] {
    return this.replicas.filter((one) => one.part === part) as unknown as [Replica, Replica];
  }

  async stop(): Promise<void> {
    await this.balancer.close();
    // What it does while it stops is measured by the test; this only clears away.
    for (const one of [...this.replicas, this.database]) await one.kill();
    for (const one of [...this.replicas, this.database]) await one.closeLog();
    await this.#data.release();
    rmSync(this.#data.root, { recursive: true, force: true });
  }
}

/** The services and the gateway of one copy. */
async function partsOf(settings: Settings, data: DataFolder, publicKeys: string): Promise<ProcessPlan[]> {
  const env = { ...settings.env, METRICS_PORT: String(await freePort()) };
  const stages = await planParts({ ...settings, env }, await freePort(), data, publicKeys);
  // Nobody signs in by Google or GitHub here.
  return stages.flat().filter(({ name }) => name !== 'sign-in');
}

/** A gateway is given both addresses of each service. */
function withBoth(env: NodeJS.ProcessEnv, plans: readonly ReadonlyMap<string, ProcessPlan>[]) {
  const found = [...(plans[0]?.keys() ?? [])]
    .map((name) => urlVariable(name))
    .filter((variable) => env[variable] !== undefined);
  const addresses = (variable: string) =>
    plans
      .flatMap((copy) => [...copy.values()])
      .filter(({ name }) => urlVariable(name) === variable)
      .map(({ env: { PORT } }) => `http://127.0.0.1:${PORT}`)
      .join(',');
  return { ...env, ...Object.fromEntries(found.map((variable) => [variable, addresses(variable)])) };
}
