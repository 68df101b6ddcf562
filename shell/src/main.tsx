import { readToken } from '@harambee/platform';
import { isPublicPath } from './gate/gate.tsx';
import { loadApp, start } from './start.tsx';

// The documents of /login and /signup start with `sign-in.tsx` instead.

// A signed-in person needs the app whatever the token check returns; others may need it soon.
const ignoreFailure = () => {};
const isPublic = isPublicPath(window.location.pathname);
if (!isPublic && readToken() !== null) loadApp().catch(ignoreFailure);
else if (!isPublic) {
  window.addEventListener('load', () => window.setTimeout(() => loadApp().catch(ignoreFailure), 2_000));
}

start();
