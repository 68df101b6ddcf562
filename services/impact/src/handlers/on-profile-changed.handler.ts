import { type ProfileEventName, profileEvents } from '@harambee/domain';
import type { EventHandler } from '@harambee/service-kit';
import { profileChanges } from '../organizations/organization-changes.ts';
import { recalculate } from '../recalculation/recalculate.ts';

/**
 * Name, location and category on the leaderboard. An organization that leaves it or is switched off disappears
 * with this event.
 */
export const onProfileChanged: EventHandler<ProfileEventName> = {
  name: 'impact.on-profile-changed',
  events: profileEvents,
  async handle({ tenantId, payload }) {
    await recalculate(tenantId, [], profileChanges(payload));
  },
};
