import { useMay } from '@harambee/platform';
import { Button, Icon } from '@harambee/ui';
import { useComments } from '../../comments/state/comments-context.ts';
import { useAnswers } from '../answers-context.ts';
import type { QuestionLook } from '../data/question-looks.ts';
import { CopyAnswer } from '../portal/copy-answer.tsx';
import * as S from './answer.styles.ts';

interface AnswerToolsProps {
  look: QuestionLook;
  editButton: string;
  onEdit: (() => void) | undefined;
}

/** What can be done with an answer: edit, copy, keep, go on to the next. */
export function AnswerTools({ look, editButton, onEdit }: AnswerToolsProps) {
  const { looks, select, canEdit, save } = useAnswers();
  const { question, answer } = look;
  const comments = useComments();
  const mayComment = useMay('comments.write');
  const at = looks.findIndex((one) => one.question.id === question.id);
  const [before, after] = [looks[at - 1], looks[at + 1]];
  const hasText = answer.text.length > 0;
  return (
    <>
      {answer.isTicked && (
        <S.Note {...(answer.isChangedSinceTicked && { 'data-tone': 'warning' })}>
          <Icon name={answer.isChangedSinceTicked ? 'refresh' : 'check'} size={16} />
          {answer.isChangedSinceTicked
            ? 'It has changed since it was copied: the portal has older words.'
            : 'Copied into the portal.'}
        </S.Note>
      )}
      <S.Tools>
        {onEdit && (
          <Button id={editButton} kind="primary" icon="pencil" onClick={onEdit}>
            Edit answer
          </Button>
        )}
        {hasText && <CopyAnswer look={look} />}
        {hasText && canEdit && (
          <Button
            kind="quiet"
            icon="star"
            aria-pressed={answer.isStarred}
            onClick={() => void save(answer, { isStarred: !answer.isStarred })}
          >
            Keep in the answer bank
          </Button>
        )}
        {comments && mayComment && (
          <Button
            kind="quiet"
            icon="comment"
            onClick={() => comments.ask({ kind: 'answer', questionId: question.id })}
          >
            Comment
          </Button>
        )}
        <span data-end="">
          <Button
            small
            kind="quiet"
            icon="chevron-left"
            disabled={!before}
            onClick={() => before && select(before.question.id)}
          >
            Previous
          </Button>
          <Button
            small
            kind="quiet"
            iconAfter="chevron-right"
            disabled={!after}
            onClick={() => after && select(after.question.id)}
          >
            Next
          </Button>
        </span>
      </S.Tools>
    </>
  );
}
