import { createHash, randomBytes } from 'node:crypto';
import { idOfHash, idSource } from '@harambee/domain';

/** An unguessable id: 128 random bits as 32 hex characters. */
export const randomId = (): string => randomBytes(16).toString('hex');

/** An id computed from its parts: the same parts always give the same id. */
export const derivedId = (...parts: readonly string[]): string =>
  idOfHash(createHash('sha256').update(idSource(parts)).digest('hex'));
