import type { LoginBody, RegisterBody, SignedIn } from '@harambee/domain/schemas';
import { afterLogout, deliverLogout } from '../session/pending-logout.ts';
import { forgetSessionEnd } from '../session/session-end.ts';
import { type SocialProvider, socialLoginUrl } from '../session/social-login.ts';
import { notifyOtherTabs } from '../session/tab-channel.ts';
import { isLogoutPending, type StoredSignIn, storeSignIn } from '../session/token-storage.ts';
import { postLogin, postRegister } from './auth-api.ts';

// What the sign-in pages do, whether the app is loaded behind them or not.

const onlyStored = ({ accessToken, user: { id, tenantId } }: StoredSignIn): StoredSignIn => ({
  accessToken,
  user: { id, tenantId },
});

/** Stores a new session (AUTH-10). Other tabs see it in the storage, or hear of it if it ends with the browser. */
export function keepSignIn(signIn: StoredSignIn, remember: boolean): void {
  storeSignIn(signIn, remember);
  forgetSessionEnd();
  if (!remember) notifyOtherTabs({ type: 'signed-in', signIn: onlyStored(signIn) });
}

/** Rejects with the message to show (AUTH-08). */
export async function requestSignIn(
  { email, password }: Pick<LoginBody, 'email' | 'password'>,
  remember: boolean,
): Promise<SignedIn> {
  await afterLogout();
  return postLogin({ email, password, remember });
}

/** Rejects with the message to show (AUTH-08). */
export async function requestSignUp(values: RegisterBody): Promise<SignedIn> {
  await afterLogout();
  return postRegister(values);
}

/** The browser leaves for Google or GitHub (AUTH-11). */
export function leaveForProvider(
  provider: SocialProvider,
  remember: boolean,
  leave: (url: string) => void,
): void {
  const go = () => leave(socialLoginUrl(provider, remember));
  // If this fails, it is retried before the way back counts.
  if (isLogoutPending())
    void deliverLogout()
      .catch(() => {})
      .then(go);
  else go();
}
