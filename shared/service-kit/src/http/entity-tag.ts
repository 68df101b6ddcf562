import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * A read whose answer people ask for again and again: it gets an entity tag, and whoever has the same answer already
     * gets 304 (PERF-16).
     */
    revalidates?: boolean;
  }
  interface FastifyRequest {
    /** The text of this answer, where it was written before. */
    writtenAnswer: WrittenAnswer | null;
  }
}

/** An answer as it is sent, with the hash of its text. */
export interface WrittenAnswer {
  text: string;
  hash: string;
}

const json = 'application/json; charset=utf-8';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Writes an answer as the route's schema wants it, to be sent once or often. */
export function writeAnswer(reply: FastifyReply, answer: object): WrittenAnswer {
  const text = reply.serializeInput(answer as Record<string, unknown>, '200') as string;
  return { text, hash: hashOf(text) };
}

/** Sends an answer that is written already. Only on routes with `revalidates`. */
export function sendWritten(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: WrittenAnswer,
): FastifyReply {
  request.writtenAnswer = answer;
  return reply.type(json).send(answer.text);
}

/**
 * The tag of an answer: of its text and of who got it. The hash covers everything that the answer shows, whichever
 * collections it comes from; person, organization and role are in it, so that nobody is told "you have that" of what
 * somebody else was shown.
 */
function tagOf({ signedInAs }: FastifyRequest, hash: string): string | undefined {
  if (!signedInAs) return undefined;
  const { tenantId, userId, role } = signedInAs;
  return `"${hashOf(`${tenantId} ${userId} ${role} ${hash}`).slice(0, 27)}"`;
}

/** Whether the browser has this answer already (RFC 9110, 13.1.2). */
function isKnown(header: string | undefined, tag: string): boolean {
  return header?.split(',').some((one) => one.trim().replace(/^W\//, '') === tag) ?? false;
}

/** Adds the tags to the routes of `guarded` that ask for them; others pay nothing for it. */
export function addEntityTags(guarded: FastifyInstance): void {
  guarded.addHook('onRoute', (route) => {
    if (!route.config?.revalidates) return;
    route.onSend = [
      ...[route.onSend ?? []].flat(),
      (
        request: FastifyRequest,
        reply: FastifyReply,
        payload: unknown,
        done: (e: null, p?: unknown) => void,
      ) => {
        if (reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload);
        const tag = tagOf(request, request.writtenAnswer?.hash ?? hashOf(payload));
        if (!tag) return done(null, payload);
        reply.header('etag', tag);
        if (!isKnown(request.headers['if-none-match'], tag)) return done(null, payload);
        reply.code(304).removeHeader('content-type').removeHeader('content-length');
        return done(null, null);
      },
    ];
  });
}
