import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import cookie from '@fastify/cookie';
import rateLimit, { type FastifyRateLimitStoreCtor, normalizeIP } from '@fastify/rate-limit';
import { tooOften } from '@harambee/domain';
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type RouteHandlerMethod,
} from 'fastify';
import type { HelmetOptions } from 'helmet';
import { knownCaller } from '../auth/caller.ts';
import type { KitConfig } from '../config/kit-config.ts';
import { Forbidden, NotFound, TooManyRequests, UnsupportedMediaType } from '../errors.ts';
import { sharedRateLimits, type TakeLease } from '../rate-limits/shared-rate-limits.ts';
import type { Tracing } from '../telemetry/tracing.ts';
import { schemasWhenUsed } from './compilers/when-used.ts';
import { errorAnswer } from './error-answer.ts';
import { fixedHeaders } from './fixed-headers.ts';
import { loggerOptions } from './logging.ts';
import { isOwnOrigin } from './origins.ts';
import { type Healthy, limitPressure } from './pressure.ts';
import { addStopping } from './stopping.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The time limit has already sent a 503; the handler may still be running. */
    timedOut: boolean;
  }
  interface FastifyContextConfig {
    /** Answers even while the process is overloaded or the database is unavailable. */
    alwaysAnswers?: boolean;
  }
}

/** What differs between the servers. */
export interface ServerOptions {
  name: string;
  config: KitConfig;
  edge: boolean;
  cookies: boolean;
  handlerTimeout: number;
  helmet?: HelmetOptions;
  notFound?: RouteHandlerMethod;
  /** Refuses requests while the event loop or the memory is overloaded. */
  pressure: boolean;
  /** Checked every second while requests come; while false, everything except liveness gets a 503. */
  healthy?: Healthy;
  logStream?: { write(line: string): void };
  /** When the schemas of routes are compiled. */
  compileSchemas: 'now' | 'when used';
  /** How processes of this service share their rate limits; without it each counts alone. */
  leases?: TakeLease | undefined;
  /** Undefined: there are no traces. */
  tracing?: Tracing | undefined;
}

/** The caller's network address; for IPv6, the network of one customer. */
export const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip);

/** Calls of one guest. */
const guestsPerMinute = 120;
const defaultRateLimit = { person: 300, edge: 1_200 };

/** Reuses the gateway's request id, so that one id appears in the logs of every process involved. */
function requestId(edge: boolean) {
  return (request: { headers: NodeJS.Dict<string | string[]> }): string => {
    const given = request.headers['x-request-id'];
    return !edge && typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
  };
}

/** Answers a client that does not speak HTTP. There is no request, so it writes to the socket. */
function refuseBrokenRequest(_error: Error, socket: Socket): void {
  if (!socket.writable) return;
  const body = JSON.stringify({ error: 'That is not a valid request', requestId: randomUUID() });
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
  );
}

/** For answers that are data: nothing in them may be executed, load anything or be framed. */
const apiHelmet = (https: boolean): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], baseUri: ["'none'"], frameAncestors: ["'none'"] },
  },
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity: https,
});

/** Fastify as every process uses it. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { config, edge, name } = options;
  const app = Fastify({
    ...loggerOptions(config, name, options.logStream, options.tracing),
    bodyLimit: 256 * 1_024,
    requestTimeout: 15_000,
    connectionTimeout: 0,
    handlerTimeout: options.handlerTimeout,
    forceCloseConnections: 'idle',
    // What arrives late is answered.
    return503OnClosing: false,
    trustProxy: config.trustProxy ?? (edge ? false : ['127.0.0.1/8', '::1/128']),
    genReqId: requestId(edge),
    clientErrorHandler: refuseBrokenRequest,
    frameworkErrors: (error, request, reply) => sendError(error, request, reply as unknown as FastifyReply),
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false } },
    ...(options.compileSchemas === 'when used' && { schemaController: schemasWhenUsed() }),
  });
  if (config.traces) options.tracing?.addTo(app, { name, edge, ...config.traces });
  app.removeContentTypeParser('text/plain');
  app.decorateRequest('timedOut', false);
  answerErrors(app);
  // Added first, so that refusals by later hooks carry these headers too.
  addHeaders(app, options.helmet ?? apiHelmet(config.publicOrigin.startsWith('https:')));
  addStopping(app);
  guardEveryRequest(app, config, edge);
  if (options.cookies) await app.register(cookie);
  limitPressure(app, options);
  await limitRate(
    app,
    config.rateLimit ?? (edge ? defaultRateLimit.edge : defaultRateLimit.person),
    options.leases && sharedRateLimits(name, options.leases),
  );
  answerUnknown(app, options.notFound);
  return app;
}

function sendError(error: unknown, request: Pick<FastifyRequest, 'id' | 'log'>, reply: FastifyReply) {
  const { status, body, retryAfter } = errorAnswer(error, request.id);
  if (status >= 500) request.log[status === 503 ? 'warn' : 'error']({ err: error }, 'request failed');
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(status).send(body);
}

function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { code?: string }, request, reply) => {
    if (error.code === 'FST_ERR_HANDLER_TIMEOUT') request.timedOut = true;
    return sendError(error, request, reply);
  });
}

function addHeaders(app: FastifyInstance, options: HelmetOptions): void {
  const headers = fixedHeaders(options);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

function guardEveryRequest(app: FastifyInstance, config: KitConfig, edge: boolean): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!edge) reply.header('cache-control', 'no-store');
    if (!isUtf8(request.headers['content-type'])) {
      return done(new UnsupportedMediaType('Please send the body in UTF-8'));
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS';
    if (!isRead && isForeign(request, config.publicOrigin)) {
      return done(new Forbidden('This page is not allowed to write here'));
    }
    done();
  });
}

/**
 * The parsers read UTF-8 whatever charset the sender declares: otherwise the same bytes could be read in two ways.
 */
const isUtf8 = (contentType = ''): boolean =>
  [...contentType.matchAll(/;\s*charset\s*=\s*("[^"]*"|[^;]*)/gi)].every(([, charset = '']) =>
    /^utf-?8$/i.test(charset.replaceAll('"', '').trim()),
  );

function isForeign({ headers }: FastifyRequest, publicOrigin: string): boolean {
  if (headers.origin !== undefined) return !isOwnOrigin(headers.origin, publicOrigin);
  return headers['sec-fetch-site'] === 'cross-site';
}

async function limitRate(
  app: FastifyInstance,
  perMinute: number,
  store: FastifyRateLimitStoreCtor | undefined,
): Promise<void> {
  if (perMinute === 0) return;
  await app.register(rateLimit, {
    // A page that asks every two seconds needs half of it.
    max: (request) => (request.guestIn ? Math.min(guestsPerMinute, perMinute) : perMinute),
    timeWindow: 60_000,
    ...(store && { store }),
    skipOnError: false,
    allowList: (request) => request.routeOptions.config.alwaysAnswers === true,
    // Many people in one office share an address, so everybody who is known is counted individually.
    keyGenerator: (request) => knownCaller(request)?.id ?? addressOf(request),
    errorResponseBuilder: (_request, { ttl }) =>
      new TooManyRequests(tooOften('Too many requests', ttl / 1_000), ttl / 1_000),
  });
}

function answerUnknown(app: FastifyInstance, notFound: RouteHandlerMethod | undefined): void {
  const handler: RouteHandlerMethod =
    notFound ??
    (() => {
      throw new NotFound();
    });
  // Rate-limited like the rest: otherwise anybody could probe for addresses without limit.
  if (app.hasDecorator('rateLimit')) app.setNotFoundHandler({ preHandler: app.rateLimit() }, handler);
  else app.setNotFoundHandler(handler);
}
