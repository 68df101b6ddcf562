import { type Static, Type } from 'typebox';
import { StrictObject } from '../schemas/common.schemas.ts';
import { accountLimits, passwordLength } from './account-rules.ts';

/** What an archive is of: the caller, or with `organization` everything of the organization, too (owners). */
const Scope = Type.Union([Type.Literal('person'), Type.Literal('organization')]);
export type ExportScope = Static<typeof Scope>;

/** GET /api/auth/export; without a scope, `person`. */
export const ExportQuery = StrictObject({ scope: Type.Optional(Scope) });
export type ExportQuery = Static<typeof ExportQuery>;

/** DELETE /api/auth/account and DELETE /api/auth/organization: what was typed (`removalRules`). */
export const RemovalBody = StrictObject({
  /** The own e-mail address, or the name of the organization. */
  confirm: Type.String({ maxLength: accountLimits.email }),
  /** Of the account; one that signs in elsewhere only has none. */
  password: Type.Optional(Type.String({ maxLength: passwordLength.maximum })),
});
export type RemovalBody = Static<typeof RemovalBody>;
