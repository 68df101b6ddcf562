import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/**
 * The tag of an answer: of its text and of who got it. The hash covers everything that the answer shows, whichever
 * collections it comes from; person, organization and role are in it, so that nobody is told "you have that" of what
 * somebody else was shown.
 */
function tagOf({ signedInAs }: FastifyRequest, hash: string): string | undefined {
  if (!signedInAs) return undefined;
  const { tenantId, userId, role } = signedInAs;
  // Weak, because it is the same for a packed and for a plain answer.
  return `W/"${hashOf(`${tenantId} ${userId} ${role} ${hash}`).slice(0, 27)}"`;
}

/** Whether the browser has this answer already (RFC 9110, 13.1.2). */
const isKnown = (header: string | undefined, tag: string): boolean =>
  header?.split(',').some((one) => one.trim().replace(/^(?:W\/)?/, 'W/') === tag) ?? false;

/** Sets the tag; true if whoever asks has this answer already, and gets only the headers of a 304. */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, hash: string): boolean {
  const tag = tagOf(request, hash);
  if (tag === undefined) return false;
  reply.header('etag', tag);
  if (!isKnown(request.headers['if-none-match'], tag)) return false;
  reply.code(304).removeHeader('content-type').removeHeader('content-length');
  return true;
}

const isJson = (reply: FastifyReply): boolean =>
  String(reply.getHeader('content-type')).startsWith('application/json');

/**
 * Every read of signed-in people that answers JSON gets an entity tag, and whoever has the same answer already gets 304
 * without it (PERF-16). The answer is still read and checked each time: a tag opens nothing.
 */
export function addEntityTags(guarded: FastifyInstance): void {
  guarded.addHook('onRoute', (route) => {
    const others = [route.onSend ?? []].flat();
    if (route.method === 'GET') route.onSend = [...others, addTag];
    // The last hook of HEAD takes the answer away.
    if (route.method === 'HEAD') route.onSend = [addTag, ...others];
  });
}

function addTag(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: null, payload?: unknown) => void,
): void {
  const isTaggable =
    reply.statusCode === 200 && !reply.hasHeader('etag') && typeof payload === 'string' && isJson(reply);
  if (!isTaggable || !isUnchanged(request, reply, hashOf(payload))) done(null, payload);
  // The last hook of HEAD cannot take null.
  else done(null, request.method === 'HEAD' ? '' : null);
}
