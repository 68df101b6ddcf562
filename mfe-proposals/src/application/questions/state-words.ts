import { formatNumber, limitUnits } from '@harambee/domain';
import type { IconName } from '@harambee/ui';
import type { AnswerLimit, QuestionLook, QuestionState } from '../data/question-looks.ts';

/** How a state is shown: an icon and words, never color alone. */
export const states: Record<QuestionState, { icon: IconName; words: string; tone: string }> = {
  over: { icon: 'shorten', words: 'Over the limit', tone: 'error' },
  needs: { icon: 'pencil', words: 'Needs a fact', tone: 'warning' },
  changed: { icon: 'refresh', words: 'Changed since it was copied', tone: 'warning' },
  copied: { icon: 'check', words: 'Copied', tone: 'success' },
  answered: { icon: 'file', words: 'Answered', tone: 'plain' },
  empty: { icon: 'minus', words: 'No answer yet', tone: 'quiet' },
};

/** "128 of 300 words". */
export const lengthInWords = ({
  count,
  limit,
  unit,
}: Pick<AnswerLimit, 'count' | 'limit' | 'unit'>): string =>
  `${formatNumber(count)} of ${formatNumber(limit)} ${limitUnits[unit]}`;

/** "3. What changes for whom?" */
export const questionTitle = ({ number, question }: Pick<QuestionLook, 'number' | 'question'>): string =>
  `${number}. ${question.text}`;
