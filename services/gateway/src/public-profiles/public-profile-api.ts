import { Forbidden, NotFound } from '@harambee/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { noLimit, type PassOn } from '../proxy/proxy.plugin.ts';
import type { PublicAnswer, PublicProfileCache } from './public-profile-cache.ts';
import type { SiteMap } from './site-map.ts';

/** Ids of public profiles; the profiles service refuses all others. */
export const publicProfileId = /^[\w-]{1,64}$/;

const ownWrite = /^\/api\/ngo\/profile\/([\w-]+)\/?$/;
/** Counts a visit, which does not change the profile. */
const visit = /^\/api\/ngo\/profile\/public\//;

/** Answers GET /api/ngo/profile/public/{id} from the cache, and drops what a forwarded write may have changed. */
export function addPublicProfileApi(
  scope: FastifyInstance,
  { cache, siteMap, passOn }: { cache: PublicProfileCache; siteMap: SiteMap; passOn: PassOn },
): void {
  scope.get<{ Params: { id: string } }>(
    '/api/ngo/profile/public/:id',
    { schema: { hide: true }, handlerTimeout: noLimit },
    async (request, reply) => {
      const { id } = request.params;
      const answer = publicProfileId.test(id)
        ? (cache.known(id) ?? (await cache.get(id, { requestId: request.id, address: request.ip })))
        : undefined;
      return answer ? sendAnswer(request, reply, answer) : passOn(request, reply);
    },
  );

  scope.addHook('onSend', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return;
    // A refused write changed nothing; a 5xx may hide a change.
    if (reply.statusCode >= 400 && reply.statusCode < 500) return;
    const path = request.raw.url?.split('?', 1)[0] ?? '';
    if (visit.test(path)) return;
    cache.forget(ownWrite.exec(path)?.[1]);
    siteMap.forget();
  });
}

const removal = /^\/api\/auth\/(account|organization)\/?$/;

/**
 * Deleting an organization deletes its public page. The request does not say which profile that is, so all cached
 * profiles are dropped.
 */
export function forgetWithOrganization(
  scope: FastifyInstance,
  ...kept: readonly Pick<PublicProfileCache, 'forget'>[]
): void {
  scope.addHook('onSend', async (request, reply) => {
    const path = request.raw.url?.split('?', 1)[0] ?? '';
    const isOver = reply.statusCode < 400 || reply.statusCode >= 500;
    if (request.method === 'DELETE' && isOver && removal.test(path)) for (const one of kept) one.forget();
  });
}

function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: PublicAnswer): FastifyReply {
  if (answer.status !== 200) throw answer.status === 404 ? new NotFound() : new Forbidden(answer.error);
  // Browsers must always revalidate: otherwise those with an old copy would miss an edit.
  reply.headers({
    ...answer.headers,
    etag: answer.etag,
    'cache-control': 'no-cache',
    'x-request-id': request.id,
  });
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim());
  if (known?.includes(answer.etag) || known?.includes('*')) return reply.code(304).send();
  return reply.send(answer.body);
}
