import { type Static, Type } from 'typebox';
import { StrictObject } from '../schemas/common.schemas.ts';
import { accountLimits, passwordLength } from './account-rules.ts';

/**
 * What an archive contains: the person's data, or with `organization` also all of the organization's (owners only).
 */
const Scope = Type.Union([Type.Literal('person'), Type.Literal('organization')]);
export type ExportScope = Static<typeof Scope>;

/** GET /api/auth/export; the default scope is `person`. */
export const ExportQuery = StrictObject({ scope: Type.Optional(Scope) });
export type ExportQuery = Static<typeof ExportQuery>;

/** DELETE /api/auth/account and DELETE /api/auth/organization: what was typed (`removalRules`). */
export const RemovalBody = StrictObject({
  /** The person's e-mail address, or the name of the organization. */
  confirm: Type.String({ maxLength: accountLimits.email }),
  /** Absent for accounts that only sign in with a provider. */
  password: Type.Optional(Type.String({ maxLength: passwordLength.maximum })),
  /** Who takes over what the person leads here (ORG-09). */
  handTo: Type.Optional(Type.String({ maxLength: 64 })),
});
export type RemovalBody = Static<typeof RemovalBody>;
