import type { DomainEvent } from '@harambee/domain';
import { type EventHandler, eventsByTenant } from '@harambee/service-kit';
import { applicationsAmong, publishApplication } from '../applications/publish-application.service.ts';

type Names =
  | 'application.edited'
  | 'proposal.created'
  | 'proposal.updated'
  | 'proposal.status_changed'
  | 'proposal.text_changed';

/** Each application is published once for all events of this moment, in the name of whoever changed it first. */
async function publish(events: readonly DomainEvent<Names>[]): Promise<void> {
  for (const [tenantId, own] of eventsByTenant(events)) {
    const ids = new Set(own.map(({ payload }) => payload.proposalId));
    for (const proposalId of await applicationsAmong(tenantId, [...ids])) {
      const first = own.find(({ payload }) => payload.proposalId === proposalId)?.payload;
      const userId = first && 'userId' in first ? first.userId : '';
      await publishApplication({ tenantId, proposalId, userId });
    }
  }
}

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
  handle: (event) => publish([event]),
  handleAll: publish,
};
