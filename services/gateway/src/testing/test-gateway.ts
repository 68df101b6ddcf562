import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  openStore,
  overrideTenant,
  promote,
  publish,
  type Registry,
  startCanary,
  trustIn,
} from '@harambee/registry';
import type { KitConfig } from '@harambee/service-kit';
import Fastify, { type FastifyInstance } from 'fastify';
import { gateway } from '../app.ts';
import type { GatewayConfig } from '../config.ts';
import type { ExportLimits } from '../export/export.routes.ts';

interface BuiltRemote {
  code?: string;
  paths?: string[];
  more?: object;
  /** Its further files, by name. */
  files?: Record<string, string>;
}

const shell = { contracts: [1], shared: {} };
const order = (remote: string) => ({ remote, who: 'test', why: 'a test' });
const signingKey = generateKeyPairSync('ed25519').privateKey;

/** A gateway for one test, with its own folders and fake services. */
export class TestGateway {
  readonly folder = mkdtempSync(join(tmpdir(), 'harambee-gateway-'));
  readonly shellDir = join(this.folder, 'shell');
  readonly remotesDir = join(this.folder, 'remotes');
  readonly logs: string[] = [];
  registry!: Registry;
  readonly #apps: FastifyInstance[] = [];

  constructor() {
    this.write(
      'shell/index.html',
      '<!doctype html><html><head><title>Harambee</title></head><body></body></html>',
    );
  }

  write(path: string, text: string | Buffer): void {
    const file = join(this.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }

  /** The files that webpack would emit for a remote. Other code makes another version. */
  buildRemote(
    name: string,
    { code = 'one', paths = [`/${name}`], more = {}, files = {} }: BuiltRemote = {},
  ): string {
    const folder = `built/${name}/${code}`;
    this.write(`${folder}/remote.json`, JSON.stringify({ name, contract: 1, paths, ...more }));
    this.write(
      `${folder}/mf-manifest.json`,
      JSON.stringify({
        metaData: { remoteEntry: { name: 'remoteEntry.0123abcd.js', path: '' } },
        exposes: [
          { assets: { js: { sync: ['module.4567cdef.js'], async: ['later.js'] }, css: { sync: [] } } },
        ],
      }),
    );
    this.write(`${folder}/remoteEntry.0123abcd.js`, `/* entry ${code} */`);
    this.write(`${folder}/module.4567cdef.js`, `/* module ${code} */`);
    this.write(`${folder}/later.js`, `/* later ${code} */`);
    for (const [file, text] of Object.entries(files)) this.write(`${folder}/${file}`, text);
    return join(this.folder, folder);
  }

  /** Publishes a build without releasing it. */
  async publish(name: string, built: BuiltRemote = {}): Promise<string> {
    return (await publish(this.registry, this.buildRemote(name, built), shell)).version;
  }

  /** Publishes a build and releases it to everybody. */
  async ship(name: string, built: BuiltRemote = {}): Promise<string> {
    const version = await this.publish(name, built);
    await promote(this.registry, { ...order(name), version, shell });
    return version;
  }

  async canary(name: string, version: string, percent: number): Promise<void> {
    await startCanary(this.registry, { ...order(name), version, percent, shell });
  }

  async giveTo(tenantId: string, name: string, version: string): Promise<void> {
    await overrideTenant(this.registry, { ...order(name), tenantId, version, shell });
  }

  /** A registry folder for one test. */
  async open(): Promise<void> {
    this.registry = { store: await openStore(this.remotesDir), signingKey, keys: trustIn(signingKey) };
  }

  async build(
    config: Partial<GatewayConfig> = {},
    answersWithin?: number,
    kit: Partial<KitConfig> = {},
    exportLimits: ExportLimits = {},
  ): Promise<FastifyInstance> {
    if (!this.registry) await this.open();
    const { shellDir, remotesDir } = this;
    const { keys: trustedKeys } = this.registry;
    const service = gateway(
      {
        shellDir,
        remotesDir,
        registryStore: remotesDir,
        trustedKeys,
        services: {},
        devRemotes: new Map(),
        https: false,
        ...config,
      },
      answersWithin === undefined ? {} : { answersWithin },
      exportLimits,
    );
    const app = await service.build({
      pressure: false,
      compileSchemas: 'now',
      config: {
        logLevel: 'info',
        publicOrigin: 'http://localhost:3000',
        dataDir: join(this.folder, 'data'),
        ...kit,
      },
      logStream: { write: (line) => this.logs.push(line) },
    });
    this.#apps.push(app);
    return app;
  }

  /** Starts a service; returns its address. */
  async service(addRoutes: (app: FastifyInstance) => void, port = 0): Promise<string> {
    const app = Fastify({ forceCloseConnections: true });
    addRoutes(app);
    this.#apps.push(app);
    return this.listen(app, port);
  }

  async listen(app: FastifyInstance, port = 0): Promise<string> {
    await app.listen({ host: '127.0.0.1', port });
    return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const app of this.#apps) await app.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
