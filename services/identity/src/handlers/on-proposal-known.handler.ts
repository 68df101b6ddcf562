import { type ProposalSnapshotEventName, proposalSnapshotEvents } from '@harambee/domain';
import { type EventHandler, keepNewest } from '@harambee/service-kit';
import { KnownProposalModel } from '../guest-records/known-proposal.model.ts';

/** Which proposals an organization has: guests are let in to no others (GUEST-02). */
export const onProposalKnown: EventHandler<ProposalSnapshotEventName> = {
  name: 'identity.on-proposal-known',
  events: proposalSnapshotEvents,
  async handle({ tenantId, payload: { proposalId: _id, title, revision } }) {
    await keepNewest(KnownProposalModel, { _id, tenantId }, { title, revision });
  },
};
