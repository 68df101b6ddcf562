import type { EventHandler } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { KnownOrganizationModel } from '../records/known-organization.model.ts';

/** The new name of an organization that has no profile; where there is one, the profile tells it. Events may come twice and in any order. */
export const onOrganizationRenamed: EventHandler<'organization.renamed'> = {
  name: 'assistant.on-organization-renamed',
  events: ['organization.renamed'],
  async handle({ tenantId, payload: { name, revision } }) {
    await KnownOrganizationModel.updateOne({ tenantId }, { $setOnInsert: { name } }, { upsert: true });
    await KnownOrganizationModel.updateOne(
      {
        tenantId,
        profileRevision: null,
        $or: [{ nameRevision: null }, { nameRevision: trusted({ $lt: revision }) }],
      },
      { $set: { name, nameRevision: revision } },
    );
  },
};
