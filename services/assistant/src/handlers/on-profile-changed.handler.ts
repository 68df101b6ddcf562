import { type ProfileEventName, profileEvents } from '@harambee/domain';
import { type EventHandler, keepNewest } from '@harambee/service-kit';
import { KnownOrganizationModel } from '../records/known-organization.model.ts';

/** Stores what the assistant may say about an organization. Events may arrive twice and in any order. */
export const onProfileChanged: EventHandler<ProfileEventName> = {
  name: 'assistant.on-profile-changed',
  events: profileEvents,
  async handle({ tenantId, payload }) {
    const { profileId, name, type, location, foundedYear, mission, sdgs, website } = payload;
    const { isActive, onLeaderboard, problems, statements, revision: profileRevision } = payload;
    await keepNewest(
      KnownOrganizationModel,
      { tenantId },
      {
        ...{ profileId, name, type, location, foundedYear, mission, sdgs, website, isActive, onLeaderboard },
        problems,
        currency: statements?.currency || undefined,
        profileRevision,
      },
      { revisionField: 'profileRevision' },
    );
  },
};
