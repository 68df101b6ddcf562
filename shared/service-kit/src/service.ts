import swagger from '@fastify/swagger';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { ExportScope } from '@harambee/domain/schemas';
import type {
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
  RouteHandlerMethod,
} from 'fastify';
import type { HelmetOptions } from 'helmet';
import mongoose from 'mongoose';
import { Gauge } from 'prom-client';
import type { Actor } from './auth/actor.ts';
import { addAuthentication } from './auth/authenticate.ts';
import { EndedSessionModel } from './auth/ended-session.model.ts';
import {
  type GuestRoutePermissions,
  RoutePermissionLines,
  type RoutePermissions,
} from './auth/route-permissions.ts';
import { SigningKeyModel } from './auth/signing-key.model.ts';
import { type KitConfig, readKitConfig } from './config/kit-config.ts';
import { assertDecided, type DataPolicy } from './data-policy/data-policy.ts';
import { exportRoutes } from './data-policy/export.routes.ts';
import { type AnyModel, connectDatabase, ensureIndexesOnce, isDatabaseReady } from './database/connection.ts';
import { addDocuments } from './documents/add-documents.ts';
import type { Documents } from './documents/documents.ts';
import { EventBackground } from './events/background.ts';
import { EventModel } from './events/event.model.ts';
import type { EventHandler } from './events/event.ts';
import { DeliveryModel, HandlerCursorModel } from './events/handler-cursor.model.ts';
import { addEntityTags } from './http/entity-tag.ts';
import { addHealth } from './http/health.ts';
import { createServer } from './http/server.ts';
import { addIdempotency, addNewId } from './idempotency/idempotency.ts';
import { IdempotencyKeyModel } from './idempotency/idempotency-key.model.ts';
import { type AnyMigration, assertInOrder } from './migrations/migration.ts';
import { MigrationStateModel } from './migrations/migration-state.model.ts';
import { MigrationsBackground } from './migrations/migrations-background.ts';
import { takeFromDatabase } from './rate-limits/database-leases.ts';
import { RateLeaseModel } from './rate-limits/rate-lease.model.ts';
import type { TakeLease } from './rate-limits/shared-rate-limits.ts';
import { RemovalWatch } from './removal/removal-watch.ts';
import { RemovalModel } from './removal-records/removal.model.ts';
import { addStorageLimit } from './storage/storage.ts';
import { StorageRoom } from './storage/storage-room.ts';
import { StorageUseModel } from './storage/storage-use.model.ts';
import { loadTracing } from './telemetry/tracing.ts';

declare module 'fastify' {
  interface FastifyInstance {
    config: KitConfig;
    /** Outbox relay and event handlers of this service; absent without a database. */
    events: EventBackground;
    /** Removes this service's data of organizations and people that were removed. */
    removals: RemovalWatch;
    /** How much storage organizations use, and their limits. */
    storage: StorageRoom;
    /** Adds a metric to /metrics; `read` is called for each request. */
    measure(name: string, help: string, read: () => number | Promise<number>): void;
    /** Adds a metric with labels to /metrics; `read` gives every present sample. */
    measureEach(name: string, help: string, labels: readonly string[], read: () => readonly Sample[]): void;
    /** The text of /metrics. */
    metrics(): Promise<{ type: string; text: string }>;
  }
}

/** One value of a metric, by its labels. Labels hold no personal data, and few different values. */
export interface Sample {
  labels: Record<string, string>;
  value: number;
}

/** Fastify's plugin type with TypeBox: the type of every `*.routes.ts`. */
export type Routes = FastifyPluginAsyncTypebox;

/** Stops what `onReady` started. */
export type Stop = () => void | Promise<void>;

/** The parts of a service. */
export interface ServiceDefinition {
  name: string;
  /** Prefix of its routes: `/api/proposals`. */
  prefix?: string;
  /** Routes that require sign-in, which the kit checks. POST accepts an Idempotency-Key. */
  routes?: Routes;
  /** Routes that browsers call without a header: identity's cookie identifies the person. */
  cookieRoutes?: Routes;
  /** Routes without sign-in. */
  publicRoutes?: Routes;
  /** What each signed-in route asks of a role (TEAM-09). */
  permissions?: RoutePermissions;
  /** Routes for guests of one proposal, below `<prefix>/guest`: only a guest's token opens them, and nothing else. */
  guestRoutes?: Routes;
  /** What each route for guests asks of a link (GUEST-01). */
  guestPermissions?: GuestRoutePermissions;
  models?: readonly AnyModel[];
  /** One policy for every model: what is exported, and what is deleted with a person. */
  dataPolicies?: readonly DataPolicy[];
  /** Called before this service's part of an archive is sent; may refuse. */
  beforeExport?: (app: FastifyInstance, actor: Actor, scope: ExportScope) => Promise<void>;
  /** The service that owns people and organizations: it also removes what all services share. */
  ownsPeople?: boolean;
  handlers?: readonly EventHandler[];
  /** Changes of stored documents, in the order in which they run, beside requests (OPS-32). */
  migrations?: readonly AnyMigration[];
  /** Makes this service's files in threads. */
  documents?: Documents;
  /**
   * Runs once the database is connected and the indexes exist, before routes are added: decorate the app, write
   * required records.
   */
  prepare?: (app: FastifyInstance) => Promise<void>;
  /** Starts workers. Runs before the first request; in tests only if they ask for background work. */
  onReady?: (app: FastifyInstance) => Promise<Stop | undefined> | Stop | undefined;
  /** False: no mongoose, no sign-in, no events (the gateway). */
  database?: boolean;
  /** Faces browsers: ignores X-Forwarded-For unless TRUST_PROXY names the proxy. */
  edge?: boolean;
  cookies?: boolean;
  notFound?: RouteHandlerMethod;
  helmet?: HelmetOptions;
  /** A further condition of /readyz. */
  ready?: () => boolean | Promise<boolean>;
  /** How its processes share their rate limits, if they have no database (the gateway). */
  leases?: TakeLease;
  /** Milliseconds until a request gets a 503. A route may set its own limit. */
  handlerTimeout?: number;
}

/** Options of one app, separate from the service's definition. */
export interface BuildOptions {
  /** Overrides of environment values. */
  config?: Partial<KitConfig>;
  /** False: no relay, no handlers, no `onReady`. For tests. */
  background?: boolean;
  /** False: a busy event loop never causes a refusal. For tests. */
  pressure?: boolean;
  logStream?: { write(line: string): void };
  /** 'now': a schema that cannot be compiled prevents the start, instead of failing a call. For tests. */
  compileSchemas?: 'now';
  /** Models whose indexes other services of this process have made, or are making. */
  indexes?: Map<AnyModel, Promise<void>>;
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
  RateLeaseModel,
  MigrationStateModel,
];

/** Defines a service; nothing runs before `build`. */
export function defineService(definition: ServiceDefinition): Service {
  assertDecided(definition.name, definition.models ?? [], definition.dataPolicies ?? []);
  assertInOrder(definition.name, definition.migrations ?? []);
  return { definition, build: (options = {}) => build(definition, options) };
}

async function build(definition: ServiceDefinition, options: BuildOptions): Promise<FastifyInstance> {
  const config: KitConfig = { ...readKitConfig(), ...options.config };
  const { name, database = true, edge = false, handlerTimeout = 10_000 } = definition;
  const cookies = definition.cookies ?? definition.cookieRoutes !== undefined;
  const tracing = await loadTracing(config);
  const opened = database && (await connectDatabase(config));
  if (database) await ensureIndexesOnce([...kitModels, ...(definition.models ?? [])], options.indexes);

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
    compileSchemas: options.compileSchemas ?? 'when used',
    tracing,
    ...(database && { healthy: isDatabaseReady }),
    leases: definition.leases ?? (database ? takeFromDatabase : undefined),
  });
  app.decorate('config', config);
  // Close hooks run in reverse order: the database closes after everything that still writes.
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
  app.decorate('measure', (metric: string, help: string, read: () => number | Promise<number>) => {
    new Gauge({
      name: metric,
      help,
      registers: [registry],
      async collect() {
        this.set(await read());
      },
    });
  });
  app.decorate(
    'measureEach',
    (metric: string, help: string, labelNames: readonly string[], read: () => readonly Sample[]) => {
      new Gauge({
        name: metric,
        help,
        labelNames: [...labelNames],
        registers: [registry],
        collect() {
          this.reset();
          for (const { labels, value } of read()) this.set(labels, value);
        },
      });
    },
  );
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
    // Removals first: no other handler may write deleted data again.
    const allHandlers = dataPolicies.length > 0 ? [removals.handler as EventHandler, ...handlers] : handlers;
    const events = new EventBackground(models, allHandlers, app.log);
    events.measure(registry);
    app.decorate('events', events);
    runBackground(app, definition, { background: options.background ?? true, disconnect: opened });
  }
  await definition.prepare?.(app);
  await addRoutes(app, definition, handlerTimeout);
  return app;
}

/** No search engine may list what guests read, and no refusal either (GUEST-10). */
async function authenticateUnlisted(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('x-robots-tag', 'noindex, nofollow');
  await request.server.authenticateGuest(request);
}

async function addRoutes(app: FastifyInstance, definition: ServiceDefinition, handlerTimeout: number) {
  const { prefix = '', routes, cookieRoutes, publicRoutes, guestRoutes, database = true } = definition;
  const { name: part, dataPolicies = [], beforeExport: before } = definition;
  if (dataPolicies.length > 0)
    await app.register(exportRoutes({ part, dataPolicies, ...(before && { before }) }));
  if (publicRoutes) await app.register(publicRoutes as FastifyPluginAsync, { prefix });
  if ((routes || cookieRoutes || guestRoutes) && !database)
    throw new Error('Signed-in routes need the database');
  const ofPeople = new RoutePermissionLines(part, definition.permissions ?? {}, (permission) => ({
    permission,
  }));
  const ofGuests = new RoutePermissionLines(part, definition.guestPermissions ?? {}, (guestMay) => ({
    guestMay,
  }));
  const guard = (
    signedIn: Routes,
    authenticate: (request: FastifyRequest, reply: FastifyReply) => Promise<void>,
    { at = prefix, lines = ofPeople as { addTo(guarded: FastifyInstance): void } } = {},
  ) =>
    app.register(
      async (guarded) => {
        lines.addTo(guarded);
        addEntityTags(guarded);
        guarded.addHook('onRequest', authenticate);
        addIdempotency(guarded, 3 * handlerTimeout);
        addStorageLimit(guarded);
        await guarded.register(signedIn as FastifyPluginAsync);
      },
      { prefix: at },
    );
  if (routes) await guard(routes, app.authenticate);
  if (cookieRoutes) await guard(cookieRoutes, app.authenticateByCookie);
  if (guestRoutes) await guard(guestRoutes, authenticateUnlisted, { at: `${prefix}/guest`, lines: ofGuests });
  app.addHook('onReady', async () => {
    ofPeople.assertUsed();
    ofGuests.assertUsed();
  });
}

function runBackground(
  app: FastifyInstance,
  { name, onReady, migrations = [] }: ServiceDefinition,
  { background, disconnect }: { background: boolean; disconnect: boolean },
): void {
  let stop: Stop | undefined;
  const changes = new MigrationsBackground({
    service: name,
    migrations,
    leaseMs: app.config.migrationLeaseMs,
    log: app.log,
  });
  if (migrations.length > 0) {
    app.measure(
      'migrations_pending',
      'Migrations of this service that have not ended',
      () => changes.pending,
    );
    app.measure(
      'migration_failed_documents',
      'Documents that a migration could not change',
      () => changes.failed,
    );
  }
  app.addHook('onReady', async () => {
    if (!background) return;
    const start = async () => {
      app.endedSessions.start(app.log);
      app.events.start();
      app.removals.start();
      changes.start();
      return onReady?.(app);
    };
    stop = await (app.asService?.(start) ?? start());
  });
  app.addHook('onClose', async () => {
    await stop?.();
    await changes.stop();
    app.endedSessions.stop();
    await app.removals.stop();
    await app.storage.stop();
    await app.events.stop();
    // Last, because until here other parts may still write.
    if (disconnect) await mongoose.disconnect();
  });
}
