import type { User } from '@harambee/domain/schemas';
import {
  type findSignedIn,
  isLogoutPending,
  onOffline,
  readToken,
  type recoverTyped,
  watchNetwork,
} from '@harambee/platform';
import { hydrateRoot, type Root } from 'react-dom/client';
import { triedAddress } from '../../auth/tried-address.ts';
import { browser } from '../../lib/reload.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { captureInstallPrompt, type InstallPrompt, installPrompt } from '../../snackbars/install-prompt.ts';
import { doHeld } from './held.ts';
import { SignInPages } from './sign-in-pages.tsx';

/** What a page of these documents leaves behind for the page that follows in the same document. */
export interface Former {
  path: string;
  /** Who has signed in on it. */
  signedIn: User | undefined;
  /** The address typed on it (`triedAddress`). */
  address: string;
  /** The browser's offer to install the app, which it makes once. */
  prompt: InstallPrompt | null;
}

/** The rest of the shell (`start.tsx`), which these pages do not wait for. */
export interface Start {
  findSignedIn: typeof findSignedIn;
  recoverTyped: typeof recoverTyped;
  loadApp(): Promise<unknown>;
  runBeside(prompt: InstallPrompt | null, whenOffline: typeof onOffline): void;
  start(former?: Former): void;
}

interface TakeOver {
  loadStart(): Promise<Start>;
  /** Changes the document. Tests replace it, because they have nowhere to go. */
  leave?: (url: string) => void;
}

/** Milliseconds after which the rest is loaded, so that it is there once somebody has signed in. */
const restAfter = 2_000;

/**
 * Makes the page answer that the document shows already, and does what people have done meanwhile. For somebody who is
 * signed in the document is as any other. Returns a function that ends it.
 */
export function takeOver({ loadStart, leave = (url) => window.location.assign(url) }: TakeOver): () => void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  if (readToken() !== null && !isLogoutPending()) {
    root.replaceChildren();
    delete document.documentElement.dataset.signedIn;
    void loadStart().then(({ start }) => start());
    return () => {};
  }

  let page: Root | undefined;
  const { pathname } = window.location;
  const endings = [captureInstallPrompt(), watchNetwork()];
  const end = () => {
    page?.unmount();
    page = undefined;
    for (const ending of endings.splice(0)) ending();
  };

  /** The page stays until everything that follows is there. */
  const open = async (signedIn?: User) => {
    try {
      const { loadApp, recoverTyped, start } = await loadStart();
      if (signedIn) await Promise.all([loadApp(), recoverTyped(signedIn.id)]);
      const prompt = installPrompt.read();
      end();
      start({ path: pathname, signedIn, address: triedAddress.read(), prompt });
    } catch {
      // Another document knows who has signed in, too.
      browser.reload();
    }
  };

  /** A failure is no matter: it is loaded again when it is needed. */
  const loadRest = () =>
    whenIdle(() => {
      loadStart()
        .then(({ loadApp, runBeside }) => {
          if (page) runBeside(installPrompt.read(), onOffline);
          return loadApp();
        })
        .catch(() => {});
    });
  let timer: ReturnType<typeof setTimeout>;
  const onLoad = () => {
    timer = setTimeout(loadRest, restAfter);
  };
  window.addEventListener('load', onLoad);
  endings.push(() => {
    window.removeEventListener('load', onLoad);
    clearTimeout(timer);
  });

  const find = async () => (await loadStart()).findSignedIn();
  page = hydrateRoot(root, <SignInPages open={open} find={find} leave={leave} />);
  void doHeld();
  return end;
}
