import type { EventHandler } from '@harambee/service-kit';
import { OrganizationModel } from '../organizations/organization.model.ts';

/** Keeps the name of each organization, for the drafting engine and the demo proposal. */
export const onOrganizationRegistered: EventHandler<'organization.registered'> = {
  name: 'proposals.on-organization-registered',
  events: ['organization.registered'],
  async handle({ tenantId, payload }) {
    // Only where nothing is known yet: the name in a profile is the newer one, whichever event comes first.
    await OrganizationModel.updateOne(
      { tenantId },
      { $setOnInsert: { name: payload.name } },
      { upsert: true },
    );
  },
};
