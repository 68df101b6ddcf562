import replyFrom from '@fastify/reply-from';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds until an answer must begin. */
const timeout = 15_000;

const ownCookie = /^(?:__Secure-)?ops-session=/;

/** What operators send to their page, and nothing of a person who is signed in to the product in the same browser. */
function ownCookies({ headers: { cookie = '' } }: FastifyRequest): string | undefined {
  const own = cookie.split(/;\s*/).filter((pair) => ownCookie.test(pair));
  return own.length > 0 ? own.join('; ') : undefined;
}

/**
 * Passes /ops on to the process of @harambee/operations, so that operators reach it at the address of the product. That
 * process signs people in and holds the key; the gateway only forwards. Not registered unless `OPS_URL` is set.
 */
export const operationsPlugin: FastifyPluginAsync<{ address: string }> = async (app, { address }) => {
  await app.register(replyFrom, {
    base: address,
    disableRequestLogging: true,
    http: { requestOptions: { timeout } },
  });
  const pass = (request: FastifyRequest, reply: FastifyReply) =>
    reply.from(request.raw.url ?? '/ops', {
      rewriteRequestHeaders: (_request, { cookie: _, authorization: __, ...headers }) => ({
        ...headers,
        'x-forwarded-for': request.ip,
        'x-request-id': request.id,
        ...(ownCookies(request) && { cookie: ownCookies(request) }),
      }),
    });
  const schema = { hide: true };
  app.route({ method: ['GET', 'POST', 'DELETE'], url: '/ops', schema, handler: pass });
  app.route({ method: ['GET', 'POST', 'DELETE'], url: '/ops/*', schema, handler: pass });
};
