import type { EventHandler } from '@harambee/service-kit';
import { renameNews } from '../organizations/organization-news.ts';
import { reckon } from '../organizations/organizations.service.ts';

/** The name on the leaderboard and in the report, where no profile gives another one. */
export const onOrganizationRenamed: EventHandler<'organization.renamed'> = {
  name: 'impact.on-organization-renamed',
  events: ['organization.renamed'],
  async handle(event) {
    await reckon(event.tenantId, [], renameNews(event));
  },
};
