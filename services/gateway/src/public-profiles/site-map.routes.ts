import type { FastifyInstance } from 'fastify';
import { pageOptions } from '../page-options.ts';
import { packAnswer, sendPacked } from '../pages/packed-answer.ts';
import { publicProfileId } from './public-profile-api.ts';
import type { SiteMap } from './site-map.ts';

/**
 * Crawlers may read everything but the API. What must not be listed says so itself (`noindex`), so they have to be able to
 * read it. They may call what a public profile calls.
 */
const robots = (publicOrigin: string) => `User-agent: *
Allow: /api/ngo/profile/public/
Disallow: /api/
Disallow: /ops

Sitemap: ${publicOrigin}/sitemap.xml
`;

/** /robots.txt and /sitemap.xml (PROF-40). Without a profiles service there is no site map. */
export function addSiteMap(app: FastifyInstance, map: SiteMap): void {
  const { publicOrigin } = app.config;
  const packed = packAnswer('text/plain; charset=utf-8', robots(publicOrigin));
  app.get('/robots.txt', pageOptions, async (request, reply) => sendPacked(request, reply, await packed));
  app.get('/sitemap.xml', pageOptions, async (request, reply) =>
    sendPacked(request, reply, await map.first({ requestId: request.id, address: request.ip })),
  );
  app.get<{ Params: { after: string } }>('/sitemap-after-:after.xml', pageOptions, async (request, reply) => {
    const { after } = request.params;
    if (after !== '' && !publicProfileId.test(after)) return reply.callNotFound();
    return sendPacked(request, reply, await map.part(after, { requestId: request.id, address: request.ip }));
  });
}
