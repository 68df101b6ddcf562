import type { SignedIn } from '@harambee/domain/schemas';
import { useAuth } from '@harambee/platform';
import { replaceWith } from '../../lib/browser-path.ts';
import { clearReturnPage, readReturnPage } from '../../lib/return-page.ts';

/** Completes a sign-in and opens the page that the person wanted, or their start page. */
export function useEntry(): (signIn: SignedIn, remember: boolean) => Promise<void> {
  const { enter } = useAuth();
  return async (signIn, remember) => {
    await enter({ accessToken: signIn.accessToken, user: signIn.user }, remember);
    const wanted = readReturnPage(signIn.user.id);
    clearReturnPage();
    replaceWith(wanted ?? '/');
  };
}
