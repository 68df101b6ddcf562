import { answerAsPlainText } from '@harambee/domain';
import { Banner, Button, Card, EmptyState, Icon } from '@harambee/ui';
import { useEffect, useRef } from 'react';
import { QuestionView } from './answer/question-view.tsx';
import * as S from './answers.styles.ts';
import { useAnswers } from './answers-context.ts';
import { AnswersHead } from './answers-head.tsx';
import { itemId, QuestionList } from './questions/question-list.tsx';
import { goneAnswers } from './questions/question-looks.ts';

/** The list of questions, and beside it the one that is open; in a narrow room one or the other. */
export function AnswersPanel({ open }: { open: string | undefined }) {
  const { application, looks, select } = useAnswers();
  const chosen = looks.find(({ question }) => question.id === open);
  const shown = chosen ?? looks.find(({ state }) => state !== 'copied' && state !== 'answered') ?? looks[0];
  useFocusOnReturn(chosen?.question.id);
  const wasOpen = useRef(open);
  const isChosen = chosen !== undefined && wasOpen.current !== open;
  useEffect(() => {
    wasOpen.current = open;
  }, [open]);
  return (
    <S.Panel>
      <AnswersHead />
      {application.isSent && (
        <Banner tone="info" title="These answers were sent">
          They stay as they are. You can still read and copy them.
        </Banner>
      )}
      {looks.length === 0 ? <NoQuestions /> : null}
      {shown && (
        <S.Columns data-open={chosen ? '' : undefined}>
          <S.List>
            <QuestionList shown={shown.question.id} />
            <Gone />
          </S.List>
          <S.Detail>
            <S.Back type="button" onClick={() => select(undefined)}>
              <Icon name="chevron-left" size={16} /> All questions
            </S.Back>
            <QuestionView key={shown.question.id} look={shown} isChosen={isChosen} />
          </S.Detail>
        </S.Columns>
      )}
    </S.Panel>
  );
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
      <summary>No longer asked ({gone.length})</summary>
      {gone.map(({ questionId, question, text }) => (
        <div key={questionId}>
          {question && <b dir="auto">{question}</b>}
          <p dir="auto">{answerAsPlainText(text)}</p>
        </div>
      ))}
    </S.Gone>
  );
}
