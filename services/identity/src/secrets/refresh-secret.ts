import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * The session cookie: `<session id>.<family>.<secret>`, which everybody else treats as `<session id>.<secret>`.
 * `family` stays for the life of the session and proves that a cookie belongs to it; `secret` changes with each
 * refresh.
 */
export interface SessionCookie {
  sessionId: string;
  family: string;
  secret: string;
}

const part = '[\\w-]{43}';
const wellFormed = new RegExp(`^([0-9a-f]{32})\\.(${part})(${part})$`);

export const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * The secret that follows another one. It takes the parent and the salt: two refreshes with the same parent get the
 * same successor, and reading the database is not enough to compute one.
 */
export const successorOf = (secret: string, salt: string): string =>
  createHmac('sha256', salt).update(secret).digest('base64url');

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Whether a secret has this hash; takes constant time. */
export function hasHash(secret: string, hash: string | undefined): boolean {
  if (hash === undefined) return false;
  return timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hash));
}

export const writeCookie = ({ sessionId, family, secret }: SessionCookie): string =>
  `${sessionId}.${family}${secret}`;

/** Undefined if the text does not have the format of our cookies. */
export function readCookie(text: string | undefined): SessionCookie | undefined {
  const [, sessionId, family, secret] = text?.match(wellFormed) ?? [];
  return sessionId && family && secret ? { sessionId, family, secret } : undefined;
}
