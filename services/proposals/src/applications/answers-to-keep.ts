import { dayOf, isAnswered } from '@harambee/domain';
import type { Application } from '@harambee/domain/schemas';
import type { AnswersToKeep } from '../answer-bank/keep-answers.service.ts';
import type { ProposalRecord } from '../proposals/proposal.model.ts';

/** What the answer bank keeps of an application: each answer with words to a question that is asked (CALL-32). */
export const answersToKeep = (
  { call, answers, facts }: Pick<Application, 'call' | 'answers' | 'facts'>,
  { _id: id, title }: Pick<ProposalRecord, '_id' | 'title'>,
  { at, revision, outcome }: { at: Date; revision: number; outcome: AnswersToKeep['outcome'] },
): AnswersToKeep => ({
  proposal: { id, title, revision },
  day: dayOf(at),
  outcome,
  funder: call.funder,
  callName: call.name,
  answers: answers
    .filter(({ isGone, text }) => !isGone && isAnswered(text))
    .map(({ questionId, text, isStarred }) => ({
      question: call.questions.find((question) => question.id === questionId)?.text ?? '',
      blocks: text,
      facts,
      isStarred,
    })),
});
