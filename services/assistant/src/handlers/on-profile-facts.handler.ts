import { type ProfileEventName, profileEvents } from '@harambee/domain';
import { type EventHandler, keepNewest } from '@harambee/service-kit';
import { KnownOrganizationModel } from '../records/known-organization.model.ts';

/**
 * Stores the figures of a profile, and what it says to funders. Its name and revision are its own, so that it reads all
 * events there are (ADR 44).
 */
export const onProfileFacts: EventHandler<ProfileEventName> = {
  name: 'assistant.on-profile-facts',
  events: profileEvents,
  async handle({ tenantId, payload: { facts, standing, statements, revision: factsRevision } }) {
    const figures = facts.map(({ name, value, unit, date, source }) => ({ name, value, unit, date, source }));
    const { description: _, currency: __, ...ofStatements } = statements ?? {};
    const details = standing || statements ? { ...standing, ...ofStatements } : undefined;
    await keepNewest(
      KnownOrganizationModel,
      { tenantId },
      { figures, ...(details && { details }), factsRevision },
      { revisionField: 'factsRevision' },
    );
  },
};
