import { BadRequest, NotFound, TooLarge, Unavailable } from '@harambee/service-kit';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { passCall } from './pass-call.ts';
import { isPlainPath } from './plain-path.ts';
import { Replicas } from './replicas.ts';
import { addressesOf, type ServiceAddresses } from './service-addresses.ts';
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

/** Forwards the request to the service. */
export type PassOn = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

export interface ProxyOptions {
  services: ServiceAddresses;
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
    const addresses = addressesOf(services, name);
    const within = answersWithin ?? upstreamOf(name).answersWithin;
    const replicas = (connections: number | null): Replicas | undefined => {
      if (addresses.length === 0) return undefined;
      const made = new Replicas(addresses, { within, connections });
      app.addHook('onClose', () => made.close());
      return made;
    };
    const forwardTo = (to: Replicas | undefined): PassOn =>
      to ? (request, reply) => passOn(request, reply, name, to) : notInstalled;
    await app.register(async (scope) => {
      const forward = forwardTo(replicas(256));
      keepBodies(scope);
      if (forward !== notInstalled) extend?.[name]?.(scope, forward);
      addRoutes(scope, name, upstreamOf(name).prefixes, forward);
    });
    await app.register(async (scope) => {
      const forward = forwardTo(replicas(64));
      if (forward === notInstalled) return;
      for (const [url, longest] of Object.entries(uploadsOf(name)))
        addUpload(scope, { url, longest, forward });
    });
    await app.register(async (scope) => {
      keepBodies(scope);
      // Each open page has a connection, so a limit here would limit the number of people.
      addRoutes(scope, name, streamsOf(name), forwardTo(replicas(null)));
    });
  }
};

/** The body is forwarded unchanged; only the service parses it. It is read whole to enforce the size limit. */
function keepBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

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
  { url, longest, forward }: { url: string; longest: number; forward: PassOn },
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
    forward,
  );
}

function notInstalled(): never {
  throw new NotFound();
}

function passOn(
  request: FastifyRequest,
  reply: FastifyReply,
  name: ServiceName,
  replicas: Replicas,
): FastifyReply {
  const path = request.raw.url?.split('?', 1)[0] ?? '';
  if (!isPlainPath(path)) throw new NotFound();
  reply.header('x-request-id', request.id);
  return passCall(request, reply, {
    replicas,
    path,
    timeout: slowCallWithin(name, path),
    onFailed(failed) {
      failed.send(
        new Unavailable(`${upstreamOf(name).label} is not available right now. Please try again.`, 2),
      );
    },
  });
}
