import type { JWTPayload } from 'jose';

/** What a signed token looks like: fixed, so that no header of a token decides how it is checked. */
export interface TokenKind {
  algorithm: string;
  issuer: string;
  audience: string;
  type: string;
  lifeSeconds: number;
  requiredClaims: readonly string[];
}

/** Sent as bearer: nearly every call. */
export const accessTokens = {
  algorithm: 'ES256',
  issuer: 'harambee',
  audience: 'harambee-api',
  type: 'at+jwt',
  lifeSeconds: 15 * 60,
  requiredClaims: ['sub', 'tid', 'sid', 'role', 'name', 'iat', 'exp'],
} as const satisfies TokenKind;

/**
 * Sent by the browser itself, as a cookie: the few calls that carry no header (notifications, the event stream). It says
 * the same as an access token and lives as long, but neither is taken for the other: a page of another origin can make a
 * browser send a cookie, never a bearer.
 */
export const cookieTokens = {
  ...accessTokens,
  audience: 'harambee-cookie',
  type: 'cookie+jwt',
} as const satisfies TokenKind;

/** The claims of an access token, and of a cookie's. */
export interface AccessClaims extends JWTPayload {
  tid: string;
  sid: string;
  role: string;
  name: string;
}
