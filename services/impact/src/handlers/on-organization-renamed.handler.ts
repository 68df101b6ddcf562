import type { EventHandler } from '@harambee/service-kit';
import { renameChanges } from '../organizations/organization-changes.ts';
import { recalculate } from '../recalculation/recalculate.ts';

/** The name on the leaderboard and in the report, unless a profile gives another one. */
export const onOrganizationRenamed: EventHandler<'organization.renamed'> = {
  name: 'impact.on-organization-renamed',
  events: ['organization.renamed'],
  async handle(event) {
    await recalculate(event.tenantId, [], renameChanges(event));
  },
};
