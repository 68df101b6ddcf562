import { paths } from '@harambee/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageOptions } from '../page-options.ts';
import { sendPacked } from '../pages/packed-answer.ts';
import type { PageOf } from '../pages/pages.plugin.ts';
import type { ServerRenderer } from '../server-render/server-renderer.ts';
import { ProfilePages } from './profile-pages.ts';
import { publicProfileId } from './public-profile-api.ts';
import type { PublicAnswer, PublicProfileCache } from './public-profile-cache.ts';

/** Milliseconds. The page waits no longer for the profile, and is sent without it. */
const timeoutMs = 2_000;

const nothingThere: PublicAnswer = { status: 404, error: '' };

interface ProfilePageOptions {
  profiles: PublicProfileCache;
  pageOf: PageOf;
  renderer: ServerRenderer;
}

/** /public/profile/{id}: the shell's page with the words of the profile, and with what search engines read. */
export function addProfilePage(
  app: FastifyInstance,
  { profiles, pageOf, renderer }: ProfilePageOptions,
): void {
  const pages = new ProfilePages(renderer, app.config.publicOrigin);

  // Whatever the client's `Accept` header says: link preview bots do not ask for HTML.
  app.get<{ Params: { id: string } }>(paths.publicProfile(':id'), pageOptions, async (request, reply) => {
    const { id } = request.params;
    const [plain, answer] = await Promise.all([
      pageOf(paths.publicProfile(id)),
      publicProfileId.test(id) ? answerInTime(profiles, id, request) : nothingThere,
    ]);
    if (!answer) return sendPacked(request, reply, plain);
    if (answer.status !== 200) askNotToList(reply);
    return sendPacked(request, reply, await pages.of(plain, answer, id));
  });
}

const askNotToList = (reply: FastifyReply): FastifyReply => reply.header('x-robots-tag', 'noindex');

/** Undefined if the service does not answer now: the page will find out why by itself. */
async function answerInTime(
  cache: PublicProfileCache,
  id: string,
  { id: requestId, ip: address }: FastifyRequest,
): Promise<PublicAnswer | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, undefined);
  });
  const answer = cache.get(id, { requestId, address }).catch(() => undefined);
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
