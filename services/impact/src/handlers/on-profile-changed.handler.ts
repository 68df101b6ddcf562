import type { EventHandler } from '@harambee/service-kit';
import { profileChanges } from '../organizations/organization-changes.ts';
import { recalculate } from '../organizations/organizations.service.ts';

/** Name, place and category on the leaderboard; whoever leaves it or is switched off is gone from it with this event. */
export const onProfileChanged: EventHandler<'profile.created' | 'profile.updated'> = {
  name: 'impact.on-profile-changed',
  events: ['profile.created', 'profile.updated'],
  async handle({ tenantId, payload }) {
    await recalculate(tenantId, [], profileChanges(payload));
  },
};
