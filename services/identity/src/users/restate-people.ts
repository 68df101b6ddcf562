import { event } from '@harambee/service-kit';
import { UserModel } from './user.model.ts';

/**
 * Publishes what other services may know of a person (OWNER-02). Whole in every event: the newest one is all they need.
 */
export async function restatePerson(tenantId: string, userId: string): Promise<boolean> {
  const user = await UserModel.findOne({ _id: userId, tenantId, leftAt: null }).lean();
  if (!user) return false;
  const { firstName, lastName, role } = user;
  const restated = event('user.restated', tenantId, { userId, firstName, lastName, role });
  // A change in between publishes what it changes by itself.
  const { modifiedCount } = await UserModel.updateOne(
    { _id: userId, tenantId, leftAt: null, firstName, lastName, role },
    { $set: { restatedAt: restated.at }, $push: { outbox: restated } },
  );
  return modifiedCount > 0;
}

/**
 * Publishes everybody's name and role once, because events before 2026-12 lack the role and did not tell of changes. A
 * start finds whom another one has missed.
 */
export async function restatePeople(): Promise<number> {
  let restated = 0;
  const before = UserModel.find(
    { restatedAt: null, leftAt: null },
    { _id: 1, tenantId: 1 },
    { allTenants: true },
  )
    .lean<{ _id: string; tenantId: string }[]>()
    .cursor({ batchSize: 500 });
  for await (const { _id, tenantId } of before) if (await restatePerson(tenantId, _id)) restated += 1;
  return restated;
}
