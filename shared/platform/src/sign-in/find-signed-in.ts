import type { User } from '@harambee/domain/schemas';
import { readUserId } from '../session/token-storage.ts';
import { checkSignIn } from './check-sign-in.ts';
import { recoverTyped } from './load-typed.ts';

/**
 * The person of the stored session, once the server has said so and what they had typed is there again. Rejects as
 * `checkSignIn` (AUTH-19).
 */
export async function findSignedIn(): Promise<User> {
  const recovered = recoverTyped(readUserId() ?? '');
  const user = await checkSignIn();
  await recovered;
  return user;
}
