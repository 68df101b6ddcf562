import { signInMessage } from '@harambee/domain';

/** Checks both fields in one sentence, shown at the first of them that is empty. */
export function checkSignIn({ email, password }: { email: string; password: string }) {
  if (email.trim() === '') return { field: 'email', message: signInMessage };
  if (password === '') return { field: 'password', message: signInMessage };
  return undefined;
}
