import { countingsOf, formatNumber, type LimitCounting, limitCountings, limitUnits } from '@harambee/domain';
import { announce } from '@harambee/platform';
import { Icon } from '@harambee/ui';
import { useEffect, useRef } from 'react';
import type { AnswerLimit } from '../data/question-looks.ts';
import { lengthInWords } from '../questions/state-words.ts';
import * as S from './limit.styles.ts';

/** Milliseconds without a key before a limit that was crossed is said. */
const pause = 1_500;

interface CounterProps {
  limit: AnswerLimit;
  /** Say it when the limit is crossed: while it is written. */
  isSpoken?: boolean;
}

/** How long an answer is in the funder's own counting, with the others that share its limit (CALL-25). */
export function Counter({ limit, isSpoken = false }: CounterProps) {
  const over = limit.count - limit.limit;
  useCrossing(over, limitUnits[limit.unit], isSpoken);
  const share = Math.min(100, Math.round((limit.count / limit.limit) * 100));
  return (
    <S.Counter data-over={over > 0 || undefined}>
      <S.Bar aria-hidden="true">
        <i style={{ width: `${share}%` }} />
      </S.Bar>
      <span>
        {over > 0 && <Icon name="alert-triangle" size={16} />}
        {lengthInWords(limit)}
        {over > 0 && `, ${formatNumber(over)} over the limit`}
      </span>
      {limit.sharedWith.length > 0 && (
        <small>
          {formatNumber(limit.own)} here, the rest in {sharedWords(limit.sharedWith)}
        </small>
      )}
    </S.Counter>
  );
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' });
const sharedWords = (numbers: readonly string[]): string =>
  `${numbers.length === 1 ? 'question' : 'questions'} ${listed.format(numbers)}`;

/** Said once when the limit is crossed in either direction, and only after a pause. */
function useCrossing(over: number, unit: string, isSpoken: boolean): void {
  const isOver = over > 0;
  const before = useRef(isOver);
  const latest = useRef(over);
  latest.current = over;
  useEffect(() => {
    if (!isSpoken) return;
    const timer = setTimeout(() => {
      if (before.current === isOver) return;
      before.current = isOver;
      announce(isOver ? `${formatNumber(latest.current)} ${unit} over the limit` : 'Within the limit again');
    }, pause);
    return () => clearTimeout(timer);
  }, [isOver, unit, isSpoken]);
}

interface CountingChoiceProps {
  unit: AnswerLimit['unit'];
  counting: LimitCounting | undefined;
  /** Absent where it may not be changed. */
  onChoose: ((counting: LimitCounting | undefined) => void) | undefined;
}

const usual = 'usual';

/** How this portal counts, if it differs (CALL-31). Nothing is stored for the usual counting. */
export function CountingChoice({ unit, counting, onChoose }: CountingChoiceProps) {
  const choices = countingsOf(unit);
  return (
    <S.Counting>
      <span>Counted</span>
      <select
        aria-label="How this portal counts"
        value={counting ?? usual}
        disabled={!onChoose}
        onChange={({ target }) =>
          onChoose?.(choices.find((choice) => choice === target.value) as LimitCounting | undefined)
        }
      >
        <option value={usual}>as usual</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {limitCountings[choice]}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </S.Counting>
  );
}
