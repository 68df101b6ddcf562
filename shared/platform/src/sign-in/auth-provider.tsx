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
  isLogoutPending,
  markLogoutPending,
} from '../session/pending-logout.ts';
import { onSessionEnded } from '../session/refresh.ts';
import { forgetSessionEnd, noteSessionEnd } from '../session/session-end.ts';
import { callbackAddress, socialLoginUrl } from '../session/social-login.ts';
import { notifyOtherTabs } from '../session/tab-channel.ts';
import {
  clearSignIn,
  dropShadowedSignIn,
  isRemembered,
  oauthRemember,
  oauthState,
  readToken,
  readUserId,
  type StoredSignIn,
  storeSignIn,
} from '../session/token-storage.ts';
import { AuthContext } from '../session/use-auth.ts';
import {
  postAcceptInvitation,
  postLeave,
  postLogin,
  postRegister,
  postSocialCallback,
  postSwitch,
} from './auth-api.ts';
import { checkSignIn } from './check-sign-in.ts';
import { enterInPlace, forgetAll, orSecondStep } from './in-place.ts';
import { recoverTyped } from './load-typed.ts';
import { useOtherTabs } from './use-other-tabs.ts';

/** Milliseconds for which a sign-out waits for the server before the page shows that it is done. */
const timeoutMs = 1_000;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const onlyStored = ({ accessToken, user: { id, tenantId } }: StoredSignIn): StoredSignIn => ({
  accessToken,
  user: { id, tenantId },
});

const signedOut: AuthState = { status: 'unauthenticated', user: null };

/** `leave` changes the document. Tests replace it, because they have nowhere to go. */
export function AuthProvider({
  children,
  leave = (url: string) => window.location.assign(url),
}: {
  children: ReactNode;
  leave?: (url: string) => void;
}) {
  const [state, setState] = useState<AuthState>(() => {
    // A sign-out was interrupted: the remaining data is not a session.
    if (isLogoutPending()) clearSignIn();
    dropShadowedSignIn();
    return readToken() === null ? signedOut : { status: 'loading', user: null };
  });

  const signOutHere = useCallback(() => {
    clearSignIn();
    setState(signedOut);
  }, []);

  useEffect(() => {
    if (readToken() === null) return;
    let isUnmounted = false;
    const userId = readUserId();
    const recovered = recoverTyped(userId ?? '');
    checkSignIn()
      .then((user) => recovered.then(() => user))
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
  }, [signOutHere]);

  useEffect(deliverLogoutLater, []);

  useEffect(() => onSessionEnded(() => setState(signedOut)), []);

  const admit = useCallback((user: User) => setState({ status: 'authenticated', user }), []);
  const reload = useCallback(() => leave(window.location.href), [leave]);
  usePageOwner(state.user?.id);
  useOtherTabs({ state, enter: admit, signOut: signOutHere, reload });

  const auth = useMemo<Auth>(() => {
    const store = (signIn: StoredSignIn, remember: boolean) => {
      storeSignIn(signIn, remember);
      forgetSessionEnd();
      if (!remember) notifyOtherTabs({ type: 'signed-in', signIn: onlyStored(signIn) });
    };
    const enter = async ({ accessToken, user }: { accessToken: string; user: User }, remember: boolean) => {
      store({ accessToken, user }, remember);
      noteAwaitedRow(user);
      await recoverTyped(user.id);
      admit(user);
    };
    const inPlace = { user: state.user, store, leave };
    return {
      ...state,
      login: (provider, remember = true) => {
        const go = () => leave(socialLoginUrl(provider, remember));
        // If this fails, it is retried before the way back counts.
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
        await enter(
          await postSocialCallback({ code, state, redirectUri, ...(!remember && { remember }) }),
          remember,
        );
        oauthRemember.clear();
      },
      signIn: async ({ email, password }, remember) => {
        await afterLogout();
        await enter(await postLogin({ email, password, remember }), remember);
      },
      signUp: async (values) => {
        await afterLogout();
        await enter(await postRegister(values), true);
      },
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
