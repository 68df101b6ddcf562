import { answerOutcomeOf } from '@harambee/domain';
import type { EventHandler } from '@harambee/service-kit';
import { noteOutcome } from '../answer-bank/keep-answers.service.ts';

/** The answers of a proposal know how it went (CALL-34). */
export const onAnswersDecided: EventHandler<'proposal.status_changed'> = {
  name: 'proposals.on-answers-decided',
  events: ['proposal.status_changed'],
  async handle({ tenantId, payload }) {
    const outcome = answerOutcomeOf(payload.to);
    if (outcome) await noteOutcome(tenantId, payload, outcome);
  },
};
