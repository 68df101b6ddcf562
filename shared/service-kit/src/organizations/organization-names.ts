import { type Model, trusted } from 'mongoose';
import type { AnyModel } from '../database/connection.ts';
import type { EventHandler } from '../events/event.ts';

/** The fields these handlers write. A name comes from the sign-up first, then from a new name, then from the profile. */
interface NamedOrganization {
  tenantId: string;
  name: string;
  /** Of the name that was given after sign-up; an older one changes nothing. */
  nameRevision?: number;
  /** Of the profile the name was taken from; absent while there is none. */
  profileRevision?: number;
}

const named = (model: AnyModel) => model as unknown as Model<NamedOrganization>;

const keepFirst = (model: Model<NamedOrganization>, tenantId: string, name: string) =>
  model.updateOne({ tenantId }, { $setOnInsert: { name } }, { upsert: true });

/** Keeps the name of each organization only where nothing is known yet: any other name is the newer one. */
export const keepsRegisteredName = (
  /** Identity of the cursor: `<service>.on-organization-registered`. */
  name: string,
  model: AnyModel,
): EventHandler<'organization.registered'> => ({
  name,
  events: ['organization.registered'],
  async handle({ tenantId, payload }) {
    await keepFirst(named(model), tenantId, payload.name);
  },
});

/** Keeps the newest name of an organization that has no profile; where there is one, the profile tells the name. */
export const keepsNewName = (
  /** Identity of the cursor: `<service>.on-organization-renamed`. */
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
