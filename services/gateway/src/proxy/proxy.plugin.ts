import { Readable } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import { BadRequest, NotFound, TooLarge, Unavailable } from '@harambee/service-kit';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { Pool } from 'undici';
import { requestHeaders, responseHeaders } from './headers.ts';
import { isDeadConnection, passRead } from './pass-read.ts';
import { isPlainPath } from './plain-path.ts';
import {
  longestBodyOf,
  type ServiceName,
  serviceNames,
  slowCallWithin,
  streamsOf,
  uploadsOf,
  upstreamOf,
} from './upstreams.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/**
 * The longest possible timer. Otherwise the framework would abort answers that stream for long (events, slow
 * downloads). The limit that matters here is the time until a service begins to answer.
 */
export const noLimit = 2 ** 31 - 1;

/** Milliseconds of silence allowed within an answer; event streams send heartbeats more often. */
const silence = 120_000;

/** Forwards the request to the service. */
export type PassOn = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

export interface ProxyOptions {
  services: Partial<Record<ServiceName, string>>;
  /** Paths of a service that the gateway handles itself. */
  extend?: Partial<Record<ServiceName, (scope: FastifyInstance, passOn: PassOn) => void>>;
  /** Overrides each service's limit; for tests. */
  answersWithin?: number;
}

/**
 * Forwards calls to the services by path. Each service has its own connections, so a slow one does not block
 * others.
 */
export const proxyPlugin: FastifyPluginAsync<ProxyOptions> = async (app, options) => {
  const { services, extend, answersWithin } = options;
  for (const name of serviceNames) {
    const address = services[name];
    const within = answersWithin ?? upstreamOf(name).answersWithin;
    await app.register(async (scope) => {
      const pool = address ? await addService(scope, { name, address, within, connections: 256 }) : undefined;
      const forward: PassOn = (request, reply) => passOn(request, reply, name, pool);
      if (pool) extend?.[name]?.(scope, forward);
      addRoutes(scope, name, upstreamOf(name).prefixes, pool ? forward : notInstalled);
    });
    await app.register(async (scope) => {
      if (!address) return;
      await addService(scope, { name, address, within, connections: 64 });
      for (const [url, longest] of Object.entries(uploadsOf(name))) addUpload(scope, { name, url, longest });
    });
    await app.register(async (scope) => {
      // Each open page has a connection, so a limit here would limit the number of people.
      if (address) await addService(scope, { name, address, within, connections: null });
      addRoutes(
        scope,
        name,
        streamsOf(name),
        address ? (request, reply) => passOn(request, reply, name) : notInstalled,
      );
    });
  }
};

function addRoutes(
  scope: FastifyInstance,
  name: ServiceName,
  prefixes: readonly string[],
  handler: PassOn,
): void {
  for (const url of prefixes.flatMap((prefix) => [prefix, `${prefix}/*`])) {
    scope.route({
      method: [...methods],
      url,
      schema: { hide: true },
      handlerTimeout: noLimit,
      bodyLimit: longestBodyOf(name),
      handler,
    });
  }
}

/**
 * A file is forwarded while it is received: held here, the files of people who are not even signed in could fill the
 * memory. Its length must be declared, and the connection ends where it says.
 */
function addUpload(
  scope: FastifyInstance,
  { name, url, longest }: { name: ServiceName; url: string; longest: number },
): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  scope.post(
    url,
    {
      schema: { hide: true },
      handlerTimeout: noLimit,
      onRequest: async ({ headers }) => {
        const length = Number(headers['content-length'] ?? Number.NaN);
        if (Number.isNaN(length)) throw new BadRequest('The length of the file is not declared');
        if (length > longest) throw new TooLarge();
      },
    },
    (request, reply) => passOn(request, reply, name),
  );
}

interface Connections {
  name: ServiceName;
  address: string;
  /** Milliseconds until the answer must begin. */
  within: number;
  /** Null: no limit. */
  connections: number | null;
}

async function addService(
  scope: FastifyInstance,
  { name, address, within, connections }: Connections,
): Promise<Pool> {
  const pool = new Pool(address, {
    connections,
    connect: { timeout: 2_000 },
    headersTimeout: within,
    bodyTimeout: silence,
  });
  await scope.register(replyFrom, {
    base: address,
    disableRequestLogging: true,
    destroyAgent: true,
    undici: pool,
  });
  // The body is forwarded unchanged; only the service parses it. It is read whole to enforce the size limit and to
  // know its length.
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.log.debug({ service: name }, 'service installed');
  return pool;
}

function notInstalled(): never {
  throw new NotFound();
}

/** With `pool`, reads take the short way. */
function passOn(request: FastifyRequest, reply: FastifyReply, name: ServiceName, pool?: Pool): FastifyReply {
  const path = request.raw.url?.split('?', 1)[0] ?? '';
  if (!isPlainPath(path)) throw new NotFound();
  reply.header('x-request-id', request.id);
  const timeout = slowCallWithin(name, path);
  // The library has already logged the error.
  const onFailed = (failed: FastifyReply) => {
    failed.send(
      new Unavailable(`${upstreamOf(name).label} is not available right now. Please try again.`, 2),
    );
  };
  if (pool && isBareRead(request)) return passRead(request, reply, { pool, path, timeout, onFailed });
  return reply.from(path, {
    ...(timeout && { timeout }),
    // A file is a stream, which the library finds by itself.
    ...(request.body !== undefined &&
      !(request.body instanceof Readable) && {
        body: request.body,
        contentType: request.headers['content-type'] ?? 'application/octet-stream',
      }),
    rewriteRequestHeaders: (_request, headers) => requestHeaders(request, headers),
    rewriteHeaders: (headers) => responseHeaders(headers),
    retryDelay: ({ err, attempt }) => (isWorthARetry(request.method, err) && attempt === 0 ? 100 : null),
    onResponse: (_request, answered, { stream }) => {
      if (String(answered.getHeader('content-type')).startsWith('text/event-stream'))
        request.server.endWhenStopping(stream);
      return answered.send(stream);
    },
    onError: (failed) => onFailed(failed as FastifyReply),
  });
}

const isBareRead = ({ method, body, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && body === undefined && headers['transfer-encoding'] === undefined;

/** Only reads: a write may have arrived even if its answer did not. */
function isWorthARetry(method: string, error: (Error & { code?: string }) | null): boolean {
  return (method === 'GET' || method === 'HEAD') && isDeadConnection(error);
}
