import type { CallQuestion } from '@harambee/domain/schemas';
import { createOnce } from '@harambee/service-kit';
import { AnswerModel, type AnswerRecord, answerId, answersOf } from '../applications/answer.model.ts';
import type { CallOfProposal } from '../applications/known-call.model.ts';
import type { ProposalRecord } from '../proposals/proposal.model.ts';

/** Questions of two funders are the same if their words are, whatever their numbers and signs. */
const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:\d+ )+/, '');

/**
 * Copies the answers that people wrote to questions which the new call asks in the same words. All other questions
 * begin anew: from a section, or from the answer bank.
 */
export async function copyAnswers(
  from: ProposalRecord,
  to: { proposalId: string; call: CallOfProposal },
): Promise<void> {
  const { callId = '' } = from;
  const own = (await answersOf(from)).filter((answer) => answer.callId === callId && answer.blocks !== null);
  const asked = new Map(to.call.call.questions.map((question) => [wordsOf(question.text), question]));
  for (const answer of own) {
    const question = asked.get(wordsOf(answer.question));
    if (question) await createOnce(AnswerModel, copyOf(answer, question, to));
  }
}

/** Nothing of it was copied into the new portal yet. */
function copyOf(
  { tickedMark: _mark, outbox: _outbox, ...answer }: AnswerRecord,
  { id: questionId, text: question }: CallQuestion,
  { proposalId, call: { callId = '' } }: { proposalId: string; call: CallOfProposal },
): AnswerRecord {
  const of = { proposalId, callId, questionId };
  return {
    ...answer,
    _id: answerId(answer.tenantId, of),
    ...of,
    question,
    isTicked: false,
    isStarred: false,
    revision: 1,
  };
}
