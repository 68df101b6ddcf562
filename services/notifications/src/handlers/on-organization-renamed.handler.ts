import type { EventHandler } from '@harambee/service-kit';
import { isRecent, publish } from '../streams/publish.ts';

/** Open pages show the new name at once. */
export const onOrganizationRenamed: EventHandler<'organization.renamed'> = {
  name: 'notifications.on-organization-renamed',
  events: ['organization.renamed'],
  async handle({ tenantId, at, payload: { name } }) {
    if (isRecent(at)) await publish([{ tenantId, name: 'organization', data: { name } }]);
  },
};
