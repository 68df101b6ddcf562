import { typeTheNameMessage, typeYourEmailMessage } from '@harambee/domain';
import type { RemovalBody } from '@harambee/domain/schemas';
import { type Actor, mustBeAllowed, NotSignedIn } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { trusted } from 'mongoose';
import { removePerson } from '../members/members.service.ts';
import { oneAtATime } from '../members/owner-lock.ts';
import { TenantModel } from '../users/tenant.model.ts';
import { UserModel } from '../users/user.model.ts';
import { confirmed } from './confirm.ts';
import { removeOrganization } from './remove-organization.ts';

/**
 * DELETE /api/auth/account. Refuses the last owner of an organization that has other people: they first make
 * somebody else owner, or delete the organization. If the person is alone, their organization is deleted, too:
 * nobody else could open it.
 */
export async function removeAccount(app: FastifyInstance, actor: Actor, body: RemovalBody): Promise<void> {
  const { tenantId, userId } = actor;
  await confirmed(actor, body, ({ email }) => ({ text: email, message: typeYourEmailMessage }));
  const wasAlone = await oneAtATime(tenantId, async () => {
    const others = { tenantId, leftAt: null, _id: trusted({ $ne: userId }) };
    if ((await UserModel.countDocuments(others)) > 0) return false;
    await removeOrganization(app, tenantId);
    return true;
  });
  if (!wasAlone) await removePerson(app, tenantId, userId, { byThemselves: true });
}

/** DELETE /api/auth/organization: for owners who have typed its name. */
export async function removeOwnOrganization(
  app: FastifyInstance,
  actor: Actor,
  body: RemovalBody,
): Promise<void> {
  mustBeAllowed(actor, 'organization.delete');
  const { tenantId } = actor;
  await confirmed(actor, body, async () => {
    const tenant = await TenantModel.findOne({ _id: tenantId, tenantId, removedAt: null }).lean();
    if (!tenant) throw new NotSignedIn();
    return { text: tenant.name, message: typeTheNameMessage };
  });
  await oneAtATime(tenantId, () => removeOrganization(app, tenantId));
}
