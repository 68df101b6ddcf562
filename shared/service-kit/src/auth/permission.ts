import { can, type RoleAction, roleActions } from '@harambee/domain';
import { Forbidden } from '../errors.ts';
import type { Actor } from './actor.ts';

/** 403, in the words of the table of roles, to an actor whose role may not do this. */
export function mustBeAllowed({ role }: Pick<Actor, 'role'>, action: RoleAction): void {
  if (!can(role, action)) throw new Forbidden(roleActions[action]);
}
