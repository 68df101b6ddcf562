import type { DomainEvent } from '@harambee/domain';
import { type EventHandler, eventsByTenant, NotFound } from '@harambee/service-kit';
import { commentedAmong, followPlaces } from '../comments/followed-places.ts';

type Names = 'application.edited' | 'proposal.updated' | 'proposal.status_changed' | 'proposal.text_changed';

/** Each proposal is followed once, however many events tell of it; those without comments need no look of their own. */
async function follow(events: readonly DomainEvent<Names>[]): Promise<void> {
  for (const [tenantId, own] of eventsByTenant(events)) {
    const ids = new Set(own.map(({ payload }) => payload.proposalId));
    for (const proposalId of await commentedAmong(tenantId, [...ids])) {
      try {
        await followPlaces({ tenantId, proposalId });
      } catch (error) {
        // Its organization was removed meanwhile.
        if (!(error instanceof NotFound)) throw error;
      }
    }
  }
}

/**
 * Comments follow a text soon after each change of it, so that no anchor has to follow many changes at once. What is
 * missed here is followed when somebody reads the comments (docs/adr/0025).
 */
export const onTextToFollow: EventHandler<Names> = {
  name: 'proposals.on-text-to-follow',
  events: ['application.edited', 'proposal.updated', 'proposal.status_changed', 'proposal.text_changed'],
  handle: (event) => follow([event]),
  handleAll: follow,
};
