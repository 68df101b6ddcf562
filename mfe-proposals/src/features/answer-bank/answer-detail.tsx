import { answerLanguages, answerOutcomes, dateInWords, formatDay, paths } from '@harambee/domain';
import type { AnswerUse, BankAnswer } from '@harambee/domain/schemas';
import { May, useUser } from '@harambee/platform';
import { Banner, Button, Icon } from '@harambee/ui';
import { OutboxBanner, StatusChip } from '@harambee/ui/app';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ShownAnswer } from '../../answer-entries.ts';
import * as S from './answer-bank.styles.ts';
import { AnswerBlocks } from './answer-blocks.tsx';
import { isDue, outcomeIcons, wordsInWords } from './answer-words.ts';
import { useAnswerActions } from './use-answer-actions.ts';

interface AnswerDetailProps extends ShownAnswer {
  onClose: () => void;
  onEdit: () => void;
}

/** An answer to be read, copied and looked after (CALL-34). */
export function AnswerDetail({ answer, entry, onClose, onEdit }: AnswerDetailProps) {
  const { id, question, blocks, facts, language, words, isStarred } = answer;
  const heading = useRef<HTMLHeadingElement>(null);
  const actions = useAnswerActions(answer, onClose);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer takes the focus, a change of it does not
  useEffect(() => heading.current?.focus({ preventScroll: true }), [id]);
  return (
    <S.Sheet aria-labelledby="open-answer">
      <S.SheetHead>
        <S.Back onClick={onClose}>
          <Icon name="chevron-left" size={16} />
          All answers
        </S.Back>
        <h2 id="open-answer" ref={heading} tabIndex={-1} dir="auto">
          {question}
        </h2>
        <p>
          {[answer.funder, answer.callName, answerLanguages[language], wordsInWords(words)]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <S.Actions>
          <Button kind="primary" small icon="copy" onClick={() => void actions.copy()}>
            Copy text
          </Button>
          <May do="answers.write">
            {' '}
            <Button small icon="pencil" onClick={onEdit}>
              Edit
            </Button>
            <Button
              small
              icon="star"
              aria-pressed={isStarred}
              disabled={entry?.action === 'answer-create'}
              onClick={() => void actions.star(!isStarred)}
            >
              {isStarred ? 'Starred' : 'Star'}
            </Button>
            <Button
              small
              kind="quiet"
              icon="trash"
              busy={actions.isBusy}
              onClick={() => void actions.remove(entry)}
            >
              Delete
            </Button>
          </May>{' '}
        </S.Actions>
      </S.SheetHead>
      {entry && <OutboxBanner entry={entry} />}
      {isDue(answer) && (
        <Banner
          tone="warning"
          icon="clock"
          title={`Due for review since ${formatDay(answer.reviewOn)}`}
          actions={
            <May do="answers.write">
              <Button small onClick={() => void actions.review()}>
                It still holds
              </Button>
            </May>
          }
        >
          Read it once more. Change what is out of date, or say that it still holds for another year.
        </Banner>
      )}
      <S.Text lang={language === 'other' ? undefined : language}>
        <AnswerBlocks blocks={blocks} facts={facts} />
      </S.Text>
      <Care answer={answer} />
      <Uses uses={answer.usedIn} />
    </S.Sheet>
  );
}

function Care({ answer: { owner, reviewOn, updatedAt } }: { answer: BankAnswer }) {
  const { id: userId } = useUser();
  return (
    <S.Care>
      <div>
        <dt>Owner</dt>
        <dd dir="auto">
          {owner ? (owner.id === userId ? `${owner.name} (you)` : owner.name) : 'Nobody yet'}
        </dd>
      </div>
      <div>
        <dt>Review</dt>
        <dd>{reviewOn === '' ? 'Never' : formatDay(reviewOn)}</dd>
      </div>
      <div>
        <dt>Changed</dt>
        <dd>{dateInWords(updatedAt, { day: 'numeric', month: 'long', year: 'numeric' })}</dd>
      </div>
    </S.Care>
  );
}

function Uses({ uses }: { uses: readonly AnswerUse[] }) {
  return (
    <S.Uses aria-labelledby="answer-uses">
      <h3 id="answer-uses">Where it was used</h3>
      {uses.length === 0 ? (
        <p>Not used in a proposal yet.</p>
      ) : (
        <ul>
          {uses.map(({ proposalId, title, day, outcome }) => (
            <li key={proposalId}>
              <Link to={paths.proposal(proposalId)} dir="auto">
                {title || 'An untitled proposal'}
              </Link>
              <span>{formatDay(day)}</span>
              <StatusChip {...answerOutcomes[outcome]} icon={outcomeIcons[outcome]} />
            </li>
          ))}
        </ul>
      )}
    </S.Uses>
  );
}
