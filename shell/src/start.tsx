import { AuthProvider, logFailure, type onOffline, reportNoAnswer, watchNetwork } from '@harambee/platform';
import { HarambeeTheme, noteShownPage } from '@harambee/ui';
import { lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { triedAddress } from './auth/tried-address.ts';
import type { Former } from './gate/documents/take-over.tsx';
import { Gate } from './gate/gate.tsx';
import { afterLoad } from './lib/when-idle.ts';
import { captureInstallPrompt, type InstallPrompt, installPrompt } from './snackbars/install-prompt.ts';
import { LateToastArea } from './snackbars/late-toast-area.tsx';

export { findSignedIn, recoverTyped } from '@harambee/platform';

export const loadApp = () => import(/* webpackChunkName: "app" */ './app/app.tsx');
const App = lazy(async () => ({ default: (await loadApp()).App }));
const PublicApp = lazy(async () => ({
  default: (await import(/* webpackChunkName: "public-app" */ './app/public-app.tsx')).PublicApp,
}));

/** An update may take over before the code that tells of it has come. */
const workerAtStart = navigator.serviceWorker?.controller ?? null;

let isWatching = false;

/** What runs beside the page for as long as the document lives. A second call does nothing. */
function watchDocument(): void {
  if (isWatching) return;
  isWatching = true;
  captureInstallPrompt();
  watchNetwork();
  // The gateway sets it while it traces. Nothing is loaded otherwise.
  if (document.cookie.includes('traces=1'))
    import(/* webpackChunkName: "traces" */ './traces/browser-traces.ts').then(
      ({ startTraces }) => startTraces(),
      () => {},
    );
  // During development, its caches would only get in the way.
  if (process.env.NODE_ENV === 'production') {
    afterLoad()
      .then(() => import(/* webpackChunkName: "registration" */ './snackbars/registration.ts'))
      .then(({ registerWorker }) => registerWorker(workerAtStart))
      .catch((error) => logFailure('The service worker could not be registered', error));
  }
}

/** Ends the messages beside a page of `gate/documents/`. */
let stopMessages: (() => void) | undefined;

/**
 * Runs beside a page of `gate/documents/`: the service worker, and messages about the app. `prompt`: see `Former`. `whenOffline`:
 * `onOffline` of that page, whose calls are not seen here.
 */
export function runBeside(prompt: InstallPrompt | null, whenOffline: typeof onOffline): void {
  if (stopMessages) return;
  watchDocument();
  if (prompt) installPrompt.write(prompt);
  const stopHearing = whenOffline(reportNoAnswer);
  const place = document.body.appendChild(document.createElement('div'));
  const messages = createRoot(place);
  messages.render(<LateToastArea />);
  stopMessages = () => {
    stopHearing();
    messages.unmount();
    place.remove();
  };
}

/** Shows the page of the present path in `#root`: everything but what `gate/documents/` shows without it. */
export function start(former?: Former): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  stopMessages?.();
  stopMessages = undefined;
  watchDocument();
  if (former) {
    noteShownPage(former.path);
    triedAddress.write(former.address);
    if (former.prompt) installPrompt.write(former.prompt);
  }
  // Boundaries log the errors they catch themselves, once and with a reference.
  createRoot(root, { onCaughtError: () => {} }).render(
    <HarambeeTheme>
      <AuthProvider signedIn={former?.signedIn}>
        <Gate app={App} publicApp={PublicApp} cameSignedOut={former !== undefined} />
      </AuthProvider>
    </HarambeeTheme>,
  );
}
