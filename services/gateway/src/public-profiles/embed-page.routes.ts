import { paths } from '@harambee/domain';
import type { PublicProfile } from '@harambee/domain/schemas';
import { Unavailable } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { pageOptions } from '../page-options.ts';
import { type PackedAnswer, packAnswer, sendPacked } from '../pages/packed-answer.ts';
import { embedPage, embedPolicy, embedRefusal } from './embed-page.ts';
import { publicProfileId } from './public-profile-api.ts';
import type { PublicAnswer, PublicProfileCache } from './public-profile-cache.ts';

const html = 'text/html; charset=utf-8';

/** /embed/profile/{id}, for frames of other sites. */
export function addEmbedPage(app: FastifyInstance, profiles: PublicProfileCache): void {
  const { publicOrigin } = app.config;
  const refusal = packAnswer(html, embedRefusal(publicOrigin), embedPolicy);
  // Keyed by the answer, so that a page goes away together with it.
  const made = new WeakMap<PublicAnswer, Promise<PackedAnswer>>();

  const pageOf = (answer: PublicAnswer): Promise<PackedAnswer> => {
    if (answer.status !== 200) return refusal;
    const { profile } = JSON.parse(answer.body) as { profile: PublicProfile };
    const page = made.get(answer) ?? packAnswer(html, embedPage(profile, publicOrigin), embedPolicy, 'quick');
    made.set(answer, page);
    return page;
  };

  app.get<{ Params: { id: string } }>(paths.embeddedProfile(':id'), pageOptions, async (request, reply) => {
    const { id } = request.params;
    const asker = { requestId: request.id, address: request.ip };
    const answer: PublicAnswer | undefined = publicProfileId.test(id)
      ? await profiles.get(id, asker)
      : { status: 404, error: '' };
    if (!answer) throw new Unavailable('This profile is not available right now. Please try again.', 5);
    reply.removeHeader('x-frame-options').removeHeader('cross-origin-opener-policy');
    reply.headers({ 'cross-origin-resource-policy': 'cross-origin', 'x-robots-tag': 'noindex' });
    if (answer.status !== 200) reply.code(404);
    return sendPacked(request, reply, await pageOf(answer));
  });
}
