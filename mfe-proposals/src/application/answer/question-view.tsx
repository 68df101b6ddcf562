import { limitInWords } from '@harambee/domain';
import { Button } from '@harambee/ui';
import { SkeletonText } from '@harambee/ui/app';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useFocusLater } from '../../tables/use-focus-later.ts';
import { useAnswers } from '../answers-context.ts';
import { BeginsFrom, useStartDialog } from '../begin/begins-from.tsx';
import { FormerAnswers } from '../begin/former-answers.tsx';
import type { QuestionLook } from '../data/question-looks.ts';
import type { UnsavedAnswer } from '../data/unsaved-answer.ts';
import { Counter, CountingChoice } from '../limit/counter.tsx';
import { Shorten } from '../limit/shorten.tsx';
import { questionTitle } from '../questions/state-words.ts';
import * as S from './answer.styles.ts';
import { AnswerInOutbox } from './answer-in-outbox.tsx';
import { AnswerText } from './answer-text.tsx';
import { AnswerTools } from './answer-tools.tsx';
import { useAnswerBase } from './use-answer-base.ts';

/** Fetched when somebody is about to write: it brings the editor's framework. */
const AnswerEditor = lazy(async () => ({ default: (await import('./answer-editor.tsx')).AnswerEditor }));

const editButton = 'edit-answer';

interface QuestionViewProps {
  look: QuestionLook;
  /** Typed before the page was loaded anew, and not saved. */
  unsaved: UnsavedAnswer | undefined;
  /** Its heading gets the focus: somebody chose the question. */
  isChosen: boolean;
}

/** A question with its answer, in the funder's order. */
export function QuestionView({ look, unsaved, isChosen }: QuestionViewProps) {
  const { canEdit, save } = useAnswers();
  const { question, answer, limit } = look;
  // A note of a missing fact is no answer, but something to read.
  const hasText = answer.text.length > 0;
  const base = useAnswerBase(look);
  const [editing, setEditing] = useState<{ turn: number; restored: UnsavedAnswer | undefined } | undefined>(
    unsaved && { turn: 0, restored: unsaved },
  );
  const starting = useStartDialog(look);
  const focusLater = useFocusLater();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isChosen) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isChosen]);
  const done = () => {
    setEditing(undefined);
    focusLater(editButton);
  };
  const isEditing = canEdit && editing !== undefined;
  const body = isEditing ? (
    <Suspense fallback={<SkeletonText lines={5} />}>
      <AnswerEditor
        key={editing.turn}
        look={look}
        base={base}
        restored={editing.restored}
        onDone={done}
        onReplaced={() => setEditing({ turn: editing.turn + 1, restored: undefined })}
      />
    </Suspense>
  ) : hasText ? (
    <AnswerText look={look} blocks={answer.text} base={base} />
  ) : (
    <S.Empty>
      <p>{canEdit ? 'Nothing is written here yet.' : 'Nothing was written here.'}</p>
      {canEdit && (
        <Button id={editButton} icon="pencil" onClick={() => setEditing({ turn: 0, restored: undefined })}>
          Write the answer
        </Button>
      )}
    </S.Empty>
  );
  return (
    <S.Question aria-labelledby="question-title" data-question={question.id}>
      <S.Head>
        {question.section && <p dir="auto">{question.section}</p>}
        <h2 ref={heading} id="question-title" tabIndex={-1} dir="auto">
          {questionTitle(look)}
        </h2>
        {question.help && <S.Help dir="auto">{question.help}</S.Help>}
        <p>
          {[question.required ? 'Required' : 'Optional', limitInWords(question)].filter(Boolean).join(' · ')}
        </p>
      </S.Head>
      <AnswerInOutbox look={look} />
      {!isEditing && (
        <FormerAnswers
          look={look}
          onBegin={
            canEdit ? ({ answer: { id } }) => starting.open({ kind: 'bank', answerId: id }) : undefined
          }
        />
      )}
      <S.Facts>
        <BeginsFrom look={look} onChange={canEdit && !isEditing ? () => starting.open() : undefined} />
        {limit && (
          <CountingChoice
            unit={limit.unit}
            counting={answer.counting}
            onChoose={
              canEdit && !isEditing
                ? (counting) => void save(answer, { counting: counting ?? null })
                : undefined
            }
          />
        )}
      </S.Facts>
      {body}
      {limit && !isEditing && hasText && (
        <S.Note as="div">
          <Counter limit={limit} />
          {canEdit && limit.count > limit.limit && <Shorten look={look} limit={limit} />}
        </S.Note>
      )}
      {!isEditing && (
        <AnswerTools
          look={look}
          editButton={editButton}
          onEdit={canEdit && hasText ? () => setEditing({ turn: 0, restored: undefined }) : undefined}
        />
      )}
      {starting.dialog}
    </S.Question>
  );
}
