import type { EventHandler } from '@harambee/service-kit';
import { keepApplicant } from './keep-applicant.ts';

/**
 * Learns what events of old profiles lacked. A handler of its own reads all events from the first one, so none is lost to
 * a process of the version before, which passes over events that it does not know.
 */
export const onProfileRestated: EventHandler<'profile.restated'> = {
  name: 'funders.on-profile-restated',
  events: ['profile.restated'],
  handle: ({ tenantId, payload }) => keepApplicant(tenantId, payload),
};
