import { formerMember } from '@harambee/domain';
import type { EventHandler } from '@harambee/service-kit';
import { keepAnswers } from '../answer-bank/keep-answers.service.ts';
import { answersToKeep } from '../applications/answers-to-keep.ts';
import { sentApplicationOf } from '../applications/application.service.ts';
import { ProposalModel, type ProposalRecord } from '../proposals/proposal.model.ts';

/** The answers of a proposal that is sent go to the answer bank, in the name of who sent it (CALL-32). */
export const onAnswersUsed: EventHandler<'proposal.status_changed'> = {
  name: 'proposals.on-answers-used',
  events: ['proposal.status_changed'],
  async handle({ tenantId, at, payload: { proposalId, to, userId, revision } }) {
    if (to !== 'submitted') return;
    const record = await ProposalModel.findOne({ _id: proposalId, tenantId }).lean<ProposalRecord>();
    const sent = record && (await sentApplicationOf(record));
    // One that was sent before answers were kept has no copy.
    if (!sent) return;
    const sender = record.history.findLast((change) => change.userId === userId) ?? {
      userId: formerMember.userId,
      userName: formerMember.name,
    };
    const actor = { tenantId, userId: sender.userId, name: sender.userName };
    await keepAnswers(actor, answersToKeep(sent, record, { at, revision, outcome: 'submitted' }));
  },
};
