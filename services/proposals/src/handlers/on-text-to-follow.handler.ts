import type { EventHandler } from '@harambee/service-kit';
import { NotFound } from '@harambee/service-kit';
import { followPlaces } from '../comments/followed-places.ts';

type Names = 'application.edited' | 'proposal.updated' | 'proposal.status_changed' | 'proposal.text_changed';

/**
 * Comments follow a text soon after each change of it, so that no anchor has to follow many changes at once. What is
 * missed here is followed when somebody reads the comments (docs/adr/0025).
 */
export const onTextToFollow: EventHandler<Names> = {
  name: 'proposals.on-text-to-follow',
  events: ['application.edited', 'proposal.updated', 'proposal.status_changed', 'proposal.text_changed'],
  async handle({ tenantId, payload: { proposalId } }) {
    try {
      await followPlaces({ tenantId, proposalId });
    } catch (error) {
      // Its organization was removed meanwhile.
      if (!(error instanceof NotFound)) throw error;
    }
  },
};
