import { type DomainEvent, type ProposalSnapshotEventName, proposalSnapshotEvents } from '@harambee/domain';
import { type EventHandler, keepAllNewest } from '@harambee/service-kit';
import { ProposalFigureModel } from '../figures/proposal-figure.model.ts';

function snapshotOf({ tenantId, payload }: DomainEvent<ProposalSnapshotEventName>) {
  const { proposalId: _id, revision, status, requestedAmount, currency, amount } = payload;
  return { key: { _id, tenantId }, snapshot: { status, requestedAmount, currency, amount, revision } };
}

const keep = (events: readonly DomainEvent<ProposalSnapshotEventName>[]) =>
  keepAllNewest(ProposalFigureModel, events.map(snapshotOf), { late: 'amount' });

/**
 * Stores the status and amount of every proposal, for the tiles of /profiles.
 */
export const onProposalChanged: EventHandler<ProposalSnapshotEventName> = {
  name: 'profiles.on-proposal-changed',
  events: proposalSnapshotEvents,
  handle: (event) => keep([event]),
  handleAll: keep,
};
