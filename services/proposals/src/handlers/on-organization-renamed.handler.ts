import type { EventHandler } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { OrganizationModel } from '../organizations/organization.model.ts';

/** The new name of an organization that has no profile; where there is one, the profile tells it. Events may come twice and in any order. */
export const onOrganizationRenamed: EventHandler<'organization.renamed'> = {
  name: 'proposals.on-organization-renamed',
  events: ['organization.renamed'],
  async handle({ tenantId, payload: { name, revision } }) {
    await OrganizationModel.updateOne({ tenantId }, { $setOnInsert: { name } }, { upsert: true });
    await OrganizationModel.updateOne(
      {
        tenantId,
        profileRevision: null,
        $or: [{ nameRevision: null }, { nameRevision: trusted({ $lt: revision }) }],
      },
      { $set: { name, nameRevision: revision } },
    );
  },
};
