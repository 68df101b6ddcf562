import type { EventHandler } from '@harambee/service-kit';
import { renameProfile } from '../profiles/rename-profile.service.ts';

/** The profile and its public page carry the organization's name. */
export const onOrganizationRenamed: EventHandler<'organization.renamed'> = {
  name: 'profiles.on-organization-renamed',
  events: ['organization.renamed'],
  async handle({ tenantId, payload }) {
    await renameProfile(tenantId, payload.name, payload.revision);
  },
};
