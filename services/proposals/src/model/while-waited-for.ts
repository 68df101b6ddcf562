import type { FastifyReply } from 'fastify';

/** Ends when nobody waits for an answer any more. The framework's own signal ends as soon as the body has been read. */
export function whileWaitedFor(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
}
