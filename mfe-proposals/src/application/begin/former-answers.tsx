import { answerAsPlainText, answerOutcomes, formatDay } from '@harambee/domain';
import type { FoundAnswer } from '@harambee/domain/schemas';
import { Button, Icon } from '@harambee/ui';
import { StatusChip } from '@harambee/ui/app';
import { useFormerAnswers } from '../../former-answers/use-former-answers.ts';
import type { QuestionLook } from '../data/question-looks.ts';
import * as S from './former-answers.styles.ts';

interface FormerAnswersProps {
  look: QuestionLook;
  /** Absent where nothing may be changed. */
  onBegin: ((former: FoundAnswer) => void) | undefined;
}

/** The best former answers to a question, with where they were used and how that went (CALL-33, CALL-34). */
export function FormerAnswers({ look: { question }, onBegin }: FormerAnswersProps) {
  const { matches } = useFormerAnswers(question.text);
  if (matches.length === 0) return null;
  return (
    <S.Former>
      <summary>
        <Icon name="chevron-down" size={16} />
        {matches.length === 1 ? '1 former answer fits' : `${matches.length} former answers fit`}
      </summary>
      <ol>
        {matches.map((former) => (
          <li key={former.answer.id}>
            <Former former={former} onBegin={onBegin && (() => onBegin(former))} />
          </li>
        ))}
      </ol>
    </S.Former>
  );
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

function Former({
  former: { answer, match },
  onBegin,
}: {
  former: FoundAnswer;
  onBegin: (() => void) | undefined;
}) {
  const [last] = answer.usedIn;
  const why = [...match.subjects, ...match.words.map((word) => `“${word}”`)].slice(0, 4);
  return (
    <article>
      <h3 dir="auto">{answer.question}</h3>
      <p dir="auto">{answerAsPlainText(answer.blocks)}</p>
      <footer>
        {last && <StatusChip {...answerOutcomes[last.outcome]} />}
        <span dir="auto">
          {[answer.funder, last && `${last.title}, ${formatDay(last.day)}`].filter(Boolean).join(' · ')}
        </span>
        {why.length > 0 && <span>Both speak of {listed.format(why)}</span>}
        {onBegin && (
          <Button small aria-label={`Begin from this: ${answer.question}`} onClick={onBegin}>
            Begin from this
          </Button>
        )}
      </footer>
    </article>
  );
}
