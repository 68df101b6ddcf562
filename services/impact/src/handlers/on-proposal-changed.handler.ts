import { type ProposalSnapshotEventName, proposalSnapshotEvents } from '@harambee/domain';
import type { EventHandler } from '@harambee/service-kit';
import { enterProposal } from '../ledger/ledger.service.ts';
import { learnProposal } from '../proposals/known-proposals.ts';
import { recalculate } from '../recalculation/recalculate.ts';
import { keepRecords } from '../usage/usage.service.ts';
import { recordsOf } from '../usage/usage-records.ts';

/**
 * Calculates the points of proposals. Each step derives its result from the previous ones, so an event that is
 * repeated, late or interrupted by a crash leads to the same figures.
 */
export const onProposalChanged: EventHandler<ProposalSnapshotEventName> = {
  name: 'impact.on-proposal-changed',
  events: proposalSnapshotEvents,
  async handle(event) {
    const [known] = await Promise.all([learnProposal(event), keepRecords(recordsOf(event))]);
    const days = await enterProposal(known);
    await recalculate(event.tenantId, days);
  },
};
