import type { Answer, Question } from './answer.ts';
import { listedCalls, openQuestions } from './answers/calls.ts';
import { deadlines } from './answers/deadlines.ts';
import { badges, points } from './answers/impact.ts';
import { profileFact, profileGaps } from './answers/organization.ts';
import { myProposals, waitingForMe } from './answers/people.ts';
import {
  amounts,
  average,
  biggest,
  countProposals,
  narrowed,
  successRate,
} from './answers/proposal-figures.ts';
import { whatNext } from './answers/what-next.ts';
import type { Concept } from './concepts.ts';

/** One kind of question about records. The first that matches answers. */
interface Intent {
  holds(has: (...concepts: Concept[]) => boolean, question: Question): boolean;
  answer(question: Question): Promise<Answer>;
}

const countAsked = (question: Question): Promise<Answer> =>
  countProposals(narrowed(question.message, question.understood), question.records);

const isNarrowed = ({ message, understood }: Question): boolean => {
  const { statuses, category } = narrowed(message, understood);
  return statuses !== undefined || category !== undefined;
};

/** "How do I…" asks for help, not for records; a question about a failed text asks what to do. */
const asksForHelp = (has: (...concepts: Concept[]) => boolean): boolean =>
  has('howTo') || (has('failed') && has('whatNext'));

export const recordIntents: readonly Intent[] = [
  { holds: (has) => !has('howTo') && has('waiting'), answer: waitingForMe },
  { holds: (has) => !has('howTo') && has('mine'), answer: myProposals },
  {
    holds: (has) => !has('howTo') && (has('unanswered') || (has('question') && has('missing'))),
    answer: openQuestions,
  },

  { holds: (has) => has('profile', 'missing') || (has('missing') && has('howMany')), answer: profileGaps },
  { holds: (has) => has('profile', 'contact') && !has('howTo'), answer: profileGaps },
  { holds: (has) => has('rate') && !has('howTo') && !has('badge'), answer: successRate },
  { holds: (has) => has('badge') && !has('howTo'), answer: badges },
  { holds: (has) => (has('points') || has('level')) && !has('howTo'), answer: points },
  { holds: (has) => has('biggest') && !has('howTo'), answer: biggest },
  { holds: (has) => has('average') && !has('howTo'), answer: average },
  {
    holds: (has, { understood }) =>
      !asksForHelp(has) && (has('due') || has('overdue') || (understood.month !== undefined && has('list'))),
    answer: deadlines,
  },
  {
    holds: (has, { understood }) =>
      !asksForHelp(has) &&
      has('call') &&
      (has('howMany') || has('list') || has('open') || understood.names.length === 0),
    answer: listedCalls,
  },
  {
    holds: (has, { understood }) => has('whatNext') && !has('failed') && understood.names.length === 0,
    answer: whatNext,
  },
  {
    holds: (has) =>
      !asksForHelp(has) &&
      ((has('howMuch') && (has('requested') || has('funding') || has('proposal'))) || has('funding')),
    answer: amounts,
  },
  { holds: (has) => has('mission') && !has('howTo'), answer: (question) => profileFact('mission', question) },
  { holds: (has) => has('sdg') && !has('howTo'), answer: (question) => profileFact('sdg', question) },
  { holds: (has) => has('founded'), answer: (question) => profileFact('founded', question) },
  { holds: (has) => has('location'), answer: (question) => profileFact('location', question) },
  {
    holds: (has, question) =>
      !asksForHelp(has) &&
      ((has('howMany') && (has('proposal') || isNarrowed(question))) ||
        // A status alone or with words that ask for a list, and no other subject.
        (isNarrowed(question) && question.understood.names.length === 0) ||
        (isNarrowed(question) && has('list') && question.understood.names.length <= 1) ||
        (has('list') && has('proposal') && question.understood.names.length === 0)),
    answer: countAsked,
  },
];
