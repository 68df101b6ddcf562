import type { EventHandler } from '@harambee/service-kit';
import { publishApplication } from '../applications/publish-application.service.ts';

type Names =
  | 'application.edited'
  | 'proposal.created'
  | 'proposal.updated'
  | 'proposal.status_changed'
  | 'proposal.text_changed';

/** Whatever changes an application is told to other services as a whole, once it is written. */
export const onApplicationEdited: EventHandler<Names> = {
  name: 'proposals.on-application-edited',
  events: [
    'application.edited',
    'proposal.created',
    'proposal.updated',
    'proposal.status_changed',
    'proposal.text_changed',
  ],
  async handle({ tenantId, payload }) {
    const userId = 'userId' in payload ? payload.userId : '';
    await publishApplication({ tenantId, proposalId: payload.proposalId, userId });
  },
};
