import {
  type ProposalSnapshotEvent,
  type ProposalSnapshotEventName,
  proposalSnapshotEvents,
} from '@harambee/domain';
import { type EventHandler, eventsByTenant } from '@harambee/service-kit';
import { enterProposals } from '../ledger/ledger.service.ts';
import { learnProposals } from '../proposals/known-proposals.ts';
import { recalculate } from '../recalculation/recalculate.ts';
import { keepRecords } from '../usage/usage.service.ts';
import { recordsOf } from '../usage/usage-records.ts';

/** What these events of one organization say, in the ledger; returns the days that changed. */
async function enterAll(tenantId: string, events: readonly ProposalSnapshotEvent[]): Promise<string[]> {
  const known = await learnProposals(tenantId, events);
  await keepRecords(events.flatMap(recordsOf));
  return enterProposals(tenantId, known);
}

/** The figures of an organization are calculated once for all its events. */
async function calculate(events: readonly ProposalSnapshotEvent[]): Promise<void> {
  for (const [tenantId, own] of eventsByTenant(events)) {
    await recalculate(tenantId, await enterAll(tenantId, own));
  }
}

/**
 * Calculates the points of proposals. Each step derives its result from the previous ones, so an event that is
 * repeated, late or interrupted by a crash leads to the same figures.
 */
export const onProposalChanged: EventHandler<ProposalSnapshotEventName> = {
  name: 'impact.on-proposal-changed',
  events: proposalSnapshotEvents,
  handle: (event) => calculate([event]),
  handleAll: calculate,
};
