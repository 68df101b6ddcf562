import { type EventHandler, keepNewest } from '@harambee/service-kit';
import { KnownTeamModel } from '../records/known-team.model.ts';

/**
 * Stores the people of every proposal as its newest event describes them. Who creates a proposal leads it until an event
 * says otherwise; those from before people were stored are known so, too, because this handler reads all events.
 */
export const onTeamChanged: EventHandler<'proposal.created' | 'proposal.team_changed'> = {
  name: 'assistant.on-team-changed',
  events: ['proposal.created', 'proposal.team_changed'],
  async handle({ name, tenantId, payload }) {
    const key = { _id: payload.proposalId, tenantId };
    if (name === 'proposal.created') {
      const first = { ownerId: payload.userId, helperIds: [], tasks: [], revision: 0 };
      await keepNewest(KnownTeamModel, key, first);
      return;
    }
    const { ownerId, helperIds, tasks, revision } = payload;
    await keepNewest(KnownTeamModel, key, { ownerId, helperIds, tasks, revision });
  },
};
