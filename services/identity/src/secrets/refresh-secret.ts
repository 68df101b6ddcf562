import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * The cookie of a session: `<session id>.<family>.<secret>`, in one text `<session id>.<secret>` to everybody else.
 * `family` stays for the life of the session and proves that a cookie is one of its own; `secret` changes with each refresh.
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
 * The secret that follows another one. It needs the parent and the salt: two refreshes with the same parent get the same
 * successor, and who reads the database can make none.
 */
export const successorOf = (secret: string, salt: string): string =>
  createHmac('sha256', salt).update(secret).digest('base64url');

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Whether a secret has this hash, in a time that does not tell how nearly. */
export function hasHash(secret: string, hash: string | undefined): boolean {
  if (hash === undefined) return false;
  return timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(hash));
}

export const writeCookie = ({ sessionId, family, secret }: SessionCookie): string =>
  `${sessionId}.${family}${secret}`;

/** Undefined for anything that no cookie of ours looks like. */
export function readCookie(text: string | undefined): SessionCookie | undefined {
  const [, sessionId, family, secret] = text?.match(wellFormed) ?? [];
  return sessionId && family && secret ? { sessionId, family, secret } : undefined;
}
