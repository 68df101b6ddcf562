import type { EventHandler } from '@harambee/service-kit';
import { isWorthTelling, tell } from '../streams/tell.ts';

/** Open pages show the new name at once. */
export const onOrganizationRenamed: EventHandler<'organization.renamed'> = {
  name: 'notifications.on-organization-renamed',
  events: ['organization.renamed'],
  async handle({ tenantId, at, payload: { name } }) {
    if (isWorthTelling(at)) await tell([{ tenantId, name: 'organization', data: { name } }]);
  },
};
