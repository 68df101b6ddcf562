import type { DomainEvent, EventMap, ProposalSnapshot, ProposalStatus } from '@harambee/domain';
import { event, randomId } from '@harambee/service-kit';
import { newActor, type TestActor } from '@harambee/service-kit/testing';
import { onPeopleChanged } from '../handlers/on-people-changed.handler.ts';
import { onProposalChanged } from '../handlers/on-proposal-changed.handler.ts';

export const inboxUrl = (userId: string) => `/api/test/notifications/${userId}`;

/** A person whose sign-up has reached this service. */
export async function aMember(given: Parameters<typeof newActor>[0] = {}): Promise<TestActor> {
  const actor = await newActor(given);
  const { tenantId, userId } = actor;
  await onPeopleChanged.handle(
    event('user.registered', tenantId, { userId, firstName: 'Amina', lastName: 'Odhiambo' }),
  );
  return actor;
}

/** Two people in one organization. */
export async function twoMembers(): Promise<[TestActor, TestActor]> {
  const first = await aMember();
  return [first, await aMember({ tenantId: first.tenantId, role: 'Member', name: 'Juma Baraka' })];
}

/** What an event says about a proposal. */
export const aProposal = (given: Partial<ProposalSnapshot> = {}): ProposalSnapshot => ({
  proposalId: randomId(),
  revision: 1,
  userId: 'somebody',
  title: 'Clean hands, full classes',
  grantId: 'KWTF-1',
  category: 'Education',
  status: 'draft',
  requestedAmount: 1_000,
  deadline: '',
  version: 0,
  reached: [],
  createdAt: new Date(),
  ...given,
});

/** The event of a proposal that has reached a status. */
export const moved = (
  tenantId: string,
  to: ProposalStatus,
  given: Partial<ProposalSnapshot> = {},
): DomainEvent<'proposal.status_changed'> => {
  const payload: EventMap['proposal.status_changed'] = {
    ...aProposal({ status: to, ...given }),
    from: 'draft',
    to,
  };
  return event('proposal.status_changed', tenantId, payload);
};

/** Handles the event of a proposal that has reached a status. */
export async function move(
  tenantId: string,
  to: ProposalStatus,
  given: Partial<ProposalSnapshot> = {},
): Promise<DomainEvent<'proposal.status_changed'>> {
  const published = moved(tenantId, to, given);
  await onProposalChanged.handle(published);
  return published;
}
