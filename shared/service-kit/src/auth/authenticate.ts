import { type GuestMay, guestMayNot, mayAsGuest, needsRole, type Permission } from '@harambee/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Forbidden, NotSignedIn } from '../errors.ts';
import { type AccessClaims, accessTokens, actorOf, cookieTokens } from './access-token.ts';
import type { Actor } from './actor.ts';
import { actorCookie } from './actor-cookie.ts';
import { EndedSessions } from './ended-sessions.ts';
import { type GuestActor, type GuestClaims, guestMark, guestOf, guestTokens } from './guest.ts';
import { mustBeAllowed } from './permission.ts';
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
    /** What the role of the caller must allow. On a signed-in route it comes from the service's `permissions`. */
    permission?: Permission;
    /** A read whose answer depends on the role: checks the current role, as every write does. */
    asksForRole?: boolean;
    /** On a route for guests: what their link must let them do. It comes from the service's `guestPermissions`. */
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

/** Whether the role and the session in a token may be too old to decide: at every write, and at some reads. */
const asksForRole = ({ method, routeOptions: { config } }: FastifyRequest): boolean =>
  (method !== 'GET' && method !== 'HEAD') ||
  config.asksForRole === true ||
  (config.permission !== undefined && needsRole(config.permission));

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
    const { permission } = request.routeOptions.config;
    if (!permission) throw new Error(`${request.routeOptions.url} has no permission`);
    // A role that was lowered must not survive in a token, and one that was raised counts from the next call on.
    if (asksForRole(request)) await ended.look(sessionId);
    if (ended.hasNow(sessionId) ?? (await ended.has(sessionId))) throw new NotSignedIn();
    const role = ended.roleOf(sessionId);
    request.signedInAs = role ? { ...actor, role } : actor;
    mustBeAllowed(request.signedInAs, permission);
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
    const { guestMay: needed } = request.routeOptions.config;
    if (!needed) throw new Error(`${request.routeOptions.url} does not say what a guest's link must allow`);
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
