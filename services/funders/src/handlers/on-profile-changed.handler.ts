import { type ProfileEventName, profileEvents } from '@harambee/domain';
import type { EventHandler } from '@harambee/service-kit';
import { keepApplicant } from './keep-applicant.ts';

export const onProfileChanged: EventHandler<ProfileEventName> = {
  name: 'funders.on-profile-changed',
  events: profileEvents,
  handle: ({ tenantId, payload }) => keepApplicant(tenantId, payload),
};
