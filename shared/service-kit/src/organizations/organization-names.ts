import { type Model, trusted } from 'mongoose';
import type { AnyModel } from '../database/connection.ts';
import type { EventHandler } from '../events/event.ts';

/** The fields these handlers write. A name comes from the sign-up, from a later renaming, or from the profile. */
interface NamedOrganization {
  tenantId: string;
  name: string;
  /** Revision of the latest renaming; an older one is ignored. */
  nameRevision?: number;
  /** Revision of the profile that the name came from; absent if there is no profile. */
  profileRevision?: number;
}

const named = (model: AnyModel) => model as unknown as Model<NamedOrganization>;

const keepFirst = (model: Model<NamedOrganization>, tenantId: string, name: string) =>
  model.updateOne({ tenantId }, { $setOnInsert: { name } }, { upsert: true });

/** Stores the name from the sign-up only if there is no name yet: any other name is newer. */
export const keepsRegisteredName = (
  /** Identifies the cursor: `<service>.on-organization-registered`. */
  name: string,
  model: AnyModel,
): EventHandler<'organization.registered'> => ({
  name,
  events: ['organization.registered'],
  async handle({ tenantId, payload }) {
    await keepFirst(named(model), tenantId, payload.name);
  },
});

/** Stores the newest name of an organization without a profile. With a profile, the profile's name counts. */
export const keepsNewName = (
  /** Identifies the cursor: `<service>.on-organization-renamed`. */
  name: string,
  model: AnyModel,
): EventHandler<'organization.renamed'> => ({
  name,
  events: ['organization.renamed'],
  async handle({ tenantId, payload }) {
    const { revision } = payload;
    await keepFirst(named(model), tenantId, payload.name);
    await named(model).updateOne(
      {
        tenantId,
        profileRevision: null,
        $or: [{ nameRevision: null }, { nameRevision: trusted({ $lt: revision }) }],
      },
      { $set: { name: payload.name, nameRevision: revision } },
    );
  },
});
