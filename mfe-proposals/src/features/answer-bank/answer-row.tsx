import { entryStateOf, textOfBlocks } from '@harambee/domain';
import type { AnswerMatch } from '@harambee/domain/schemas';
import { Icon, VisuallyHidden } from '@harambee/ui';
import { OutboxChip, StatusChip } from '@harambee/ui/app';
import { Link } from 'react-router-dom';
import type { ShownAnswer } from '../../answer-entries.ts';
import * as S from './answer-bank.styles.ts';
import { bestOutcome, isDue, outcomeIcons, usesInWords, whyFound, wordsInWords } from './answer-words.ts';

interface AnswerRowProps extends ShownAnswer {
  to: string;
  isOpen: boolean;
  /** Why it was found; absent in a list. */
  match?: AnswerMatch;
}

/** One answer of the list: the question, how the answer begins, and how it went. */
export function AnswerRow({ answer, entry, to, isOpen, match }: AnswerRowProps) {
  const { question, blocks, funder, words, usedIn, isStarred } = answer;
  const best = bestOutcome(usedIn);
  return (
    <S.Row data-open={isOpen || undefined}>
      <h2>
        <Link to={to} data-answer-link="" dir="auto" aria-current={isOpen || undefined}>
          {question}
        </Link>
        {isStarred && (
          <S.Star>
            <Icon name="star" size={16} />
            <VisuallyHidden>Starred</VisuallyHidden>
          </S.Star>
        )}
      </h2>
      <S.Start dir="auto">{textOfBlocks(blocks).text.slice(0, 300)}</S.Start>
      {match && whyFound(match) !== '' && (
        <S.Why>
          <Icon name="search" size={14} />
          {whyFound(match)}
        </S.Why>
      )}
      <S.Facts>
        {entry && <OutboxChip state={entryStateOf(entry)} />}
        {!entry && best && (
          <StatusChip tone={best.tone} label={best.label} icon={outcomeIcons[best.outcome]} />
        )}
        {isDue(answer) && <StatusChip tone="warning" label="Due for review" icon="clock" />}
        <span>{[funder, usesInWords(usedIn), wordsInWords(words)].filter(Boolean).join(' · ')}</span>
      </S.Facts>
    </S.Row>
  );
}
