import swagger from '@fastify/swagger';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest, RouteHandlerMethod } from 'fastify';
import type { HelmetOptions } from 'helmet';
import mongoose from 'mongoose';
import { Gauge } from 'prom-client';
import type { Actor } from './auth/actor.ts';
import { addAuthentication } from './auth/authenticate.ts';
import { EndedSessionModel } from './auth/ended-session.model.ts';
import { SigningKeyModel } from './auth/signing-key.model.ts';
import { type KitConfig, readKitConfig } from './config/kit-config.ts';
import { assertDecided, type DataPolicy } from './data-policy/data-policy.ts';
import { exportRoutes } from './data-policy/export.routes.ts';
import { type AnyModel, connectDatabase, ensureIndexes, isDatabaseReady } from './database/connection.ts';
import { addDocuments } from './documents/add-documents.ts';
import type { Documents } from './documents/documents.ts';
import { EventBackground } from './events/background.ts';
import { EventModel } from './events/event.model.ts';
import type { EventHandler } from './events/event.ts';
import { DeliveryModel, HandlerCursorModel } from './events/handler-cursor.model.ts';
import { addHealth } from './http/health.ts';
import { createServer } from './http/server.ts';
import { addIdempotency, addNewId } from './idempotency/idempotency.ts';
import { IdempotencyKeyModel } from './idempotency/idempotency-key.model.ts';
import { RemovalWatch } from './removal/removal-watch.ts';
import { RemovalModel } from './removal-records/removal.model.ts';
import { addStorageLimit } from './storage/storage.ts';
import { StorageRoom } from './storage/storage-room.ts';
import { StorageUseModel } from './storage/storage-use.model.ts';

declare module 'fastify' {
  interface FastifyInstance {
    config: KitConfig;
    /** Outbox relay and event handlers of this service; absent without a database. */
    events: EventBackground;
    /** Removes what this service holds of organizations and people who have gone. */
    removals: RemovalWatch;
    /** What organizations have stored, and what they have room for. */
    storage: StorageRoom;
    /** Adds a figure of this service's own to /metrics, read when it is asked for. */
    measure(name: string, help: string, read: () => number): void;
    /** What /metrics answers. */
    metrics(): Promise<{ type: string; text: string }>;
  }
}

/** Fastify's plugin type with TypeBox: what a `*.routes.ts` exports. */
export type Routes = FastifyPluginAsyncTypebox;

/** Stops what `onReady` started. */
export type Stop = () => void | Promise<void>;

/** What a service is made of. */
export interface ServiceDefinition {
  name: string;
  /** Where its routes stand: `/api/proposals`. */
  prefix?: string;
  /** Signed-in calls: guarded by the kit, POST takes an Idempotency-Key. */
  routes?: Routes;
  /** Signed-in calls that browsers make without a header: known by the cookie that identity sets beside the session's. */
  cookieRoutes?: Routes;
  /** Calls without sign-in. */
  publicRoutes?: Routes;
  models?: readonly AnyModel[];
  /** What of each model is exported, and what goes with a person: one for every model. */
  dataPolicies?: readonly DataPolicy[];
  /** Before somebody gets this service's part of an archive; may refuse. */
  beforeExport?: (actor: Actor) => Promise<void>;
  /** The service that people and organizations belong to: it also cleans what all services share when one goes. */
  ownsPeople?: boolean;
  handlers?: readonly EventHandler[];
  /** What makes its files in threads. */
  documents?: Documents;
  /** Database connected and indexes made, routes not yet: decorate the app, write what must be there. */
  prepare?: (app: FastifyInstance) => Promise<void>;
  /** Start workers. Runs before the first request is taken; not in tests unless they ask for background work. */
  onReady?: (app: FastifyInstance) => Promise<Stop | undefined> | Stop | undefined;
  /** False: no mongoose, no sign-in, no events (the gateway). */
  database?: boolean;
  /** Faces browsers: believes no X-Forwarded-For unless TRUST_PROXY names the proxy. */
  edge?: boolean;
  cookies?: boolean;
  notFound?: RouteHandlerMethod;
  helmet?: HelmetOptions;
  /** More that must hold before /readyz says yes. */
  ready?: () => boolean | Promise<boolean>;
  /** Milliseconds until a request is answered with 503. A route may have its own. */
  handlerTimeout?: number;
}

/** How an app is built apart from what it is. */
export interface BuildOptions {
  /** Instead of the environment's values. */
  config?: Partial<KitConfig>;
  /** False: no relay, no handlers, no `onReady`; for tests. */
  background?: boolean;
  /** False: never refuse for a busy event loop; for tests. */
  pressure?: boolean;
  logStream?: { write(line: string): void };
}

export interface Service {
  readonly definition: ServiceDefinition;
  build(options?: BuildOptions): Promise<FastifyInstance>;
}

const kitModels: readonly AnyModel[] = [
  SigningKeyModel,
  EndedSessionModel,
  IdempotencyKeyModel,
  EventModel,
  HandlerCursorModel,
  DeliveryModel,
  RemovalModel,
  StorageUseModel,
];

/** Describes a service; nothing happens before `build`. */
export function defineService(definition: ServiceDefinition): Service {
  assertDecided(definition.name, definition.models ?? [], definition.dataPolicies ?? []);
  return { definition, build: (options = {}) => build(definition, options) };
}

async function build(definition: ServiceDefinition, options: BuildOptions): Promise<FastifyInstance> {
  const config: KitConfig = { ...readKitConfig(), ...options.config };
  const { name, database = true, edge = false, handlerTimeout = 10_000 } = definition;
  const cookies = definition.cookies ?? definition.cookieRoutes !== undefined;
  const opened = database && (await connectDatabase(config));
  if (database) await ensureIndexes([...kitModels, ...(definition.models ?? [])]);

  const app = await createServer({
    name,
    config,
    edge,
    cookies,
    handlerTimeout,
    helmet: definition.helmet,
    notFound: definition.notFound,
    pressure: options.pressure ?? true,
    logStream: options.logStream,
    ...(database && { healthy: isDatabaseReady }),
  });
  app.decorate('config', config);
  // Hooks of closing run last come, first served: the database goes after everything that still writes.
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: `Harambee ${name}`, version: '1.0.0' } },
  });
  addNewId(app);
  const registry = addHealth(app, {
    edge,
    isReady: async () => {
      if (database && !(await isDatabaseReady())) return false;
      return (await definition.ready?.()) ?? true;
    },
  });
  app.decorate('measure', (metric: string, help: string, read: () => number) => {
    new Gauge({
      name: metric,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  });
  if (definition.documents) addDocuments(app, definition.documents);
  if (database) {
    addAuthentication(app);
    const { models = [], handlers = [], dataPolicies = [], ownsPeople = false } = definition;
    const removals = new RemovalWatch({ name, dataPolicies, cleansShared: ownsPeople }, app.log);
    app.decorate('removals', removals);
    const storage = new StorageRoom({
      part: name,
      models: models.filter(({ schema }) => schema.path('tenantId') !== undefined),
      limit: config.storageQuota,
      background: options.background ?? true,
      log: app.log,
    });
    app.decorate('storage', storage);
    // Removals first: what is gone is not written once more by another handler.
    const heard = dataPolicies.length > 0 ? [removals.handler as EventHandler, ...handlers] : handlers;
    const events = new EventBackground(models, heard, app.log);
    events.measure(registry);
    app.decorate('events', events);
    runBackground(app, definition, { background: options.background ?? true, disconnect: opened });
  }
  await definition.prepare?.(app);
  await addRoutes(app, definition, handlerTimeout);
  return app;
}

async function addRoutes(app: FastifyInstance, definition: ServiceDefinition, handlerTimeout: number) {
  const { prefix, routes, cookieRoutes, publicRoutes, database = true } = definition;
  const { name: part, dataPolicies = [], beforeExport: before } = definition;
  if (dataPolicies.length > 0)
    await app.register(exportRoutes({ part, dataPolicies, ...(before && { before }) }));
  if (publicRoutes) await app.register(publicRoutes as FastifyPluginAsync, { prefix });
  if ((routes || cookieRoutes) && !database) throw new Error('Signed-in routes need the database');
  const guard = (signedIn: Routes, authenticate: (request: FastifyRequest) => Promise<void>) =>
    app.register(
      async (guarded) => {
        guarded.addHook('onRequest', authenticate);
        addIdempotency(guarded, 3 * handlerTimeout);
        addStorageLimit(guarded);
        await guarded.register(signedIn as FastifyPluginAsync);
      },
      { prefix },
    );
  if (routes) await guard(routes, app.authenticate);
  if (cookieRoutes) await guard(cookieRoutes, app.authenticateByCookie);
}

function runBackground(
  app: FastifyInstance,
  { onReady }: ServiceDefinition,
  { background, disconnect }: { background: boolean; disconnect: boolean },
): void {
  let stop: Stop | undefined;
  app.addHook('onReady', async () => {
    if (!background) return;
    app.endedSessions.start(app.log);
    app.events.start();
    app.removals.start();
    stop = await onReady?.(app);
  });
  app.addHook('onClose', async () => {
    await stop?.();
    app.endedSessions.stop();
    await app.removals.stop();
    await app.storage.stop();
    await app.events.stop();
    // Last: until here the others may still write.
    if (disconnect) await mongoose.disconnect();
  });
}
