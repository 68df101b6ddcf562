import type { Answer, AnswerStart, Application, SaveAnswer, TextBlock } from '@harambee/domain/schemas';
import { isQueued } from '@harambee/platform';
import { type AnswerEntry, answerTarget } from '../../applications/application-outbox.ts';

/** What the words of a start are today. */
export type StartText = (start: AnswerStart) => TextBlock[];

/** An answer as it will be once this is saved. */
export function answerWith(answer: Answer, body: SaveAnswer, startText: StartText): Answer {
  const isNewStart = body.start !== undefined && body.blocks === undefined;
  const { counting: formerCounting, ...rest } = answer;
  const { counting = formerCounting, ...decided } = body;
  const changed: Answer = {
    ...rest,
    ...decided,
    ...(counting && { counting }),
    ...(isNewStart && { blocks: null }),
  };
  if (body.start === undefined && body.blocks === undefined) return changed;
  const isStale = answer.isTicked && body.isTicked !== true;
  return {
    ...changed,
    text: changed.blocks ?? startText(changed.start),
    ...(isStale && { isChangedSinceTicked: true as const }),
  };
}

/** An application as it will be: what waits to be sent is shown as if it had been. */
export function applicationWith(
  application: Application,
  entries: readonly AnswerEntry[],
  startText: StartText,
): Application {
  if (entries.length === 0) return application;
  const answers = application.answers.map((answer) => {
    const id = answerTarget(application.proposalId, answer.questionId);
    if (answer.isGone) return answer;
    return entries
      .filter((entry) => entry.data.id === id && isQueued(entry))
      .reduce((changed, { data }) => answerWith(changed, data.body, startText), answer);
  });
  return { ...application, answers };
}
