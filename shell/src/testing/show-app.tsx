import { AuthProvider, lazyPage, type RemoteEntry, type RemoteModule } from '@harambee/platform';
import { HarambeeTheme } from '@harambee/ui';
import { render } from '@testing-library/react';
import { App } from '../app/app.tsx';
import { PublicApp } from '../app/public-app.tsx';
import { Gate } from '../gate/gate.tsx';
import { createRemotes, type RemoteSource } from '../remotes/remotes.ts';

export const anEntry: RemoteEntry = {
  name: 'proposals',
  version: 'v1',
  contract: 1,
  entry: '/remotes/proposals/v1/start.json',
  integrity: `sha384-${'x'.repeat(64)}`,
  paths: ['/proposals'],
};

/** A remote as small as can be. */
export const aModule = (changes: Partial<RemoteModule> = {}): { remoteModule: RemoteModule } => ({
  remoteModule: {
    contract: 1,
    routes: [
      { path: 'proposals', Component: lazyPage(async () => () => <h1>All proposals</h1>) },
      { path: 'proposals/new', Component: lazyPage(async () => () => <h1>A new proposal</h1>) },
      { path: 'proposals/:id', Component: lazyPage(async () => () => <h1>One proposal</h1>) },
    ],
    commands: [],
    widgets: [],
    ...changes,
  },
});

/** Where remotes come from in a test: the list, and what loading brings. */
export function fakeSource(changes: Partial<RemoteSource> = {}): RemoteSource {
  return {
    knownRemotes: async () => [anEntry],
    fetchRemotes: async () => [anEntry],
    loadModule: async () => aModule(),
    ...changes,
  };
}

export function rememberSignIn(userId = 'u1') {
  localStorage.setItem('auth_token', 'a-token');
  localStorage.setItem('user_id', userId);
  localStorage.setItem('tenant_id', 't1');
}

interface ShowOptions {
  /** Left out: where the browser is, as after a reload. */
  path?: string;
  signedIn?: boolean;
  source?: RemoteSource;
  leave?: (url: string) => void;
}

/** The whole shell at a path, as a browser would open it. */
export function showApp({ path, signedIn = false, source = fakeSource(), leave }: ShowOptions) {
  if (signedIn) rememberSignIn();
  if (path !== undefined) window.history.replaceState(null, '', path);
  const remotes = createRemotes(source);
  return render(
    <HarambeeTheme>
      <AuthProvider leave={leave}>
        <Gate
          app={() => <App remotes={remotes} />}
          publicApp={() => <PublicApp remotes={remotes} leave={leave} />}
        />
      </AuthProvider>
    </HarambeeTheme>,
    // Boundaries report what they catch; React need not say it again.
    { onCaughtError: () => {} },
  );
}
