import type { Author } from '@harambee/domain/schemas';
import type { EventHandler } from '@harambee/service-kit';
import { peopleAmong } from '../people/people.service.ts';
import { noteInTimeline } from '../timeline-notes/timeline-note.model.ts';

/** Who leads a proposal now, and whom somebody asked for what, stand in its timeline. */
export const onTeamToTell: EventHandler<'proposal.team_changed'> = {
  name: 'proposals.on-team-to-tell',
  events: ['proposal.team_changed'],
  async handle({ tenantId, at, payload }) {
    const { proposalId, revision, userId, ownerId, ownerBefore, tasks } = payload;
    const asked = tasks.filter(({ askedIn, personId }) => askedIn === revision && personId !== '');
    const people = await peopleAmong(tenantId, [userId, ownerId, ...asked.map(({ personId }) => personId)]);
    const author = (id: string): { author?: Author } => {
      const person = people.get(id);
      return person ? { author: { id, name: person.name, kind: 'person' } } : {};
    };
    const { author: by } = author(userId);
    const note = async (what: 'led' | 'task', personId: string, key: string, item?: string) => {
      const { author: about } = author(personId);
      // Who has left meanwhile is no longer named.
      if (!about) return;
      await noteInTimeline({
        ...{ tenantId, proposalId, at, what, about, key: `${revision}/${key}` },
        ...(by && { by }),
        ...(item !== undefined && { item }),
      });
    };
    if (ownerBefore !== undefined) await note('led', ownerId, 'led');
    for (const { taskId, label, personId } of asked) await note('task', personId, taskId, label);
  },
};
