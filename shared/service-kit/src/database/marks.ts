import { createHmac, randomBytes } from 'node:crypto';
import { isDuplicateKey } from './database-errors.ts';

/**
 * The random key that all processes of a service share. The first process that needs it creates it.
 *
 * @param save fails with a duplicate key if another process was faster; then that process's key is used
 */
export async function sharedKey(
  read: () => Promise<string | undefined>,
  save: (key: string) => Promise<unknown>,
): Promise<string> {
  const present = await read();
  if (present !== undefined) return present;
  const key = randomBytes(32).toString('base64');
  try {
    await save(key);
    return key;
  } catch (error) {
    const first = isDuplicateKey(error, '_id') ? await read() : undefined;
    if (first === undefined) throw error;
    return first;
  }
}

/** A pseudonym for a person or visitor who must not be stored. Without the key nobody can tell who it is. */
export const markOf = (key: string, parts: readonly (string | undefined)[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
