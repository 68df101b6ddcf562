import { days } from '@harambee/domain';
import { trusted } from 'mongoose';
import { RemovalModel } from './removal.model.ts';

/** An organization, or with `userId` one of its people, and when it was removed. */
export interface Removed {
  tenantId: string;
  userId?: string;
  at: Date;
}

/** A month: by then every process that still has a name in memory has learned of the removal. */
const personRetention = days(30);

export const removalId = ({ tenantId, userId }: Omit<Removed, 'at'>): string =>
  userId === undefined ? `organization:${tenantId}` : `person:${tenantId}:${userId}`;

/** Records the removal before anything is deleted. Recording it again changes nothing. */
export async function noteRemoval(removed: Removed): Promise<void> {
  const { tenantId, userId, at } = removed;
  const person = userId !== undefined && { userId, expiresAt: new Date(at.getTime() + personRetention) };
  await RemovalModel.updateOne(
    { _id: removalId(removed) },
    { $setOnInsert: { tenantId, at, ...person } },
    { upsert: true },
  );
}

/** A person who had left has come back: their new data must stay. */
export async function forgetRemoval(tenantId: string, userId: string): Promise<void> {
  await RemovalModel.deleteOne({ _id: removalId({ tenantId, userId }) });
}

/** Whether a person has left the organization within the last month, and has not come back. */
export const hasLeft = async (tenantId: string, userId: string): Promise<boolean> =>
  (await RemovalModel.exists({ _id: removalId({ tenantId, userId }) })) !== null;

/** Which of these organizations were removed. */
export async function removedAmong(tenants: Iterable<string>): Promise<ReadonlySet<string>> {
  const ids = [...new Set(tenants)].map((tenantId) => removalId({ tenantId }));
  if (ids.length === 0) return new Set();
  const rows = await RemovalModel.find({ _id: trusted({ $in: ids }) }, { tenantId: 1 }).lean();
  return new Set(rows.map(({ tenantId }) => tenantId));
}

/** Whether an organization was removed, for calls without sign-in that must know at once. */
export const isRemoved = async (tenantId: string): Promise<boolean> =>
  (await removedAmong([tenantId])).has(tenantId);
