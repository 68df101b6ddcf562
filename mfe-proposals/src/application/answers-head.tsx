import { Button } from '@harambee/ui';
import { portalAddress } from '../applications/application-places.ts';
import { DeadlineWords } from '../call-form/deadline-words.tsx';
import { CommentsButton } from '../comments/state/comments-button.tsx';
import * as S from './answers.styles.ts';
import { useAnswers } from './answers-context.ts';
import { AnswerFiles } from './files/answer-files.tsx';
import { MadeFor } from './made-for/made-for.tsx';
import { Missing } from './missing/missing.tsx';

/** What the answers are for, how far they are, and what can be done with all of them. */
export function AnswersHead() {
  const { application, looks } = useAnswers();
  const { proposalId } = application;
  return (
    <S.Head aria-label="Application">
      <S.HeadLine>
        <MadeFor />
        <DeadlineWords deadline={application.call} />
        {looks.length > 0 && (
          <S.HeadActions>
            <Button icon="copy" to={portalAddress(proposalId)}>
              Work beside the portal
            </Button>
            <AnswerFiles />
            <CommentsButton />
          </S.HeadActions>
        )}
      </S.HeadLine>
      {looks.length > 0 && <Missing />}
    </S.Head>
  );
}
