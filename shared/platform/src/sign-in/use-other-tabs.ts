import type { User } from '@harambee/domain/schemas';
import { useEffect, useRef } from 'react';
import { logFailure } from '../browser/log-failure.ts';
import type { AuthState } from '../session/auth-types.ts';
import { onOtherPerson } from '../session/refresh.ts';
import { listenToOtherTabs } from '../session/tab-channel.ts';
import {
  dropShadowedSignIn,
  isLogoutPending,
  isRemembered,
  readToken,
  readUserId,
  storeSignIn,
} from '../session/token-storage.ts';

interface Followed {
  state: AuthState;
  /** Checks who has signed in elsewhere in this browser. */
  find(): Promise<User>;
  /** Someone has signed in elsewhere in this browser, and is checked. */
  enter(user: User): void;
  signOut(): void;
  /** Reloads the document: nothing of one person may stay in the memory of another's page. */
  reload(): void;
}

/**
 * One browser, one person: signing in or out in one tab applies to the others, and if someone else signs in,
 * they reload for that person.
 */
export function useOtherTabs({ state, find, enter, signOut, reload }: Followed): void {
  const { status, user } = state;
  /** Who was signed in within this document. */
  const last = useRef<string>(undefined);
  const isChecking = useRef(false);
  if (user) last.current = user.id;

  useEffect(() => {
    if (status === 'loading') return;

    const adopt = async () => {
      if (isChecking.current || isLogoutPending() || readToken() === null) return;
      if (last.current !== undefined && last.current !== readUserId()) {
        reload();
        return;
      }
      isChecking.current = true;
      try {
        const found = await find();
        if (found.id === readUserId()) enter(found);
      } catch (error) {
        logFailure('A sign-in in another tab could not be followed', error);
      } finally {
        isChecking.current = false;
      }
    };

    const follow = () => {
      const userId = readUserId();
      if (!user) {
        if (userId !== null) void adopt();
      } else if (userId === null) signOut();
      else if (userId !== user.id) reload();
    };

    const onStorage = (event: StorageEvent) => {
      if (event.storageArea !== localStorage) return;
      dropShadowedSignIn();
      follow();
    };
    // A page that comes back as it was, by the browser's own "Back", has heard nothing in the meantime.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) follow();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onShow);
    const stopHearing = listenToOtherTabs((word) => {
      if (word.type === 'signed-in') {
        storeSignIn(word.signIn, false);
        follow();
      } else if (user?.id === word.userId && !isRemembered()) signOut();
    });
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onShow);
      stopHearing();
    };
  }, [status, user, find, enter, signOut, reload]);

  useEffect(() => onOtherPerson(reload), [reload]);
}
