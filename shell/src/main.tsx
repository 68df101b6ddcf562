import { AuthProvider, logFailure, readToken, watchNetwork } from '@harambee/platform';
import { HarambeeTheme } from '@harambee/ui';
import { lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { Gate, isPublicPath } from './gate/gate.tsx';
import { afterLoad } from './lib/when-idle.ts';
import { captureInstallPrompt } from './snackbars/install-prompt.ts';

const loadApp = () => import(/* webpackChunkName: "app" */ './app/app.tsx');
const App = lazy(async () => ({ default: (await loadApp()).App }));
const PublicApp = lazy(async () => ({
  default: (await import(/* webpackChunkName: "public-app" */ './app/public-app.tsx')).PublicApp,
}));

// A signed-in person needs the app whatever the token check returns; others may need it soon.
const ignoreFailure = () => {};
const isPublic = isPublicPath(window.location.pathname);
if (!isPublic && readToken() !== null) loadApp().catch(ignoreFailure);
else if (!isPublic) {
  window.addEventListener('load', () => window.setTimeout(() => loadApp().catch(ignoreFailure), 2_000));
}

captureInstallPrompt();
watchNetwork();
// During development, its caches would only get in the way.
if (process.env.NODE_ENV === 'production') {
  afterLoad()
    .then(() => import(/* webpackChunkName: "registration" */ './snackbars/registration.ts'))
    .then(({ registerWorker }) => registerWorker())
    .catch((error) => logFailure('The service worker could not be registered', error));
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Boundaries log the errors they catch themselves, once and with a reference.
createRoot(root, { onCaughtError: () => {} }).render(
  <HarambeeTheme>
    <AuthProvider>
      <Gate app={App} publicApp={PublicApp} />
    </AuthProvider>
  </HarambeeTheme>,
);
