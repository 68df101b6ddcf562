import { type EventHandler, keepNewest } from '@harambee/service-kit';
import { KnownReadinessModel } from '../records/known-readiness.model.ts';

/** Stores the readiness of every proposal as its newest event tells it. Events may arrive twice and in any order. */
export const onProposalJudged: EventHandler<'proposal.judged'> = {
  name: 'assistant.on-proposal-judged',
  events: ['proposal.judged'],
  async handle({ tenantId, payload: { proposalId: _id, revision, version, readiness } }) {
    await keepNewest(KnownReadinessModel, { _id, tenantId }, { revision, version, readiness });
  },
};
