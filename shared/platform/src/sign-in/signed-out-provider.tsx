import type { User } from '@harambee/domain/schemas';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { Auth, AuthState } from '../session/auth-types.ts';
import { noteAwaitedRow } from '../session/own-rows.ts';
import { deliverLogoutLater } from '../session/pending-logout.ts';
import { clearSignIn, dropShadowedSignIn, isLogoutPending } from '../session/token-storage.ts';
import { AuthContext } from '../session/use-auth.ts';
import { keepSignIn, leaveForProvider, requestSignIn, requestSignUp } from './sign-in-requests.ts';
import { useOtherTabs } from './use-other-tabs.ts';

const signedOut: AuthState = { status: 'unauthenticated', user: null };

const nothing = () => {};
const notHere = (): never => {
  throw new Error('Nobody is signed in on this page');
};

interface SignedOutProviderProps {
  children: ReactNode;
  /** Opens the app for the person who has just signed in. The form waits for it. */
  open(user: User): Promise<void>;
  /** Checks who has signed in in another tab: `findSignedIn`, which these pages do not bring along. */
  find(): Promise<User>;
  /** Changes the document. */
  leave(url: string): void;
}

/**
 * In place of `AuthProvider` on the pages that open before the app is loaded: the same sign-in and sign-up, without
 * what only a signed-in person needs.
 */
export function SignedOutProvider({ children, open, find, leave }: SignedOutProviderProps) {
  useState(() => {
    // A sign-out was interrupted: the remaining data is not a session.
    if (isLogoutPending()) clearSignIn();
    dropShadowedSignIn();
  });
  useEffect(deliverLogoutLater, []);
  const reload = useCallback(() => leave(window.location.href), [leave]);
  const follow = useCallback((user: User) => void open(user), [open]);
  useOtherTabs({ state: signedOut, find, enter: follow, signOut: nothing, reload });

  const auth = useMemo<Auth>(() => {
    const enter: Auth['enter'] = async ({ accessToken, user }, remember) => {
      keepSignIn({ accessToken, user }, remember);
      noteAwaitedRow(user);
      await open(user);
    };
    return {
      ...signedOut,
      login: (provider, remember = true) => leaveForProvider(provider, remember, leave),
      signIn: async (values, remember) => enter(await requestSignIn(values, remember), remember),
      signUp: async (values) => enter(await requestSignUp(values), true),
      enter,
      finishSocialLogin: notHere,
      join: notHere,
      switchOrganization: notHere,
      leaveOrganization: notHere,
      endOthers: notHere,
      logout: notHere,
      updateUser: notHere,
    };
  }, [open, leave]);

  return <AuthContext value={auth}>{children}</AuthContext>;
}
