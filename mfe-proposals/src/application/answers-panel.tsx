import { answerAsPlainText, saySameBlocks } from '@harambee/domain';
import { useRestoredText } from '@harambee/platform';
import { Banner, Button, Card, EmptyState, Icon } from '@harambee/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { areCommentsWanted } from '../comments/state/comments-button.tsx';
import { useComments } from '../comments/state/comments-context.ts';
import { QuestionView } from './answer/question-view.tsx';
import * as S from './answers.styles.ts';
import { useAnswers } from './answers-context.ts';
import { AnswersHead } from './answers-head.tsx';
import { goneAnswers, type QuestionLook } from './data/question-looks.ts';
import { parseUnsavedAnswer, type UnsavedAnswer, unsavedAnswerName } from './data/unsaved-answer.ts';
import { itemId, QuestionList } from './questions/question-list.tsx';

/** Fetched when there are comments, or somebody is about to write one. */
const AnswerComments = lazy(async () => ({
  default: (await import('./comments/answer-comments.tsx')).AnswerComments,
}));

/** The list of questions, and beside it the one that is open; in a narrow room one or the other. */
export function AnswersPanel({ open }: { open: string | undefined }) {
  const { application, looks, select } = useAnswers();
  const chosen = looks.find(({ question }) => question.id === open);
  const comments = useComments();
  const margin = useRef<HTMLDivElement>(null);
  const unsaved = useUnsavedAnswer();
  // What it begins with stays, also when it is answered meanwhile.
  const [first] = useState(() => unsaved?.questionId ?? firstOpen(looks)?.question.id);
  const shown = chosen ?? looks.find(({ question }) => question.id === first) ?? looks[0];
  useFocusOnReturn(chosen?.question.id);
  const wasOpen = useRef(open);
  const isChosen = chosen !== undefined && wasOpen.current !== open;
  useEffect(() => {
    wasOpen.current = open;
  }, [open]);
  return (
    <S.Panel data-open={chosen ? '' : undefined}>
      <AnswersHead />
      {application.isSent && (
        <Banner tone="info" title="These answers were sent">
          They stay as they are. You can still read and copy them.
        </Banner>
      )}
      {looks.length === 0 ? <NoQuestions /> : null}
      {shown && (
        <S.Columns
          data-open={chosen ? '' : undefined}
          data-comments-open={(comments?.view.isOpen && comments.view.isBeside) || undefined}
        >
          <S.List>
            <QuestionList shown={shown.question.id} />
            <Gone />
          </S.List>
          <S.Detail>
            <S.Back type="button" onClick={() => select(undefined)}>
              <Icon name="chevron-left" size={16} /> All questions
            </S.Back>
            <QuestionView
              key={shown.question.id}
              look={shown}
              unsaved={unsaved?.questionId === shown.question.id ? unsaved : undefined}
              isChosen={isChosen}
            />
          </S.Detail>
          <S.Margin ref={margin} />
          {comments && areCommentsWanted(comments) && (
            <Suspense fallback={null}>
              <AnswerComments page={comments} look={shown} margin={margin} />
            </Suspense>
          )}
        </S.Columns>
      )}
    </S.Panel>
  );
}

const firstOpen = (looks: readonly QuestionLook[]) =>
  looks.find(({ state }) => state !== 'copied' && state !== 'answered');

/** What was typed before the page was loaded anew, and has not arrived since. */
function useUnsavedAnswer(): UnsavedAnswer | undefined {
  const { proposal, looks, canEdit } = useAnswers();
  const { restored } = useRestoredText(unsavedAnswerName(proposal.id), parseUnsavedAnswer);
  const [unsaved] = useState(() => {
    const look = looks.find(({ question }) => question.id === restored?.content.questionId);
    if (!look || !restored || !canEdit) return undefined;
    return saySameBlocks(look.answer.text, restored.content.blocks) ? undefined : restored.content;
  });
  return unsaved;
}

/** Back in the list, the question one came from has the focus. */
function useFocusOnReturn(chosen: string | undefined) {
  const before = useRef(chosen);
  useEffect(() => {
    const last = before.current;
    before.current = chosen;
    if (last && !chosen) document.getElementById(itemId(last))?.focus();
  }, [chosen]);
}

function NoQuestions() {
  const { application } = useAnswers();
  return (
    <Card>
      <EmptyState
        picture="boat"
        title="This call asks no questions yet"
        text="Add the funder’s questions to the call, or import them: then each one gets its answer here."
        action={
          application.callId && (
            <Button kind="primary" to={`/calls/${application.callId}`}>
              Open the call
            </Button>
          )
        }
      />
    </Card>
  );
}

/** Answers to questions that the call no longer asks: kept to be read and copied. */
function Gone() {
  const { application } = useAnswers();
  const gone = goneAnswers(application);
  if (gone.length === 0) return null;
  return (
    <S.Gone>
      <summary>
        <Icon name="chevron-down" size={16} /> No longer asked ({gone.length})
      </summary>
      {gone.map(({ questionId, question, text }) => (
        <div key={questionId}>
          {question && <b dir="auto">{question}</b>}
          <p dir="auto">{answerAsPlainText(text)}</p>
        </div>
      ))}
    </S.Gone>
  );
}
