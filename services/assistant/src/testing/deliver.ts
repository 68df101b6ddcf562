import type { DomainEvent, EventMap, ProposalSnapshot } from '@harambee/domain';
import { event, randomId } from '@harambee/service-kit';
import { onPointsAwarded } from '../handlers/on-points-awarded.handler.ts';
import { onProfileChanged } from '../handlers/on-profile-changed.handler.ts';
import { onProposalChanged } from '../handlers/on-proposal-changed.handler.ts';

/** Delivers a proposal event as its service would publish it. Returns the id. */
export async function deliverProposal(
  tenantId: string,
  changes: Partial<ProposalSnapshot> = {},
): Promise<string> {
  const payload: ProposalSnapshot = {
    proposalId: randomId(),
    revision: 1,
    userId: 'u',
    title: 'Safe water for 14 schools in Turkana',
    grantId: 'SWT-2026-01',
    category: 'Education',
    status: 'draft',
    requestedAmount: 1_000,
    deadline: '',
    version: 0,
    reached: [],
    createdAt: new Date(),
    ...changes,
  };
  await onProposalChanged.handle(event('proposal.updated', tenantId, payload) as never);
  return payload.proposalId;
}

export const deliverProfile = (tenantId: string, payload: EventMap['profile.updated']): Promise<void> =>
  onProfileChanged.handle(event('profile.updated', tenantId, payload) as never);

export const deliverAward = (tenantId: string, points: number): Promise<void> =>
  onPointsAwarded.handle(
    event('impact.awarded', tenantId, {
      points,
      reason: 'r',
      category: 'c',
    }) as DomainEvent<'impact.awarded'>,
  );
