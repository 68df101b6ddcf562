import { event, noteRemoval } from '@harambee/service-kit';
import type { FastifyInstance } from 'fastify';
import { trusted } from 'mongoose';
import { endGuestsOfOrganization } from '../guest-records/end-guests.service.ts';
import { forgetTraces, forgetTracesHere } from '../members/leaver-traces.ts';
import { partFromOrganization } from '../members/part-from-account.ts';
import { SessionModel } from '../sessions/session.model.ts';
import { endSessions } from '../sessions/sessions.service.ts';
import { isElsewhere, withAccounts } from '../users/accounts.ts';
import { TenantModel } from '../users/tenant.model.ts';
import { type StoredUser, UserModel } from '../users/user.model.ts';

const some = 100;

async function endItsSessions(app: FastifyInstance, tenantId: string): Promise<void> {
  await endGuestsOfOrganization(tenantId);
  const sessions = await SessionModel.find({ tenantId }, { _id: 1 }).lean();
  await endSessions(
    app,
    { tenantId },
    sessions.map(({ _id }) => _id),
    'organization-deleted',
  );
}

/**
 * Removes an organization with everything in it. Data from its rows is read first: the event, which is written
 * together with the end of the organization, makes this service's own handler delete them. After a crash,
 * `finishRemovals` completes the removal; a crash before the event has only signed people out.
 */
export async function removeOrganization(app: FastifyInstance, tenantId: string): Promise<void> {
  const at = new Date();
  const present = { _id: tenantId, tenantId, removedAt: null };
  const tenant = await TenantModel.findOne(present).lean();
  if (!tenant) return;
  const people = await withAccounts(await UserModel.find({ tenantId, leftAt: null }).lean<StoredUser[]>());
  for (const person of people) {
    const forget = (await isElsewhere(person)) ? forgetTracesHere : forgetTraces;
    await forget(app.mailer, person, tenant.name);
  }
  await endItsSessions(app, tenantId);
  // From here on it is completed, whatever happens: its owner may be out of it before the event is written.
  await TenantModel.updateOne(present, { $set: { removingAt: at } });
  await completeRemoval(app, tenantId, at);
}

/** Accounts that open other organizations part from this one first: the event deletes every row that is left. */
async function completeRemoval(app: FastifyInstance, tenantId: string, at: Date): Promise<void> {
  await partFromOrganization(tenantId);
  await TenantModel.updateOne(
    { _id: tenantId, tenantId, removedAt: null },
    {
      $set: { removedAt: at, name: '-' },
      $push: { outbox: event('organization.removed', tenantId, {}) },
    },
  );
  await finishRemoval(app, tenantId, at);
}

async function finishRemoval(app: FastifyInstance, tenantId: string, at: Date): Promise<void> {
  await noteRemoval({ tenantId, at });
  await endItsSessions(app, tenantId);
  await app.removals.removeNow({ tenantId, at });
}

/** Finishes what a crash interrupted. Deletes the organization's row once its event was relayed. */
export async function finishRemovals(app: FastifyInstance): Promise<number> {
  const since = trusted({ $gt: new Date(0) });
  const [started, rows] = await Promise.all(
    [{ removingAt: since, removedAt: null }, { removedAt: since }].map((which) =>
      TenantModel.find(which, null, { allTenants: true }).limit(some).lean(),
    ),
  );
  for (const { tenantId, removingAt } of started ?? []) {
    await completeRemoval(app, tenantId, removingAt as Date);
  }
  for (const { tenantId, removedAt } of rows ?? []) await finishRemoval(app, tenantId, removedAt as Date);
  return (started?.length ?? 0) + (rows?.length ?? 0);
}
