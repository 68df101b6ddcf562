import { formerMember } from '@harambee/domain';
import { trusted } from 'mongoose';
import type { DataPolicy } from '../data-policy/data-policy.ts';
import type { AnyModel } from '../database/connection.ts';
import { EventModel } from '../events/event.model.ts';
import { DeliveryModel } from '../events/handler-cursor.model.ts';
import { IdempotencyKeyModel } from '../idempotency/idempotency-key.model.ts';
import type { Removed } from '../removal-records/removals.ts';
import { StorageUseModel } from '../storage/storage-use.model.ts';

/** What one service removes when a person leaves or an organization is deleted. */
export interface Remover {
  name: string;
  dataPolicies: readonly DataPolicy[];
  /** This service also cleans what all services share: events and stored answers. */
  cleansShared: boolean;
}

const hasTenant = (model: AnyModel): boolean => model.schema.path('tenantId') !== undefined;

/** Events that say who a person is: they go with the person. */
const naming = ['user.registered', 'user.restated', 'user.address_proved'] as const;

/** The only event of a removed organization that is still published: it tells the other services. */
const lastWord = 'organization.removed';

/** Uses the driver's collection: a document stays until its removal event is published. */
async function removeRows(model: AnyModel, tenantId: string): Promise<void> {
  const outboxFilter = model.schema.path('outbox') !== undefined && { 'outbox.name': { $ne: lastWord } };
  await model.collection.deleteMany({ tenantId, ...outboxFilter });
}

async function cleanSharedOfOrganization({ tenantId }: Removed): Promise<void> {
  await EventModel.deleteMany({ tenantId, name: trusted({ $ne: lastWord }) });
  await IdempotencyKeyModel.deleteMany({ tenantId });
  await DeliveryModel.deleteMany({ tenantId, state: 'failed' });
  await StorageUseModel.deleteMany({ tenantId });
}

/**
 * Stored answers to repeated requests may name the person. Without them a repeated request runs again with the same
 * id.
 */
async function cleanSharedOfPerson({ tenantId, userId, at }: Removed): Promise<void> {
  const byPerson = { tenantId, 'payload.userId': userId };
  await EventModel.deleteMany({ ...byPerson, name: trusted({ $in: naming }), at: trusted({ $lte: at }) });
  await EventModel.updateMany(
    { ...byPerson, name: trusted({ $nin: [...naming, 'user.removed'] }) },
    { $set: { 'payload.userId': formerMember.userId } },
  );
  await IdempotencyKeyModel.deleteMany({ tenantId, status: trusted({ $exists: true }) });
}

/** Removes an organization, or anonymizes a person, in all data of a service. May be called again. */
export async function remove({ dataPolicies, cleansShared }: Remover, removed: Removed): Promise<void> {
  const { tenantId, userId, at } = removed;
  if (userId === undefined) {
    for (const { model, beforeRemoval } of dataPolicies) {
      await beforeRemoval?.(tenantId);
      if (hasTenant(model)) await removeRows(model, tenantId);
    }
    if (cleansShared) await cleanSharedOfOrganization(removed);
    return;
  }
  for (const { forget } of dataPolicies)
    if (typeof forget === 'function') await forget({ tenantId, userId, at });
  if (cleansShared) await cleanSharedOfPerson(removed);
}
