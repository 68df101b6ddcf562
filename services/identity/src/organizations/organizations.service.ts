import type { OwnOrganization } from '@harambee/domain/schemas';
import { type Actor, NotFound } from '@harambee/service-kit';
import { isAlone } from '../removal/removal.service.ts';
import { accountOf, rowsOf } from '../users/accounts.ts';
import { TenantModel } from '../users/tenant.model.ts';
import type { StoredUser } from '../users/user.model.ts';

/** Whether joining another organization may replace this one: nobody else is in it, and it was never set up. */
export const isUnused = async ({ _id, tenantId, onboarded }: StoredUser): Promise<boolean> =>
  !onboarded && (await isAlone(tenantId, _id));

/** GET /api/auth/organizations: those of the caller's account, in the order they joined. Nobody else is told (ORG-01). */
export async function listOrganizations(actor: Actor): Promise<OwnOrganization[]> {
  const rows = await rowsOf((await accountOf(actor)).userId);
  const list = await Promise.all(
    rows.map(async (row) => {
      const { tenantId, role } = row;
      const tenant = await TenantModel.findOne({ _id: tenantId, tenantId, removedAt: null }).lean();
      if (!tenant) return [];
      const unused = (await isUnused(row)) && { unused: true as const };
      return [{ tenantId, name: tenant.name, role, current: tenantId === actor.tenantId, ...unused }];
    }),
  );
  return list.flat();
}

/** The row of the caller's account in this organization. One that does not exist looks like one of others. */
export async function findOwnRow(actor: Actor, tenantId: string): Promise<StoredUser> {
  const rows = await rowsOf((await accountOf(actor)).userId);
  const row = rows.find((one) => one.tenantId === tenantId);
  if (!row) throw new NotFound();
  return row;
}

/** Where somebody goes who leaves this organization; undefined if it is their only one. */
export async function findOtherRow(actor: Actor): Promise<StoredUser | undefined> {
  const rows = await rowsOf((await accountOf(actor)).userId);
  return rows.find(({ _id }) => _id !== actor.userId);
}
