import { type ProfileEventName, profileEvents } from '@harambee/domain';
import { type EventHandler, keepNewest } from '@harambee/service-kit';
import { ApplicantModel } from '../applicants/applicant.model.ts';

/** Stores what rules of calls are held against. Events may arrive twice and in any order. */
export const onProfileChanged: EventHandler<ProfileEventName> = {
  name: 'funders.on-profile-changed',
  events: profileEvents,
  async handle({ tenantId, payload }) {
    const { revision, name, type, location, foundedYear, mission, sdgs, facts } = payload;
    const { description, registrationNumber, legalStatus } = payload.statements ?? {};
    const snapshot = {
      ...{ name, type, location, foundedYear, mission, sdgs },
      ...{ description, registrationNumber, legalStatus },
      ...payload.standing,
      facts: facts.map(({ name: of, value, unit, date }) => ({ name: of, value, unit, date })),
      profileRevision: revision,
    };
    await keepNewest(ApplicantModel, { tenantId }, snapshot, { revisionField: 'profileRevision' });
  },
};
