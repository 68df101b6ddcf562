import { paths } from '@harambee/domain';
import { May } from '@harambee/platform';
import { Button, EmptyState } from '@harambee/ui';
import * as S from './answer-bank.styles.ts';

/** The first visit: it teaches what the answer bank is for, and offers the one next step. */
export function NoAnswers() {
  return (
    <S.Frame>
      <EmptyState
        picture="boat"
        title="Your first answer starts here"
        text="When you submit a proposal, its answers are kept here. Star one while you write it, or write one now."
        action={
          <May do="answers.write">
            <Button kind="primary" icon="plus" to={`${paths.answers}?open=new`}>
              Write an answer
            </Button>
          </May>
        }
      />
      <S.Lessons>
        <li>
          <b>Found by meaning</b>“What will be different?” finds “Expected outcomes”, in four languages
        </li>
        <li>
          <b>How it went</b>where each answer was used, and whether the funder said yes
        </li>
        <li>
          <b>Kept up to date</b>an owner and a day for review, numbers linked to your records
        </li>
      </S.Lessons>
    </S.Frame>
  );
}

interface NothingFoundProps {
  isNarrowed: boolean;
  onShowAll: () => void;
}

/** Where no answer is left by search and filters. */
export const NothingFound = ({ isNarrowed, onShowAll }: NothingFoundProps) => (
  <EmptyState
    picture="boat"
    title={isNarrowed ? 'No answer with these filters' : 'Nothing fits'}
    text={
      isNarrowed
        ? 'Choose other filters, or show all.'
        : 'No former answer says anything like it. Ask in other words, or write a new answer.'
    }
    action={
      <Button kind="plain" onClick={onShowAll}>
        Show all answers
      </Button>
    }
  />
);
