import {
  type DomainEvent,
  isoWeek,
  type ProposalSnapshotEventName,
  proposalSnapshotEvents,
} from '@harambee/domain';
import { type EventHandler, keepAllNewest } from '@harambee/service-kit';
import { tokensOf } from '../language/tokens.ts';
import { type KnownProposal, KnownProposalModel } from '../records/known-proposal.model.ts';

/** Longer titles can be found by their first words. */
const longestWordList = 60;

function snapshotOf({ tenantId, payload }: DomainEvent<ProposalSnapshotEventName>) {
  const { proposalId: _id, title, grantId, category, status, requestedAmount, deadline } = payload;
  const { version, reached, createdAt, revision, currency, amount, openSections } = payload;
  const snapshot: Omit<KnownProposal, '_id' | 'tenantId'> = {
    ...{ title, grantId, category, status, requestedAmount, deadline, version, reached, revision },
    ...{ currency, amount, openSections },
    createdAt: new Date(createdAt),
    week: isoWeek(new Date(createdAt)),
    words: [...new Set(tokensOf(`${title} ${grantId}`))].slice(0, longestWordList),
  };
  return { key: { _id, tenantId }, snapshot };
}

const keep = (events: readonly DomainEvent<ProposalSnapshotEventName>[]) =>
  keepAllNewest(KnownProposalModel, events.map(snapshotOf), { late: 'amount' });

/** Stores every proposal as its newest event describes it. Events may arrive twice and in any order. */
export const onProposalChanged: EventHandler<ProposalSnapshotEventName> = {
  name: 'assistant.on-proposal-changed',
  events: proposalSnapshotEvents,
  handle: (event) => keep([event]),
  handleAll: keep,
};
