import type { EventHandler } from '@harambee/service-kit';
import { KnownOrganizationModel } from '../records/known-organization.model.ts';

/** Keeps the name of each organization until its profile tells more. */
export const onOrganizationRegistered: EventHandler<'organization.registered'> = {
  name: 'assistant.on-organization-registered',
  events: ['organization.registered'],
  async handle({ tenantId, payload }) {
    // Only where nothing is known yet: the name in a profile is the newer one, whichever event comes first.
    await KnownOrganizationModel.updateOne(
      { tenantId },
      { $setOnInsert: { name: payload.name } },
      { upsert: true },
    );
  },
};
