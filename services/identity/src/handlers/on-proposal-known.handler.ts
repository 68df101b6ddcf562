import { type DomainEvent, type ProposalSnapshotEventName, proposalSnapshotEvents } from '@harambee/domain';
import { type EventHandler, keepAllNewest } from '@harambee/service-kit';
import { KnownProposalModel } from '../guest-records/known-proposal.model.ts';

const keep = (events: readonly DomainEvent<ProposalSnapshotEventName>[]) =>
  keepAllNewest(
    KnownProposalModel,
    events.map(({ tenantId, payload: { proposalId: _id, title, revision } }) => ({
      key: { _id, tenantId },
      snapshot: { title, revision },
    })),
  );

/** Which proposals an organization has: guests are let in to no others (GUEST-02). */
export const onProposalKnown: EventHandler<ProposalSnapshotEventName> = {
  name: 'identity.on-proposal-known',
  events: proposalSnapshotEvents,
  handle: (event) => keep([event]),
  handleAll: keep,
};
