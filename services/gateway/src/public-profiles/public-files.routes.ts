import { paths } from '@harambee/domain';
import { NotFound, Unavailable } from '@harambee/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageOptions } from '../page-options.ts';
import { askService } from '../proxy/ask-service.ts';
import { traceHeaders } from '../proxy/headers.ts';
import { publicProfileId } from './public-profile-api.ts';

/** Milliseconds. Longer than a file may wait for its turn, and be made. */
const timeout = 30_000;

/** As long as the profile itself: whoever closes it closes its picture. */
const publicFor = 'public, max-age=5';

const files = { 'picture.png': 'image/png', 'profile.pdf': 'application/pdf' };

/**
 * /public/profile/{id}/picture.png and /profile.pdf: a public profile as a picture, which other sites may show, and as a
 * one-pager. The service makes and keeps them; here they only pass through.
 */
export function addPublicFiles(app: FastifyInstance, addresses: readonly string[]): void {
  for (const [name, media] of Object.entries(files)) {
    const path = `${paths.publicProfile(':id')}/${name}`;
    app.get<{ Params: { id: string } }>(path, pageOptions, async (request, reply) => {
      const { id } = request.params;
      if (!publicProfileId.test(id)) throw new NotFound();
      const answer = await ask(addresses, `/api/ngo/profile/public/${id}/${name}`, request);
      return sendFile(reply, answer, media);
    });
  }
}

async function ask(
  addresses: readonly string[],
  path: string,
  { id, ip, headers }: FastifyRequest,
): Promise<Response> {
  const known = headers['if-none-match'];
  const answer = await askService(addresses, path, {
    headers: {
      'x-request-id': id,
      'x-forwarded-for': ip,
      ...(known !== undefined && { 'if-none-match': known }),
      ...traceHeaders(),
    },
    signal: AbortSignal.timeout(timeout),
  }).catch(() => undefined);
  if (answer?.status === 200 || answer?.status === 304) return answer;
  await answer?.body?.cancel();
  // Closed and unknown profiles have no files: nobody asks why.
  if (answer?.status === 404 || answer?.status === 403) throw new NotFound();
  throw new Unavailable('This file is not available right now. Please try again.', 5);
}

async function sendFile(reply: FastifyReply, answer: Response, media: string): Promise<FastifyReply> {
  const etag = answer.headers.get('etag');
  reply.headers({
    'cache-control': publicFor,
    ...(etag !== null && { etag }),
    'content-security-policy': "default-src 'none'",
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (answer.status === 304) return reply.code(304).send();
  return reply.type(media).send(Buffer.from(await answer.arrayBuffer()));
}
