import type { EventHandler } from '@harambee/service-kit';
import { isRecent, publish } from '../streams/publish.ts';

/** Open pages show text and answers as they are now. */
export const onProposalTextChanged: EventHandler<'proposal.text_changed' | 'application.edited'> = {
  name: 'notifications.on-proposal-text-changed',
  events: ['proposal.text_changed', 'application.edited'],
  async handle({ tenantId, at, payload: { proposalId } }) {
    if (isRecent(at)) await publish([{ tenantId, name: 'proposal_text', data: { proposalId } }]);
  },
};
