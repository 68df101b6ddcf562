import { typeTheNameMessage, typeYourEmailMessage } from '@harambee/domain';
import type { RemovalBody } from '@harambee/domain/schemas';
import { type Actor, Conflict, mustBeAllowed, NotSignedIn } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { trusted } from 'mongoose';
import { mustTakeOver } from '../members/hand-over.service.ts';
import { mustNotBeLastOwner, removePerson } from '../members/members.service.ts';
import { oneAtATime } from '../members/owner-lock.ts';
import { rowsOf } from '../users/accounts.ts';
import { TenantModel } from '../users/tenant.model.ts';
import { type StoredUser, UserModel } from '../users/user.model.ts';
import { confirmed } from './confirm.ts';
import { removeOrganization } from './remove-organization.ts';

/**
 * Takes a person out of one organization. Refuses its last owner while it has other people: they first make somebody
 * else owner, or delete the organization. If the person is alone, it is deleted, too: nobody else could open it.
 */
export async function leaveOrganization(
  app: FastifyInstance,
  { _id: userId, tenantId }: Pick<StoredUser, '_id' | 'tenantId'>,
  handTo?: string,
): Promise<void> {
  const wasAlone = await oneAtATime(tenantId, async () => {
    if (!(await isAlone(tenantId, userId))) return false;
    await removeOrganization(app, tenantId);
    return true;
  });
  if (!wasAlone) await removePerson(app, tenantId, userId, { byThemselves: true, handTo });
}

/** Whether nobody else belongs to the organization. */
export async function isAlone(tenantId: string, userId: string): Promise<boolean> {
  return !(await UserModel.exists({ tenantId, leftAt: null, _id: trusted({ $ne: userId }) }));
}

/** The name of an organization that is there. */
export async function nameOf(tenantId: string): Promise<string> {
  const tenant = await TenantModel.findOne({ _id: tenantId, tenantId, removedAt: null }).lean();
  if (!tenant) throw new NotSignedIn();
  return tenant.name;
}

/** Refuses the last owner of an organization that has other people. */
export async function mustMayLeave(row: Pick<StoredUser, '_id' | 'tenantId' | 'role'>): Promise<void> {
  if (!(await isAlone(row.tenantId, row._id))) await mustNotBeLastOwner(row);
}

/** Before anything is deleted, because nobody should learn halfway that one organization would lose its last owner. */
async function mustMayLeaveAll(rows: readonly StoredUser[], { tenantId }: Actor): Promise<void> {
  for (const row of rows) {
    await mustMayLeave(row).catch(async (error: unknown) => {
      if (row.tenantId === tenantId || !(error instanceof Conflict)) throw error;
      throw new Conflict(onlyOwnerOf(await nameOf(row.tenantId)));
    });
  }
}

export const onlyOwnerOf = (organization: string): string =>
  `You are the only owner of ${organization}. Make somebody else an owner there first, or delete that organization.`;

/** DELETE /api/auth/account: leaves every organization, this one last. `handTo` takes over in this one. */
export async function removeAccount(app: FastifyInstance, actor: Actor, body: RemovalBody): Promise<void> {
  const account = await confirmed(actor, body, ({ email }) => ({
    text: email,
    message: typeYourEmailMessage,
  }));
  const rows = await rowsOf(account._id);
  await mustMayLeaveAll(rows, actor);
  if (body.handTo !== undefined) await mustTakeOver(actor.tenantId, actor.userId, body.handTo);
  for (const row of rows.filter(({ _id }) => _id !== actor.userId)) await leaveOrganization(app, row);
  await leaveOrganization(app, { _id: actor.userId, tenantId: actor.tenantId }, body.handTo);
}

/** DELETE /api/auth/organization: for owners who have typed its name. */
export async function removeOwnOrganization(
  app: FastifyInstance,
  actor: Actor,
  body: RemovalBody,
): Promise<void> {
  mustBeAllowed(actor, 'organization.delete');
  const { tenantId } = actor;
  await confirmed(actor, body, async () => ({ text: await nameOf(tenantId), message: typeTheNameMessage }));
  await oneAtATime(tenantId, () => removeOrganization(app, tenantId));
}
