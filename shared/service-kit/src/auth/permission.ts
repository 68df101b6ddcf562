import { can, type Permission, permissions } from '@harambee/domain';
import { Forbidden } from '../errors.ts';
import type { Actor } from './actor.ts';

/** 403, with the message of the permission table, if the actor's role does not allow this. */
export function mustBeAllowed({ role }: Pick<Actor, 'role'>, action: Permission): void {
  if (!can(role, action)) throw new Forbidden(permissions[action].refusal);
}
