import { isAnswered } from '@harambee/domain';
import { Icon, ProgressBar, styled } from '@harambee/ui';
import { useAnswers } from '../answers-context.ts';
import { states } from '../questions/state-words.ts';
import { type MissingPoint, missingPoints } from './missing-points.ts';

const Box = styled.div`
  display: grid; gap: 12px; grid-template-columns: minmax(0, 1fr);
  & > p { display: flex; flex-wrap: wrap; gap: 4px 16px; font-size: 13.5px; line-height: 20px; color: var(--ink-2); font-variant-numeric: tabular-nums; }
  & > p > b { font-weight: 600; color: var(--ink); }
`;

const Points = styled.ul`
  display: flex; flex-wrap: wrap; gap: 6px 8px; list-style: none; margin: 0; padding: 0;
  & button, & > li > span {
    display: inline-flex; gap: 6px; align-items: center; min-height: 32px; padding: 4px 12px 4px 8px; border: 1px solid var(--line); border-radius: 16px;
    font-size: 13px; line-height: 18px; text-align: start; color: var(--ink-2);
  }
  & button:hover { background: var(--sunken); color: var(--ink); }
  & svg { flex: none; }
  & [data-tone='error'] { color: var(--error-ink); border-color: var(--error-line); background: var(--error-tint); }
  & [data-tone='warning'] { color: var(--warning-ink); border-color: var(--warning-line); background: var(--warning-tint); }
  & [data-tone='success'] { color: var(--success-ink); border-color: var(--success-line); background: var(--success-tint); }
  @media (pointer: coarse) { & button { min-height: 44px; border-radius: 22px; } }
`;

const icons = { unanswered: states.empty, over: states.over, needs: states.needs, changed: states.changed };

/** How far the answers are, and what is missing: each point leads to its place. */
export function Missing() {
  const { looks, select } = useAnswers();
  const answered = looks.filter(({ answer }) => isAnswered(answer.text)).length;
  const copied = looks.filter(({ answer }) => answer.isTicked).length;
  const points = missingPoints(looks);
  const point = ({ kind, words, looks: own }: MissingPoint) => {
    const [first] = own;
    const { icon, tone } = icons[kind];
    return (
      <li key={kind}>
        <button type="button" data-tone={tone} onClick={() => first && select(first.question.id)}>
          <Icon name={icon} size={16} />
          {words}
        </button>
      </li>
    );
  };
  return (
    <Box>
      <p>
        <span>
          <b>
            {answered} of {looks.length}
          </b>{' '}
          answered
        </span>
        {copied > 0 && (
          <span>
            <b>
              {copied} of {looks.length}
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
      <Points aria-label="What is missing">
        {points.map(point)}
        {points.length === 0 && (
          <li>
            <span data-tone="success">
              <Icon name="check-circle" size={16} />
              Nothing is missing in the answers
            </span>
          </li>
        )}
      </Points>
    </Box>
  );
}
