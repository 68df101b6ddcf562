import { isoWeek } from '@harambee/domain';
import type { EventHandler } from '@harambee/service-kit';
import { trusted } from 'mongoose';
import { tokensOf } from '../built-in/tokens.ts';
import { type KnownProposal, KnownProposalModel } from '../records/known-proposal.model.ts';

/** Longer titles are found by their first words. */
const longestWordList = 60;

/** Keeps every proposal as its newest event tells it. Events may come twice and in any order. */
export const onProposalChanged: EventHandler<
  'proposal.created' | 'proposal.updated' | 'proposal.status_changed'
> = {
  name: 'assistant.on-proposal-changed',
  events: ['proposal.created', 'proposal.updated', 'proposal.status_changed'],
  async handle({ tenantId, payload }) {
    const { proposalId: _id, title, grantId, category, status, requestedAmount, deadline } = payload;
    const { version, reached, createdAt, revision } = payload;
    const snapshot: Omit<KnownProposal, '_id' | 'tenantId'> = {
      ...{ title, grantId, category, status, requestedAmount, deadline, version, reached, revision },
      createdAt: new Date(createdAt),
      week: isoWeek(new Date(createdAt)),
      words: [...new Set(tokensOf(`${title} ${grantId}`))].slice(0, longestWordList),
    };
    const { upsertedCount } = await KnownProposalModel.updateOne(
      { _id, tenantId },
      { $setOnInsert: snapshot },
      { upsert: true },
    );
    if (upsertedCount > 0) return;
    await KnownProposalModel.updateOne(
      { _id, tenantId, revision: trusted({ $lt: revision }) },
      { $set: snapshot },
    );
  },
};
