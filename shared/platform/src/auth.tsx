import { paths } from '@harambee/domain';
import type { User } from '@harambee/domain/schemas';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react';
import {
  checkSignIn,
  postAcceptInvitation,
  postLogin,
  postRegister,
  postSocialCallback,
} from './auth-api.ts';
import type { Auth, AuthState } from './auth-types.ts';
import { forgetKeptReads } from './kept-reads.ts';
import { forgetKeptText } from './kept-text.ts';
import { logFailure } from './log-failure.ts';
import { forgetActions } from './offline/action-storage.ts';
import {
  afterLogout,
  deliverLogout,
  deliverLogoutLater,
  isLogoutPending,
  markLogoutPending,
} from './pending-logout.ts';
import { onSessionEnded } from './refresh.ts';
import { callbackAddress, socialLoginUrl } from './social-login.ts';
import {
  clearSignIn,
  isRemembered,
  oauthRemember,
  oauthState,
  readToken,
  readUserId,
  storeSignIn,
} from './token-storage.ts';

export type { Auth, AuthState } from './auth-types.ts';

const AuthContext = createContext<Auth | null>(null);

const signedOut: AuthState = { status: 'unauthenticated', user: null };

/** `leave` changes the document: replaced in tests, where there is nowhere to go. */
export function AuthProvider({
  children,
  leave = (url: string) => window.location.assign(url),
}: {
  children: ReactNode;
  leave?: (url: string) => void;
}) {
  const [state, setState] = useState<AuthState>(() => {
    // Signing out was interrupted: what is left of it is no sign-in.
    if (isLogoutPending()) clearSignIn();
    return readToken() === null ? signedOut : { status: 'loading', user: null };
  });

  const signOutHere = useCallback(() => {
    clearSignIn();
    setState(signedOut);
  }, []);

  useEffect(() => {
    if (readToken() === null) return;
    let gone = false;
    checkSignIn()
      .then((user) => !gone && setState({ status: 'authenticated', user }))
      .catch((error: unknown) => {
        if (gone) return;
        logFailure('Checking the sign-in failed', error);
        signOutHere();
      });
    return () => {
      gone = true;
    };
  }, [signOutHere]);

  useEffect(deliverLogoutLater, []);

  useEffect(() => onSessionEnded(() => setState(signedOut)), []);

  // Signing out, or in as someone else, in another tab reaches this one.
  useEffect(() => {
    if (state.status !== 'authenticated') return;
    const followOtherTabs = (event: StorageEvent) => {
      if (event.storageArea !== localStorage) return;
      const userId = readUserId();
      if (userId === null) setState(signedOut);
      else if (userId !== state.user.id) leave(window.location.href);
    };
    window.addEventListener('storage', followOtherTabs);
    return () => window.removeEventListener('storage', followOtherTabs);
  }, [state, leave]);

  const auth = useMemo<Auth>(() => {
    const enter = ({ accessToken, user }: { accessToken: string; user: User }, remember: boolean) => {
      storeSignIn({ accessToken, user }, remember);
      setState({ status: 'authenticated', user });
    };
    return {
      ...state,
      login: (provider, remember = true) => {
        const go = () => leave(socialLoginUrl(provider, remember));
        // Should it fail, it is tried again before the way back counts.
        if (isLogoutPending())
          void deliverLogout()
            .catch(() => {})
            .then(go);
        else go();
      },
      finishSocialLogin: async ({ code, state }) => {
        await afterLogout();
        const remember = oauthRemember.read();
        const redirectUri = callbackAddress();
        enter(
          await postSocialCallback({ code, state, redirectUri, ...(!remember && { remember }) }),
          remember,
        );
        oauthRemember.clear();
      },
      signIn: async ({ email, password }, remember) => {
        await afterLogout();
        enter(await postLogin({ email, password, remember }), remember);
      },
      signUp: async (values) => {
        await afterLogout();
        enter(await postRegister(values), true);
      },
      join: async (values) => {
        await afterLogout();
        const remember = isRemembered();
        storeSignIn(await postAcceptInvitation(values), remember);
        // Another organisation: nothing of the one before may stay in memory.
        leave(paths.dashboard);
      },
      logout: async () => {
        markLogoutPending();
        await deliverLogout(readToken()).catch((error: unknown) =>
          logFailure('Signing out on the server failed', error),
        );
        oauthState.clear();
        oauthRemember.clear();
        // On a shared computer nothing of this person stays behind. An expired session, by contrast, loses no text.
        if (state.user) {
          forgetKeptText(state.user.id);
          forgetActions(state.user.id);
          await forgetKeptReads(state.user.id);
        }
        signOutHere();
      },
      updateUser: (user) => setState({ status: 'authenticated', user }),
    };
  }, [state, leave, signOutHere]);

  return <AuthContext value={auth}>{children}</AuthContext>;
}

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** The signed-in person. Only for what is shown behind the gate: elsewhere there is none, and this throws. */
export function useUser(): User {
  const { user } = useAuth();
  if (!user) throw new Error('useUser needs a signed-in person');
  return user;
}
