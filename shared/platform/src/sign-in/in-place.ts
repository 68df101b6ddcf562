import { paths } from '@harambee/domain';
import type { SignedIn, User } from '@harambee/domain/schemas';
import { awaitOwnRow, forgetOwnRows, noteOwnRows, ownRowsOf } from '../session/own-rows.ts';
import { clearSignIn, isRemembered } from '../session/token-storage.ts';
import { loadTyped } from './load-typed.ts';
import { needsSecondStep } from './post-once.ts';

interface InPlace {
  /** Who was signed in. */
  user: User | null;
  store(signIn: SignedIn, remember: boolean): void;
  /** Changes the document. */
  leave(url: string): void;
}

/**
 * For `catch`: the session is over, and the next one asks for more. What this browser stores of it goes, and the second
 * step follows.
 */
export const orSecondStep =
  ({ user, leave }: Pick<InPlace, 'user' | 'leave'>) =>
  (error: unknown): never => {
    if (needsSecondStep(error)) {
      clearSignIn();
      if (user) awaitOwnRow(user);
      leave(paths.secondStep);
    }
    throw error;
  };

/**
 * A session of another organization takes the place of this one: the document changes, because nothing of the previous
 * one may stay in its memory, and other tabs follow by the storage (ORG-02). `hasLeft`: nothing stays on this device.
 */
export async function enterInPlace(
  signingIn: Promise<SignedIn>,
  { user, store, leave }: InPlace,
  hasLeft = false,
): Promise<void> {
  const remember = isRemembered();
  const signIn = await signingIn.catch(orSecondStep({ user, leave }));
  store(signIn, remember);
  if (user && hasLeft) await (await loadTyped()).forgetTyped(user.id);
  else if (user) noteOwnRows(user.id, signIn.user.id);
  leave(paths.dashboard);
}

/** On a shared computer nothing of a person stays behind, in whichever organization they left it. */
export async function forgetAll(userId: string): Promise<void> {
  const { forgetTyped } = await loadTyped();
  for (const id of ownRowsOf(userId)) await forgetTyped(id);
  forgetOwnRows(userId);
}
