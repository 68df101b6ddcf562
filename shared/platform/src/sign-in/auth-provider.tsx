import { paths } from '@harambee/domain';
import type { User } from '@harambee/domain/schemas';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { logFailure } from '../browser/log-failure.ts';
import type { Auth, AuthState } from '../session/auth-types.ts';
import { noteAwaitedRow } from '../session/own-rows.ts';
import { usePageOwner } from '../session/page-owner.ts';
import {
  afterLogout,
  deliverLogout,
  deliverLogoutLater,
  markLogoutPending,
} from '../session/pending-logout.ts';
import { onSessionEnded } from '../session/refresh.ts';
import { forgetSessionEnd, noteSessionEnd } from '../session/session-end.ts';
import { callbackAddress } from '../session/social-login.ts';
import { notifyOtherTabs } from '../session/tab-channel.ts';
import {
  clearSignIn,
  dropShadowedSignIn,
  isLogoutPending,
  isRemembered,
  oauthRemember,
  oauthState,
  readToken,
  readUserId,
  storeSignIn,
} from '../session/token-storage.ts';
import { AuthContext } from '../session/use-auth.ts';
import { postAcceptInvitation, postLeave, postSocialCallback, postSwitch } from './auth-api.ts';
import { findSignedIn } from './find-signed-in.ts';
import { enterInPlace, forgetAll, orSecondStep } from './in-place.ts';
import { recoverTyped } from './load-typed.ts';
import { keepSignIn, leaveForProvider, requestSignIn, requestSignUp } from './sign-in-requests.ts';
import { useOtherTabs } from './use-other-tabs.ts';

/** Milliseconds for which a sign-out waits for the server before the page shows that it is done. */
const timeoutMs = 1_000;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const signedOut: AuthState = { status: 'unauthenticated', user: null };

interface AuthProviderProps {
  children: ReactNode;
  /** Has signed in within this document, on a page without this provider: nothing is left to check. */
  signedIn?: User | undefined;
  /** Changes the document. Tests replace it, because they have nowhere to go. */
  leave?: (url: string) => void;
}

export function AuthProvider({
  children,
  signedIn,
  leave = (url: string) => window.location.assign(url),
}: AuthProviderProps) {
  const [state, setState] = useState<AuthState>(() => {
    if (signedIn) return { status: 'authenticated', user: signedIn };
    // A sign-out was interrupted: the remaining data is not a session.
    if (isLogoutPending()) clearSignIn();
    dropShadowedSignIn();
    return readToken() === null ? signedOut : { status: 'loading', user: null };
  });

  const signOutHere = useCallback(() => {
    clearSignIn();
    setState(signedOut);
  }, []);

  const [isKnown] = useState(signedIn !== undefined);
  useEffect(() => {
    if (isKnown || readToken() === null) return;
    let isUnmounted = false;
    const userId = readUserId();
    findSignedIn()
      .then((user) => !isUnmounted && setState({ status: 'authenticated', user }))
      .catch((error: unknown) => {
        // Someone else has signed in within this browser: the page reloads for them.
        if (isUnmounted || (readToken() !== null && readUserId() !== userId)) return;
        logFailure('Checking the sign-in failed', error);
        // A refused person has already seen the reason.
        if (readToken() !== null) noteSessionEnd('unreachable');
        signOutHere();
      });
    return () => {
      isUnmounted = true;
    };
  }, [isKnown, signOutHere]);

  useEffect(deliverLogoutLater, []);

  useEffect(() => onSessionEnded(() => setState(signedOut)), []);

  const admit = useCallback((user: User) => setState({ status: 'authenticated', user }), []);
  const reload = useCallback(() => leave(window.location.href), [leave]);
  usePageOwner(state.user?.id);
  useOtherTabs({ state, find: findSignedIn, enter: admit, signOut: signOutHere, reload });

  const auth = useMemo<Auth>(() => {
    const enter = async ({ accessToken, user }: { accessToken: string; user: User }, remember: boolean) => {
      keepSignIn({ accessToken, user }, remember);
      noteAwaitedRow(user);
      await recoverTyped(user.id);
      admit(user);
    };
    const inPlace = { user: state.user, store: keepSignIn, leave };
    return {
      ...state,
      login: (provider, remember = true) => leaveForProvider(provider, remember, leave),
      finishSocialLogin: async ({ code, state }) => {
        await afterLogout();
        const remember = oauthRemember.read();
        const redirectUri = callbackAddress();
        await enter(
          await postSocialCallback({ code, state, redirectUri, ...(!remember && { remember }) }),
          remember,
        );
        oauthRemember.clear();
      },
      signIn: async (values, remember) => enter(await requestSignIn(values, remember), remember),
      signUp: async (values) => enter(await requestSignUp(values), true),
      enter,
      join: async (values) => {
        await afterLogout();
        await enterInPlace(postAcceptInvitation(values), inPlace);
      },
      switchOrganization: (tenantId) => enterInPlace(postSwitch({ tenantId }), inPlace),
      leaveOrganization: (body) => enterInPlace(postLeave(body), inPlace, true),
      endOthers: async () => {
        const remember = isRemembered();
        // In the chunk of the signed-in app: the sign-in page does without it.
        const { postEndOthers } = await import(/* webpackChunkName: "app" */ './review-api.ts');
        storeSignIn(await postEndOthers().catch(orSecondStep(inPlace)), remember);
        // Possibly another organization, for example after joining one.
        leave(paths.dashboard);
      },
      logout: async () => {
        markLogoutPending();
        forgetSessionEnd();
        const delivered = deliverLogout(readToken()).catch((error: unknown) =>
          logFailure('Signing out on the server failed', error),
        );
        const wasRemembered = isRemembered();
        // From here on every tab is signed out; a slow server learns of it later.
        clearSignIn();
        if (state.user && !wasRemembered) notifyOtherTabs({ type: 'signed-out', userId: state.user.id });
        oauthState.clear();
        oauthRemember.clear();
        await Promise.race([delivered, wait(timeoutMs)]);
        // An expired session, by contrast, loses no text. Whoever sees a sign-out button has this chunk.
        if (state.user) await forgetAll(state.user.id);
        signOutHere();
      },
      updateUser: (user) => setState({ status: 'authenticated', user }),
    };
  }, [state, leave, signOutHere, admit]);

  return <AuthContext value={auth}>{children}</AuthContext>;
}
