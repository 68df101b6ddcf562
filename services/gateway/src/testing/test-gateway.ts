import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { gateway } from '../app.ts';
import type { GatewayConfig } from '../config.ts';

/** A gateway over folders of its own and made-up services, for one test. */
export class TestGateway {
  readonly folder = mkdtempSync(join(tmpdir(), 'harambee-gateway-'));
  readonly shellDir = join(this.folder, 'shell');
  readonly remotesDir = join(this.folder, 'remotes');
  readonly logs: string[] = [];
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

  /** A published version of a remote; does not touch the list. */
  writeRemote(name: string, version: string, paths = [`/${name}`]): void {
    const folder = `remotes/${name}/${version}`;
    this.write(`${folder}/remote.json`, JSON.stringify({ name, contract: 1, paths }));
    this.write(
      `${folder}/mf-manifest.json`,
      JSON.stringify({
        metaData: { remoteEntry: { name: 'remoteEntry.0123abcd.js', path: '' } },
        exposes: [
          { assets: { js: { sync: ['module.4567cdef.js'], async: ['later.js'] }, css: { sync: [] } } },
        ],
      }),
    );
    this.write(`${folder}/remoteEntry.0123abcd.js`, '/* entry */');
  }

  writeList(remotes: unknown): void {
    this.write('remotes/remotes.json', JSON.stringify({ remotes }));
  }

  async build(config: Partial<GatewayConfig> = {}, answersWithin?: number): Promise<FastifyInstance> {
    const { shellDir, remotesDir } = this;
    const service = gateway(
      { shellDir, remotesDir, services: {}, https: false, ...config },
      answersWithin === undefined ? {} : { answersWithin },
    );
    const app = await service.build({
      pressure: false,
      config: { logLevel: 'info', publicOrigin: 'http://localhost:3000' },
      logStream: { write: (line) => this.logs.push(line) },
    });
    this.#apps.push(app);
    return app;
  }

  /** A service that listens; answers its address. */
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
