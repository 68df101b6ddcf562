import { can, type RoleAction, roleActions } from '@harambee/domain';
import { Forbidden } from '../errors.ts';
import type { Actor } from './actor.ts';

/** 403, with the message of the role table, if the actor's role does not allow this. */
export function mustBeAllowed({ role }: Pick<Actor, 'role'>, action: RoleAction): void {
  if (!can(role, action)) throw new Forbidden(roleActions[action]);
}
