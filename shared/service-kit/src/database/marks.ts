import { createHmac, randomBytes } from 'node:crypto';
import { isDuplicateKey } from './database-errors.ts';

/**
 * The random key of all processes of a service: the first process that needs it makes it.
 *
 * @param save fails with a duplicate key when another process was faster; its key counts
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

/** What stands for a person or a visitor that must not be stored: without the key nobody can tell whom it means. */
export const markOf = (key: string, parts: readonly (string | undefined)[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
