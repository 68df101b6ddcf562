import {
  answerAsPlainText,
  answerLength,
  inlinesOfBlocks,
  isAnswered,
  lengthOfGroup,
  limitGroups,
} from '@harambee/domain';
import type { Answer, Application, CallQuestion, TextBlock } from '@harambee/domain/schemas';

/** What there is to say of a question, the most urgent first. */
export type QuestionState = 'over' | 'needs' | 'changed' | 'copied' | 'answered' | 'empty';

/** The limit that an answer is counted against, alone or with others. */
export interface AnswerLimit {
  limit: number;
  unit: Exclude<CallQuestion['limitUnit'], ''>;
  /** Of this answer, and of all that share the limit. */
  own: number;
  count: number;
  /** The labels of the others that share it. */
  sharedWith: readonly string[];
}

/** A question as the page shows it. */
export interface QuestionLook {
  question: CallQuestion;
  answer: Answer;
  /** As the funder numbers it; without, its place in the list. */
  number: string;
  state: QuestionState;
  limit: AnswerLimit | undefined;
  /** Facts that its words still need. */
  needs: readonly string[];
}

const needsOf = (blocks: readonly TextBlock[]): string[] =>
  inlinesOfBlocks(blocks).flatMap((inline) => ('need' in inline ? [inline.need] : []));

const numberOf = ({ number }: CallQuestion, place: number): string => number || String(place + 1);

/** The limit of each question that has one. */
function limitsOf({ call: { questions }, answers }: Application): Map<string, AnswerLimit> {
  const limits = new Map<string, AnswerLimit>();
  for (const group of limitGroups(questions)) {
    const count = lengthOfGroup(group, answers);
    for (const question of group.questions) {
      const others = group.questions.filter((other) => other !== question);
      limits.set(question.id, {
        limit: group.maximum,
        unit: group.unit,
        own: lengthOfGroup({ ...group, questions: [question] }, answers),
        count,
        sharedWith: others.map((other) => numberOf(other, questions.indexOf(other))),
      });
    }
  }
  return limits;
}

/** The limit of a question while its answer is being written. */
export function limitWith(
  { limit, question, answer }: Pick<QuestionLook, 'limit' | 'question' | 'answer'>,
  typed: readonly TextBlock[],
): AnswerLimit | undefined {
  if (!limit) return undefined;
  const counted = { ...question, limit: limit.limit, limitUnit: limit.unit };
  const own = answerLength(typed, counted, answer.counting) ?? 0;
  return { ...limit, own, count: limit.count - limit.own + own };
}

const answerOf = ({ answers }: Application, questionId: string): Answer | undefined =>
  answers.find((answer) => answer.questionId === questionId && !answer.isGone);

/** What an answer without a record on the server is. */
const noAnswer = (questionId: string): Answer => ({
  questionId,
  start: { kind: 'nothing' },
  blocks: null,
  isTicked: false,
  isStarred: false,
  text: [],
  revision: 0,
});

function stateOf(answer: Answer, limit: AnswerLimit | undefined, needs: readonly string[]): QuestionState {
  if (limit && limit.count > limit.limit && limit.own > 0) return 'over';
  if (needs.length > 0) return 'needs';
  if (answer.isTicked) return answer.isChangedSinceTicked ? 'changed' : 'copied';
  return isAnswered(answer.text) ? 'answered' : 'empty';
}

/** Every question of the call in the funder's order, with its answer. */
export function looksOf(application: Application): QuestionLook[] {
  const limits = limitsOf(application);
  return application.call.questions.map((question, place) => {
    const answer = answerOf(application, question.id) ?? noAnswer(question.id);
    const limit = limits.get(question.id);
    const needs = needsOf(answer.text);
    return {
      question,
      answer,
      number: numberOf(question, place),
      limit,
      needs,
      state: stateOf(answer, limit, needs),
    };
  });
}

/** Answers to questions that the call no longer asks; they are kept to be read and copied. */
export const goneAnswers = ({ answers }: Application): Answer[] =>
  answers.filter(({ isGone, text }) => isGone && answerAsPlainText(text).trim() !== '');
