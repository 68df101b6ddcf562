// These imports bring the plugins' additions to Fastify's types: `request.cookies`, `config.rateLimit`.
export type { CookieSerializeOptions } from '@fastify/cookie';
export type { RateLimitOptions } from '@fastify/rate-limit';
export { type AccessClaims, accessTokens, cookieTokens, type TokenKind } from './auth/access-token.ts';
export type { Actor } from './auth/actor.ts';
export { actorCookie } from './auth/actor-cookie.ts';
// These files extend Fastify's types (`request.actor`, `request.newId()`), which every user of the kit needs.
export type {} from './auth/authenticate.ts';
export { type KnownCaller, knownCaller } from './auth/caller.ts';
export { type EndedSession, EndedSessionModel } from './auth/ended-session.model.ts';
export { markRole } from './auth/ended-sessions.ts';
export { type GuestActor, guestMark, guestTokens } from './auth/guest.ts';
export { mustBeAllowed } from './auth/permission.ts';
export type { GuestRoutePermissions, RoutePermissions } from './auth/route-permissions.ts';
export { type SigningKey, SigningKeyModel } from './auth/signing-key.model.ts';
export {
  ConfigurationError,
  list,
  oneOf,
  optionalText,
  origin,
  origins,
  readEnvironment,
  text,
  textRead,
  wholeNumber,
} from './config/environment.ts';
export { type KitConfig, readKitConfig } from './config/kit-config.ts';
export { buildAll } from './counters/all-groups.ts';
export { compareCounters } from './counters/compare.ts';
export { countedPlugin } from './counters/counted.plugin.ts';
export { type CounterModel, counterModel } from './counters/counter.model.ts';
export type { CountersOptions } from './counters/counter-store.ts';
export { Counters, type CounterView } from './counters/counters.ts';
export { countersMain, runCounters } from './counters/counters-command.ts';
export type { Parts } from './counters/journal.ts';
export {
  asJson,
  type Contents,
  type DataPolicy,
  type ExportFile,
  jsonFile,
  leftOut,
  notAboutPersons,
  peopleProjection,
  projection,
  type RemovedPerson,
  shown,
} from './data-policy/data-policy.ts';
export type { ExportLine } from './data-policy/export-stream.ts';
export { type AnyModel, connectDatabase, ensureIndexes } from './database/connection.ts';
export { createOnce } from './database/create-once.ts';
export { isDatabaseAway, isDuplicateKey } from './database/database-errors.ts';
export { fields } from './database/fields.ts';
export { derivedId, randomId } from './database/ids.ts';
export { insertOne } from './database/insert-one.ts';
export { keepAllNewest, keepNewest, type Snapshot } from './database/keep-newest.ts';
export { markOf, sharedKey } from './database/marks.ts';
export { NewInserts } from './database/new-inserts.ts';
export { outboxPlugin } from './database/outbox.plugin.ts';
export { type RawRows, type RowsFilter, type RowsOptions, readRow, readRows } from './database/read-rows.ts';
export { retryOnConflict } from './database/retry-on-conflict.ts';
export { tenantId, tenantPlugin } from './database/tenant.plugin.ts';
export type { DocumentLimits } from './documents/document-limits.ts';
export { DocumentEnded, type DocumentRequest, Documents } from './documents/documents.ts';
export { workerFile } from './documents/worker-pool.ts';
export {
  BadRequest,
  Conflict,
  ConflictWith,
  Forbidden,
  NotFound,
  NotSignedIn,
  PreconditionFailed,
  TooLarge,
  TooManyRequests,
  Unauthorized,
  Unavailable,
  ValidationFailed,
} from './errors.ts';
export { type EventHandler, event, eventsByTenant } from './events/event.ts';
export { type Replay, replayEvents } from './events/replay.ts';
export { type FilePlace, FilePlaces } from './hostile-files/file-places.ts';
export { type FileProcessLimits, openInProcess } from './hostile-files/file-process.ts';
export { check } from './http/check.ts';
export { type CursorShape, type CursorValue, decodeCursor, encodeCursor } from './http/cursor.ts';
export { errorAnswer } from './http/error-answer.ts';
export { IfMatch, revisionOf } from './http/if-match.ts';
export { RowCache } from './http/row-cache.ts';
export type {} from './http/server.ts';
export { addressOf } from './http/server.ts';
export type {} from './http/stopping.ts';
export { sendWritten, type WrittenAnswer, writeAnswer } from './http/written-answer.ts';
export type {} from './idempotency/idempotency.ts';
export { type AnyMigration, migration } from './migrations/migration.ts';
export { migrationsMain } from './migrations/migrations-command.ts';
export { keepsNewName, keepsRegisteredName } from './organizations/organization-names.ts';
export { type KnownPerson, keepsPeople, knownPersonSchema } from './people/keeps-people.ts';
export { startService } from './processes/start.ts';
export { takeFromDatabase } from './rate-limits/database-leases.ts';
export type { Lease, TakeLease } from './rate-limits/shared-rate-limits.ts';
export { RemovalModel } from './removal-records/removal.model.ts';
export { forgetRemoval, hasLeft, isRemoved, noteRemoval, type Removed } from './removal-records/removals.ts';
export {
  type BuildOptions,
  defineService,
  type Routes,
  type Service,
  type ServiceDefinition,
  type Stop,
} from './service.ts';
export { type Adds, addsItsBody } from './storage/storage.ts';
export type { SpanAttributes } from './telemetry/attributes.ts';
export { browserSpansRoute } from './telemetry/quiet-routes.ts';
export { type BrowserSpan, inSpan, outsideTraces, traceField, traceparent } from './telemetry/tracing.ts';
