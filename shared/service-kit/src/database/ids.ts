import { createHash, randomBytes } from 'node:crypto';

/** An unguessable id: 128 random bits as 32 hex characters. */
export const randomId = (): string => randomBytes(16).toString('hex');

/** An id computed from its parts: the same parts always give the same id. */
export function derivedId(...parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:${part}`);
  return hash.digest('hex').slice(0, 32);
}
