import type { EventHandler } from '@harambee/service-kit';
import { isRecent, publish } from '../streams/publish.ts';

/** Open pages show the text as it is now. */
export const onProposalTextChanged: EventHandler<'proposal.text_changed'> = {
  name: 'notifications.on-proposal-text-changed',
  events: ['proposal.text_changed'],
  async handle({ tenantId, at, payload: { proposalId } }) {
    if (isRecent(at)) await publish([{ tenantId, name: 'proposal_text', data: { proposalId } }]);
  },
};
