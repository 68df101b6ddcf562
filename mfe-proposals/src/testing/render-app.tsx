import type { User } from '@harambee/domain/schemas';
import { type Handler, mountRemote, renderRemote } from '@harambee/platform/testing';
import { remoteModule } from '../module.ts';
import { statsOf } from './proposals.ts';

interface AppOptions {
  path: string;
  handlers?: Record<string, Handler>;
  user?: User;
  isSignedIn?: boolean;
  /** What the browser has kept from earlier. */
  kept?: Record<string, string>;
}

/** What every page of this remote may ask for. */
const usual: Record<string, Handler> = {
  'GET /api/proposals': () => ({ body: { proposals: [] } }),
  'GET /api/proposals/stats': () => ({ body: { stats: statsOf() } }),
};

/** The pages of this remote as the shell mounts them. */
export const renderApp = ({ handlers, ...options }: AppOptions) =>
  renderRemote({ remote: remoteModule, handlers: { ...usual, ...handlers }, ...options });

/** As `renderApp`, with whatever the browser has kept so far: the page after a reload. */
export const mount = ({ handlers, ...options }: Omit<AppOptions, 'isSignedIn' | 'kept'>) =>
  mountRemote({ remote: remoteModule, handlers: { ...usual, ...handlers }, ...options });

export { button, somebody } from '@harambee/platform/testing';
