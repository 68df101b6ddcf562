import type { JWTPayload } from 'jose';

/** What an access token looks like: fixed, so that no header of a token decides how it is checked. */
export const accessTokens = {
  algorithm: 'ES256',
  issuer: 'harambee',
  audience: 'harambee-api',
  type: 'at+jwt',
  lifeSeconds: 15 * 60,
  requiredClaims: ['sub', 'tid', 'sid', 'role', 'name', 'iat', 'exp'],
} as const;

/** The claims of an access token. */
export interface AccessClaims extends JWTPayload {
  tid: string;
  sid: string;
  role: string;
  name: string;
}
