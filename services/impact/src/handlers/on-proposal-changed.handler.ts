import { type ProposalEventName, proposalEvents } from '@harambee/domain';
import type { EventHandler } from '@harambee/service-kit';
import { enterProposal } from '../ledger/ledger.service.ts';
import { learnProposal } from '../proposals/known-proposals.ts';
import { recalculate } from '../recalculation/recalculate.ts';
import { keepRecords } from '../usage/usage.service.ts';
import { recordOf } from '../usage/usage-records.ts';

/**
 * Points of proposals. Each step writes what follows from the ones before, so an event that comes again, late or after a
 * crash half way leads to the same figures.
 */
export const onProposalChanged: EventHandler<ProposalEventName> = {
  name: 'impact.on-proposal-changed',
  events: proposalEvents,
  async handle(event) {
    const [known] = await Promise.all([learnProposal(event), keepRecords([recordOf(event)])]);
    const days = await enterProposal(known);
    await recalculate(event.tenantId, days);
  },
};
