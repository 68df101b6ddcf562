import { type GuestMay, guestMayNot, hasPrivileges, mayAsGuest } from '@harambee/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Forbidden, NotSignedIn } from '../errors.ts';
import { type AccessClaims, accessTokens, actorOf, cookieTokens } from './access-token.ts';
import type { Actor } from './actor.ts';
import { actorCookie } from './actor-cookie.ts';
import { EndedSessions } from './ended-sessions.ts';
import { type GuestActor, type GuestClaims, guestMark, guestOf, guestTokens } from './guest.ts';
import { TokenVerifier } from './token-verifier.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The person who makes the request. Only on routes that require sign-in; elsewhere reading it throws. */
    get actor(): Actor;
    /** The person who makes the request, or null on a route without sign-in. */
    signedInAs: Actor | null;
    /** The guest who makes the request. Only on routes for guests; elsewhere reading it throws. */
    get guest(): GuestActor;
    /** The guest who makes the request, or null on any other route. */
    guestIn: GuestActor | null;
  }
  interface FastifyContextConfig {
    /** A read that only some roles may make: checks the current role, as every write does. */
    asksForRole?: boolean;
    /** On a route for guests: what their link must let them do; `read` when absent. */
    guestMay?: GuestMay;
  }
  interface FastifyInstance {
    /** `onRequest` hook: a valid bearer token of a session that has not ended, or 401. */
    authenticate(request: FastifyRequest): Promise<void>;
    /** Like `authenticate`, but with the cookie that the browser sends; ignores bearer tokens. */
    authenticateByCookie(request: FastifyRequest): Promise<void>;
    /**
     * `onRequest` hook of routes for guests: a valid token of a guest whose link and session have not ended, looked up
     * in the database on each call, or 401; 403 if the link was made for less.
     */
    authenticateGuest(request: FastifyRequest): Promise<void>;
    endedSessions: EndedSessions;
  }
}

/** Every write may need an owner; a read only if it is marked. */
const asksForRole = ({ method, routeOptions }: FastifyRequest): boolean =>
  (method !== 'GET' && method !== 'HEAD') || routeOptions.config.asksForRole === true;

const wellFormed = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const longest = 4_096;

function tokenIn(text: string | undefined): string {
  if (!text || text.length > longest || !wellFormed.test(text)) throw new NotSignedIn();
  return text;
}

const bearer = (request: FastifyRequest): string =>
  tokenIn(request.headers.authorization?.match(/^Bearer (\S+)$/i)?.[1]);

/** Adds `authenticate`, `authenticateByCookie`, `request.actor` and the list of ended sessions to an app. */
export function addAuthentication(app: FastifyInstance): void {
  const ofBearer = new TokenVerifier(accessTokens, actorOf);
  const ofCookie = new TokenVerifier(cookieTokens, actorOf);
  const ofGuest = new TokenVerifier<GuestActor, GuestClaims>(guestTokens, guestOf);
  const ended = new EndedSessions();

  async function signIn(
    request: FastifyRequest,
    verifier: TokenVerifier<Actor, AccessClaims>,
    token: string,
  ): Promise<void> {
    const actor = verifier.remembered(token) ?? (await verifier.verify(token));
    const { sessionId } = actor;
    // An outdated role must not survive in a token, so a privileged role is checked again.
    if (hasPrivileges(actor.role) && asksForRole(request)) await ended.look(sessionId);
    if (ended.hasNow(sessionId) ?? (await ended.has(sessionId))) throw new NotSignedIn();
    const role = ended.roleOf(sessionId);
    request.signedInAs = role ? { ...actor, role } : actor;
  }

  app.decorate('endedSessions', ended);
  app.decorateRequest('signedInAs', null);
  app.decorateRequest('actor', {
    getter(this: FastifyRequest): Actor {
      if (!this.signedInAs) throw new Error('request.actor was read on a route without sign-in');
      return this.signedInAs;
    },
  });
  app.decorateRequest('guestIn', null);
  app.decorateRequest('guest', {
    getter(this: FastifyRequest): GuestActor {
      if (!this.guestIn) throw new Error('request.guest was read on a route that is not for guests');
      return this.guestIn;
    },
  });
  app.decorate('authenticateGuest', async (request: FastifyRequest) => {
    const token = bearer(request);
    const guest = ofGuest.remembered(token) ?? (await ofGuest.verify(token));
    // Not from the list that processes poll: a link that is revoked while its page is open ends with the next call.
    if (await ended.isAnyEndedNow([guest.sessionId, guestMark(guest.guestId)])) throw new NotSignedIn();
    const needed = request.routeOptions.config.guestMay ?? 'read';
    if (!mayAsGuest(guest.may, needed)) throw new Forbidden(guestMayNot[needed]);
    request.guestIn = guest;
  });
  app.decorate('authenticate', async (request: FastifyRequest) => {
    await signIn(request, ofBearer, bearer(request));
  });
  app.decorate('authenticateByCookie', async (request: FastifyRequest) => {
    const { name } = actorCookie(app.config.publicOrigin);
    await signIn(request, ofCookie, tokenIn(request.cookies[name]));
  });
}
