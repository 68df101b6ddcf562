import { readToken } from '@harambee/platform';
import { isPublicPath } from './gate/gate.tsx';
import { loadApp, start } from './gate/start.tsx';

// The documents of /login and /signup start with `gate/documents/entry.tsx` instead.

// A signed-in person needs the app whatever the token check returns; others may need it soon.
const ignoreFailure = () => {};
const isPublic = isPublicPath(window.location.pathname);
if (!isPublic && readToken() !== null) loadApp().catch(ignoreFailure);
else if (!isPublic) {
  window.addEventListener('load', () => window.setTimeout(() => loadApp().catch(ignoreFailure), 2_000));
}

start();
