import type { User } from '@harambee/domain/schemas';
import { type Handler, mountRemote, renderRemote, somebody } from '@harambee/platform/testing';
import { remoteModule } from '../module.ts';
import { statsOf } from './proposals.ts';
import { noSignOffs } from './sign-offs.ts';
import { memberOf, teamOf } from './teams.ts';

interface AppOptions {
  path: string;
  handlers?: Record<string, Handler>;
  user?: User;
  isSignedIn?: boolean;
  /** What the browser has kept from earlier. */
  kept?: Record<string, string>;
}

/** What every page of this remote may ask for. */
const usual = ({ id, tenantId, firstName, lastName, role }: User): Record<string, Handler> => ({
  // Who signed in leads every proposal, alone.
  'GET /api/proposals/:id/team': ({ path }) => ({
    body: { team: teamOf({ proposalId: path.split('/').at(-2) ?? '', ownerId: id }) },
  }),
  'GET /api/proposals/mine': () => ({ body: { mine: [], waiting: [] } }),
  'GET /api/auth/members': () => ({
    body: { members: [memberOf({ id, firstName, lastName, role })] },
  }),
  'GET /api/proposals/:id/comments': () => ({ body: { threads: [] } }),
  'GET /api/proposals/changed-facts': () => ({ body: { facts: [] } }),
  // The organization has no profile yet.
  [`GET /api/ngo/profile/tenant/${tenantId}`]: () => ({ status: 404, body: { error: 'No', requestId: 'r' } }),
  'GET /api/proposals': () => ({ body: { proposals: [] } }),
  // Nobody applies yet.
  'GET /api/calls/:id/applications': () => ({ body: { applications: [] } }),
  // No language model is set.
  'GET /api/proposals/model': () => ({ body: {} }),
  // Nobody must agree before it is submitted.
  'GET /api/proposals/:id/sign-offs': () => ({ body: { signOffs: noSignOffs } }),
  'GET /api/proposals/stats': () => ({ body: { stats: statsOf() } }),
});

/** The pages of this remote as the shell mounts them. */
export const renderApp = ({ handlers, user = somebody(), ...options }: AppOptions) =>
  renderRemote({ remote: remoteModule, handlers: { ...usual(user), ...handlers }, user, ...options });

/** As `renderApp`, with whatever the browser has kept so far: the page after a reload. */
export const mount = ({ handlers, user = somebody(), ...options }: Omit<AppOptions, 'isSignedIn' | 'kept'>) =>
  mountRemote({ remote: remoteModule, handlers: { ...usual(user), ...handlers }, user, ...options });

export { button, somebody } from '@harambee/platform/testing';
