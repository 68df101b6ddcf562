import { type Static, Type } from 'typebox';
import { StrictObject } from '../schemas/common.schemas.ts';
import { Member } from './auth.schemas.ts';

const Id = Type.String({ minLength: 1, maxLength: 64 });

/** One organization of the caller's account, as only they are told (ORG-01). */
export const OwnOrganization = StrictObject({
  tenantId: Type.String(),
  name: Type.String(),
  role: Member.properties.role,
  /** The one of this session. */
  current: Type.Boolean(),
  /** Nobody else belongs to it, and it was never set up: joining another one may replace it (ORG-06). */
  unused: Type.Optional(Type.Literal(true)),
});
export type OwnOrganization = Static<typeof OwnOrganization>;

/** GET /api/auth/organizations. */
export const OwnOrganizations = StrictObject({ organizations: Type.Array(OwnOrganization) });

/** POST /api/auth/organizations/switch. */
export const SwitchBody = StrictObject({ tenantId: Id });
export type SwitchBody = Static<typeof SwitchBody>;

/** DELETE /api/auth/members/{id}: `handTo` takes over what the person leads (ORG-09). */
export const RemoveMemberQuery = StrictObject({ handTo: Type.Optional(Id) });

/** POST /api/auth/members/{id}/hand-over: the same without a removal. */
export const HandOverBody = StrictObject({ to: Id });
export type HandOverBody = Static<typeof HandOverBody>;
