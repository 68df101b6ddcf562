import type { EventHandler } from '@harambee/service-kit';
import { registrationChanges } from '../organizations/organization-changes.ts';
import { recalculate } from '../recalculation/recalculate.ts';

/** From sign-up on, an organization has a name and its first badge. */
export const onOrganizationRegistered: EventHandler<'organization.registered'> = {
  name: 'impact.on-organization-registered',
  events: ['organization.registered'],
  async handle(event) {
    await recalculate(event.tenantId, [], registrationChanges(event));
  },
};
