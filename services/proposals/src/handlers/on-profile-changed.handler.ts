import { dayOf, type ProfileEventName, profileEvents } from '@harambee/domain';
import { type EventHandler, keepNewest } from '@harambee/service-kit';
import { recordFactChanges } from '../changed-facts/record-changes.ts';
import { OrganizationModel } from '../organizations/organization.model.ts';

/** Stores what the drafting engine may say about an organization. Events may arrive twice and in any order. */
export const onProfileChanged: EventHandler<ProfileEventName> = {
  name: 'proposals.on-profile-changed',
  events: profileEvents,
  async handle({ tenantId, at, payload }) {
    const { revision, name, mission, location, foundedYear, sdgs, website, facts, statements } = payload;
    const snapshot = {
      ...{ name, mission, location, foundedYear, sdgs, website, facts, statements },
      profileRevision: revision,
      profileSavedOn: dayOf(at),
    };
    const known = await OrganizationModel.findOne({ tenantId }, { facts: 1, profileRevision: 1 }).lean();
    if ((known?.profileRevision ?? -1) < revision)
      await recordFactChanges(tenantId, known?.facts ?? [], facts ?? [], at);
    await keepNewest(OrganizationModel, { tenantId }, snapshot, { revisionField: 'profileRevision' });
  },
};
