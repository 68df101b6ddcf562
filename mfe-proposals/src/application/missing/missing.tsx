import { isAnswered, paths } from '@harambee/domain';
import { Icon, type IconName, Link, ProgressBar } from '@harambee/ui';
import type { ReactNode } from 'react';
import { useAnswers } from '../answers-context.ts';
import * as S from './missing.styles.ts';
import { type MissingPoint, missingPoints } from './missing-points.ts';
import { useHeldState } from './use-held-state.ts';

const looksOfKinds: Record<MissingPoint['kind'], { icon: IconName; tone: string }> = {
  call_unknown: { icon: 'clock', tone: 'warning' },
  unanswered: { icon: 'minus', tone: 'plain' },
  over_limit: { icon: 'shorten', tone: 'error' },
  needs: { icon: 'pencil', tone: 'warning' },
  document: { icon: 'file', tone: 'error' },
  not_eligible: { icon: 'alert-circle', tone: 'error' },
  ask: { icon: 'info', tone: 'plain' },
  changed: { icon: 'refresh', tone: 'warning' },
};

/** How far the answers are, and what is missing: each point leads to its place (CALL-43). */
export function Missing() {
  const { looks } = useAnswers();
  const state = useHeldState();
  const answered = looks.filter(({ answer }) => isAnswered(answer.text)).length;
  const points = missingPoints(state, looks);
  const gaps = points.flatMap((point) => point.gaps);
  return (
    <S.Box>
      <p>
        <span>
          <b>
            {answered} of {looks.length}
          </b>{' '}
          answered
        </span>
        {state.ticked > 0 && (
          <span>
            <b>
              {state.ticked} of {looks.length}
            </b>{' '}
            copied
          </span>
        )}
      </p>
      <ProgressBar
        label="Answered questions"
        value={(answered / looks.length) * 100}
        valueText={`${answered} of ${looks.length}`}
      />
      <S.Points aria-label="What is missing">
        {points.map((point) => (
          <li key={point.kind}>
            <Place gap={point.gaps[0] as MissingPoint['gaps'][number]} tone={looksOfKinds[point.kind].tone}>
              <Icon name={looksOfKinds[point.kind].icon} size={16} />
              {point.words}
            </Place>
          </li>
        ))}
        {points.length === 0 && (
          <li>
            <span data-tone="success">
              <Icon name="check-circle" size={16} />
              Nothing is missing
            </span>
          </li>
        )}
      </S.Points>
      {gaps.length > points.length && (
        <S.All>
          <summary>
            <Icon name="chevron-down" size={16} /> All {gaps.length}, one by one
          </summary>
          <ul>
            {gaps.map((gap) => (
              <li key={`${gap.message} ${gap.questionIds[0]}`}>
                <Place gap={gap}>{gap.message}</Place>
              </li>
            ))}
          </ul>
        </S.All>
      )}
    </S.Box>
  );
}

interface PlaceProps {
  gap: MissingPoint['gaps'][number];
  tone?: string;
  children: ReactNode;
}

/** Leads to the question; what concerns no question is on the page of the call. */
function Place({ gap: { questionIds }, tone, children }: PlaceProps) {
  const { application, select } = useAnswers();
  const [question] = questionIds;
  if (question !== undefined) {
    return (
      <button type="button" data-tone={tone} onClick={() => select(question)}>
        {children}
      </button>
    );
  }
  if (application.callId === undefined) return <span data-tone={tone}>{children}</span>;
  return (
    <Link to={paths.call(application.callId)} data-tone={tone}>
      {children}
    </Link>
  );
}
