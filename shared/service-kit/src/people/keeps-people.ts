import { type EventName, isRole, joinerRole, type Role } from '@harambee/domain';
import { type Model, Schema } from 'mongoose';
import type { AnyModel } from '../database/connection.ts';
import { fields } from '../database/fields.ts';
import { derivedId } from '../database/ids.ts';
import { tenantId, tenantPlugin } from '../database/tenant.plugin.ts';
import type { EventHandler } from '../events/event.ts';

/** What a service knows of somebody who belongs to an organization now: enough to name them (OWNER-02). */
export interface KnownPerson {
  /** Follows from tenant and person. */
  _id: string;
  tenantId: string;
  userId: string;
  /** First and last name. */
  name: string;
  role: Role;
}

/** The schema of a service's projection of people; each service gives its own collection. */
export function knownPersonSchema(collection: string): Schema<KnownPerson> {
  const schema = new Schema<KnownPerson>(
    {
      _id: fields.text,
      tenantId,
      userId: fields.text,
      name: fields.emptyText,
      role: { type: String, default: joinerRole },
    },
    { collection, versionKey: false },
  );
  schema.index({ tenantId: 1, userId: 1 }, { unique: true });
  schema.plugin(tenantPlugin);
  return schema;
}

const events = [
  'user.registered',
  'user.restated',
  'user.role_changed',
  'user.removed',
] as const satisfies readonly EventName[];

/**
 * Keeps who belongs to an organization, by name and role. One handler for all events, so that they stay in order. A new
 * handler reads all events there are, so people from before a service had one are known, too; their roles come with
 * `user.restated`, which identity publishes once for each of them.
 */
export const keepsPeople = (
  /** Identifies the cursor: `<service>.on-people-changed`. */
  name: string,
  given: AnyModel,
): EventHandler<(typeof events)[number]> => {
  const model = given as unknown as Model<KnownPerson>;
  return {
    name,
    events,
    async handle({ name: what, tenantId: tenant, payload }) {
      const { userId } = payload;
      const key = { tenantId: tenant, userId };
      if (what === 'user.removed') {
        await model.deleteOne(key);
        return;
      }
      const role = 'role' in payload && isRole(payload.role) ? { role: payload.role } : {};
      // A role alone makes nobody known: who has left since is not brought back by a late event.
      if (what === 'user.role_changed') {
        await model.updateOne(key, { $set: role });
        return;
      }
      const full = `${payload.firstName} ${payload.lastName}`.trim();
      await model.updateOne(
        key,
        { $set: { name: full, ...role }, $setOnInsert: { _id: derivedId(tenant, 'person', userId) } },
        { upsert: true, setDefaultsOnInsert: true },
      );
    },
  };
};
