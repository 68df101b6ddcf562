import type { FastifyInstance, FastifyRequest } from 'fastify';
import { NotSignedIn } from '../http/errors.ts';
import type { Actor } from './actor.ts';
import { EndedSessions } from './ended-sessions.ts';
import { TokenVerifier } from './token-verifier.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who makes the request. Only on routes behind sign-in; elsewhere reading it throws. */
    get actor(): Actor;
    /** Who makes the request, or null on a route without sign-in. */
    signedInAs: Actor | null;
  }
  interface FastifyInstance {
    /** `onRequest` hook: a valid bearer token of a session that has not ended, or 401. */
    authenticate(request: FastifyRequest): Promise<void>;
    endedSessions: EndedSessions;
  }
}

function bearer(request: FastifyRequest): string {
  const header = request.headers.authorization;
  const token = header?.match(/^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i)?.[1];
  if (!token || token.length > 4_096) throw new NotSignedIn();
  return token;
}

/** Gives an app `authenticate`, `request.actor` and the list of ended sessions. */
export function addAuthentication(app: FastifyInstance): void {
  const verifier = new TokenVerifier();
  const ended = new EndedSessions();

  app.decorate('endedSessions', ended);
  app.decorateRequest('signedInAs', null);
  app.decorateRequest('actor', {
    getter(this: FastifyRequest): Actor {
      if (!this.signedInAs) throw new Error('request.actor was read on a route without sign-in');
      return this.signedInAs;
    },
  });
  app.decorate('authenticate', async (request: FastifyRequest) => {
    const token = bearer(request);
    const actor = verifier.remembered(token) ?? (await verifier.verify(token));
    if (ended.hasNow(actor.sessionId) ?? (await ended.has(actor.sessionId))) throw new NotSignedIn();
    request.signedInAs = actor;
  });
}
