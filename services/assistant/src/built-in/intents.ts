import type { Answer, Question } from './answer.ts';
import { openQuestions } from './answers/calls.ts';
import { profileGaps } from './answers/organization.ts';
import { whatNext } from './answers/what-next.ts';
import type { Concept } from './concepts.ts';

/** One kind of English question about records that no rule of `rules.ts` answers. The first that matches answers. */
interface Intent {
  holds(has: (...concepts: Concept[]) => boolean, question: Question): boolean;
  answer(question: Question): Promise<Answer>;
}

export const recordIntents: readonly Intent[] = [
  {
    holds: (has) => !has('howTo') && (has('unanswered') || (has('question') && has('missing'))),
    answer: openQuestions,
  },
  { holds: (has) => has('profile', 'missing') || (has('missing') && has('howMany')), answer: profileGaps },
  { holds: (has) => has('profile', 'contact') && !has('howTo'), answer: profileGaps },
  {
    holds: (has, { understood }) => has('whatNext') && !has('failed') && understood.names.length === 0,
    answer: whatNext,
  },
];
