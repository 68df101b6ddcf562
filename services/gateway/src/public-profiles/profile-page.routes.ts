import { paths } from '@harambee/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { pageOptions } from '../page-options.ts';
import { type PackedAnswer, packAnswer, sendPacked } from '../pages/packed-answer.ts';
import type { PageOf } from '../pages/pages.plugin.ts';
import { type PreviewedProfile, profilePage, unlistedPage } from './profile-page.ts';
import { publicProfileId } from './public-profile-api.ts';
import type { PublicAnswer, PublicProfileCache } from './public-profile-cache.ts';

/** Milliseconds. The page waits no longer for its preview tags, and is sent without them. */
const timeoutMs = 2_000;

const html = 'text/html; charset=utf-8';
const nothingThere: PublicAnswer = { status: 404, error: '' };

/** /public/profile/{id}: the shell's page with the tags for link previews. */
export function addProfilePage(
  app: FastifyInstance,
  cache: PublicProfileCache,
  pageOf: PageOf,
  options: typeof pageOptions,
): void {
  const { publicOrigin } = app.config;
  // Keyed by the answer object, so that a cached page goes away together with its answer.
  const made = new WeakMap<PublicAnswer, { of: PackedAnswer; page: Promise<PackedAnswer> }>();

  const pageFor = (plain: PackedAnswer, answer: PublicAnswer, id: string): Promise<PackedAnswer> => {
    const known = made.get(answer);
    if (known?.of === plain) return known.page;
    const text = plain.bodies.identity.toString();
    const page = packAnswer(
      html,
      answer.status === 200
        ? profilePage(text, previewOf(answer.body), publicOrigin + paths.publicProfile(id))
        : unlistedPage(text),
      plain.policy,
    );
    made.set(answer, { of: plain, page });
    return page;
  };

  // Whatever the client's `Accept` header says: link preview bots do not ask for HTML.
  app.get<{ Params: { id: string } }>(paths.publicProfile(':id'), options, async (request, reply) => {
    const { id } = request.params;
    const [plain, answer] = await Promise.all([
      pageOf(paths.publicProfile(id)),
      publicProfileId.test(id) ? answerInTime(cache, id, request) : nothingThere,
    ]);
    if (!answer) return sendPacked(request, reply, plain);
    if (answer.status !== 200) askNotToList(reply);
    return sendPacked(request, reply, await pageFor(plain, answer, id));
  });
}

const askNotToList = (reply: FastifyReply): FastifyReply => reply.header('x-robots-tag', 'noindex');

function previewOf(body: string): PreviewedProfile {
  const { profile } = JSON.parse(body) as { profile: PreviewedProfile };
  return profile;
}

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
