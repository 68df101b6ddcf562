import { randomBytes } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import mongoose from 'mongoose';
import { type KitConfig, readKitConfig } from '../config/kit-config.ts';
import { connectDatabase } from '../database/connection.ts';
import type { BuildOptions, Service } from '../service.ts';
import { publishTestKey } from './actors.ts';

type Headers = Record<string, string>;
type Answer = Promise<LightMyRequestResponse>;

/** Makes calls as one person, or as nobody. */
export interface Caller {
  get(url: string, headers?: Headers): Answer;
  post(url: string, body?: unknown, headers?: Headers): Answer;
  put(url: string, body?: unknown, headers?: Headers): Answer;
  patch(url: string, body?: unknown, headers?: Headers): Answer;
  delete(url: string, headers?: Headers): Answer;
}

/** A service under test with its own database. */
export interface TestApp {
  readonly app: FastifyInstance;
  /** Lines of the log, if `logs` is set. */
  readonly logLines: string[];
  inject(options: InjectOptions): Answer;
  as(actor: { headers: Headers }): Caller;
  readonly anonymous: Caller;
  /** Resolves when outboxes are relayed and handlers have run. */
  settle(): Promise<void>;
}

/** Options of a test app: `logs` keeps the lines of the log. */
export interface TestAppOptions extends Omit<BuildOptions, 'config'> {
  config?: Partial<KitConfig>;
  logs?: boolean;
}

/** Settings of a test, with a database name of its own. */
export const testConfig = (): Partial<KitConfig> => ({
  mongodbUri: readKitConfig().mongodbUri,
  mongodbDb: `harambee_test_${randomBytes(6).toString('hex')}`,
  rateLimit: 0,
  logLevel: 'silent',
});

let declared = false;

/** Connects to a new database before this file's tests, and drops it after them. Call it once in a file. */
export function testDatabase(config: Partial<KitConfig> = testConfig()): void {
  if (declared) return;
  declared = true;
  beforeAll(async () => {
    await connectDatabase({ ...readKitConfig(), ...config }, true);
    await publishTestKey();
  });
  afterAll(async () => {
    await mongoose.connection.dropDatabase();
    await mongoose.disconnect();
  });
}

/** Builds a service before this file's tests and closes it after them. Call it at the top of the file. */
export function testApp(service: Service, options: TestAppOptions = {}): TestApp {
  const logLines: string[] = [];
  const config = {
    ...testConfig(),
    ...(options.logs && { logLevel: 'trace' as const }),
    ...options.config,
  };
  let app: FastifyInstance | undefined;

  // Hooks run in the order in which they are declared: the app closes before its database is dropped.
  afterAll(() => app?.close());
  if (service.definition.database !== false) testDatabase(config);
  beforeAll(async () => {
    app = await service.build({
      background: false,
      pressure: false,
      compileSchemas: 'now',
      ...options,
      config,
      ...(options.logs && { logStream: { write: (line: string) => void logLines.push(line) } }),
    });
    await app.ready();
  });

  const running = (): FastifyInstance => {
    if (!app) throw new Error('The app is there from beforeAll on');
    return app;
  };
  const inject = async (given: InjectOptions) => running().inject(given);
  return {
    get app() {
      return running();
    },
    logLines,
    inject,
    as: ({ headers }) => caller(inject, headers),
    anonymous: caller(inject, {}),
    settle: () => running().events.settle(),
  };
}

function caller(inject: (options: InjectOptions) => Answer, own: Headers): Caller {
  const send = (method: InjectOptions['method'], url: string, body?: unknown, headers: Headers = {}) =>
    inject({
      method,
      url,
      headers: { ...own, ...headers },
      ...(body !== undefined && { payload: body as Record<string, unknown> }),
    });
  return {
    get: (url, headers) => send('GET', url, undefined, headers),
    post: (url, body, headers) => send('POST', url, body, headers),
    put: (url, body, headers) => send('PUT', url, body, headers),
    patch: (url, body, headers) => send('PATCH', url, body, headers),
    delete: (url, headers) => send('DELETE', url, undefined, headers),
  };
}
