import { StrictObject } from '@harambee/domain/schemas';
import { remoteVersion } from '@harambee/registry';
import { type Static, Type } from 'typebox';

const Counted = { reports: Type.Integer(), failingSessions: Type.Integer() };

const RemoteShown = StrictObject({
  name: Type.String(),
  current: StrictObject({ version: Type.String(), ...Counted }),
  previous: Type.Optional(Type.String()),
  canary: Type.Optional(
    StrictObject({
      version: Type.String(),
      percent: Type.Number(),
      since: Type.String(),
      /** It was ended by its failures. */
      isOver: Type.Boolean(),
      ...Counted,
    }),
  ),
  /** Organizations with a version of their own. */
  ownVersions: Type.Integer(),
  /** Every version that was published. */
  versions: Type.Array(Type.String()),
});
export type RemoteShown = Static<typeof RemoteShown>;

const PermissionShown = StrictObject({
  id: Type.String(),
  remote: Type.String(),
  version: Type.String(),
  until: Type.String(),
  who: Type.String(),
  why: Type.String(),
  isRecalled: Type.Boolean(),
});
export type PermissionShown = Static<typeof PermissionShown>;

const Moved = StrictObject({
  at: Type.String(),
  who: Type.String(),
  remote: Type.String(),
  what: Type.String(),
  why: Type.String(),
});
export type Moved = Static<typeof Moved>;

export const Overview = StrictObject({
  remotes: Type.Array(RemoteShown),
  /** Those that are still valid, or would be. */
  permissions: Type.Array(PermissionShown),
  /** Newest first. */
  moves: Type.Array(Moved),
  /** Gateways that did not answer: their figures are missing. */
  silentGateways: Type.Integer(),
  /** When the signed list must have been signed again. */
  expires: Type.Optional(Type.String()),
});
export type Overview = Static<typeof Overview>;

export const SignedIn = StrictObject({
  name: Type.String(),
  role: Type.Union([Type.Literal('look'), Type.Literal('act')]),
  until: Type.String(),
});

export const SignIn = StrictObject({
  name: Type.String({ minLength: 1, maxLength: 40 }),
  key: Type.String({ minLength: 1, maxLength: 200 }),
  code: Type.Optional(Type.String({ maxLength: 10 })),
});

const why = Type.String({ minLength: 3, maxLength: 300, pattern: '\\S' });
export const Reason = StrictObject({ why });
export const RollBack = StrictObject({
  why,
  version: Type.Optional(Type.String({ pattern: remoteVersion.source })),
});
export const RemoteParams = StrictObject({ name: Type.String({ pattern: '^[a-z][a-z0-9-]{0,63}$' }) });
export const PermissionParams = StrictObject({ id: Type.String({ pattern: '^[0-9a-f]{32}$' }) });
