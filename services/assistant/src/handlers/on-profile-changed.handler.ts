import { type EventHandler, keepNewest } from '@harambee/service-kit';
import { KnownOrganizationModel } from '../records/known-organization.model.ts';

/** Keeps what the assistant may say of an organization. Events may come twice and in any order. */
export const onProfileChanged: EventHandler<'profile.created' | 'profile.updated'> = {
  name: 'assistant.on-profile-changed',
  events: ['profile.created', 'profile.updated'],
  async handle({ tenantId, payload }) {
    const { revision: profileRevision, facts: _facts, ...told } = payload;
    await keepNewest(KnownOrganizationModel, { tenantId }, { ...told, profileRevision }, 'profileRevision');
  },
};
