import type { ApplicationGap, ApplicationGapKind, ApplicationState } from '@harambee/domain';
import type { QuestionLook } from '../data/question-looks.ts';

type PointKind = ApplicationGapKind | 'changed';

/** What is missing, of one kind. */
export interface MissingPoint {
  kind: PointKind;
  words: string;
  /** Each with its place. */
  gaps: readonly Pick<ApplicationGap, 'message' | 'questionIds' | 'isBlocking'>[];
}

const counted: Record<PointKind, (count: number) => string> = {
  call_unknown: () => 'The call has not arrived yet',
  unanswered: (count) =>
    count === 1 ? '1 required question has no answer' : `${count} required questions have no answer`,
  over_limit: (count) => (count === 1 ? '1 limit is exceeded' : `${count} limits are exceeded`),
  needs: (count) => (count === 1 ? '1 answer needs a fact' : `${count} answers need facts`),
  document: (count) =>
    count === 1 ? '1 document is missing or not valid' : `${count} documents are missing or not valid`,
  not_eligible: (count) => (count === 1 ? '1 rule is not met' : `${count} rules are not met`),
  ask: (count) => (count === 1 ? '1 rule to ask the funder about' : `${count} rules to ask the funder about`),
  changed: (count) =>
    count === 1 ? '1 answer changed since it was copied' : `${count} answers changed since they were copied`,
};

/** What is missing by kind, in the order in which one mends it. */
export function missingPoints({ gaps }: ApplicationState, looks: readonly QuestionLook[]): MissingPoint[] {
  const changed = looks
    .filter(({ state }) => state === 'changed')
    .map(({ question }) => ({ message: question.text, questionIds: [question.id], isBlocking: false }));
  return (Object.keys(counted) as PointKind[]).flatMap((kind) => {
    const own = kind === 'changed' ? changed : gaps.filter((gap) => gap.kind === kind);
    return own.length > 0 ? [{ kind, words: counted[kind](own.length), gaps: own }] : [];
  });
}
