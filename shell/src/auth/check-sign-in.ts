import { signInMessage } from '@harambee/domain';

/** Both at once, in one sentence; it stands at the first of them that is empty. */
export function checkSignIn({ email, password }: { email: string; password: string }) {
  if (email.trim() === '') return { field: 'email', message: signInMessage };
  if (password === '') return { field: 'password', message: signInMessage };
  return undefined;
}
