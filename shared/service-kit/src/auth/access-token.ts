import { isRole } from '@harambee/domain';
import type { JWTPayload } from 'jose';
import type { Actor } from './actor.ts';

/** The fixed header of signed tokens. How a token is verified never depends on the token's own header. */
export interface TokenKind {
  algorithm: string;
  issuer: string;
  audience: string;
  type: string;
  lifeSeconds: number;
  requiredClaims: readonly string[];
}

/** Sent as a bearer token, with nearly every call. */
export const accessTokens = {
  algorithm: 'ES256',
  issuer: 'harambee',
  audience: 'harambee-api',
  type: 'at+jwt',
  lifeSeconds: 15 * 60,
  requiredClaims: ['sub', 'tid', 'sid', 'role', 'name', 'iat', 'exp'],
} as const satisfies TokenKind;

/**
 * Sent by the browser as a cookie with the few calls that cannot set a header (notifications, the event stream). It
 * holds the same claims as an access token and expires at the same time, but neither is accepted in place of the
 * other: a page of another origin can make a browser send a cookie, but not a bearer token.
 */
export const cookieTokens = {
  ...accessTokens,
  audience: 'harambee-cookie',
  type: 'cookie+jwt',
} as const satisfies TokenKind;

/** The claims of an access token and of a cookie token. */
export interface AccessClaims extends JWTPayload {
  tid: string;
  sid: string;
  role: string;
  name: string;
}

/** Undefined if a claim is not what identity signs. */
export function actorOf({ sub, tid, sid, role, name }: AccessClaims): Actor | undefined {
  const texts = [sub, tid, sid].every((claim) => typeof claim === 'string' && claim !== '');
  if (!texts || typeof name !== 'string' || !isRole(role)) return undefined;
  return { userId: sub as string, tenantId: tid, sessionId: sid, role, name };
}
