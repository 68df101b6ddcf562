import type { FactCard } from '@harambee/domain/schemas';
import { Button } from '@harambee/ui';
import { AnchoredCard } from '@harambee/ui/app';
import { type Ref, useState } from 'react';
import * as S from '../editor.styles.ts';
import { matchingFacts, statesFigure } from './matching-facts.ts';

const few = 5;

interface LinkNumberProps {
  /** The number in the text; null closes the card. */
  anchor: HTMLElement | null;
  figure: string;
  cards: readonly FactCard[];
  ref: Ref<HTMLDivElement>;
  onLink: (card: FactCard) => void;
  /** Absent where no fact can be made of it. */
  onMake: (() => void) | undefined;
  onClose: () => void;
}

/** Which fact stands behind a number: the first press opens this, the second chooses. */
export function LinkNumber({ anchor, figure, cards, ref, onLink, onMake, onClose }: LinkNumberProps) {
  const [areAllShown, setAllShown] = useState(false);
  const found = matchingFacts(cards, figure);
  const shown = areAllShown ? found : found.slice(0, few);
  return (
    <AnchoredCard anchor={anchor} label={`Link ${figure} to a fact`} ref={ref}>
      <S.CardHead>{figure} has no source</S.CardHead>
      <S.CardHelp>
        {found.length > 0
          ? 'Choose the fact it states. It then follows that fact when it changes.'
          : 'No fact of this proposal has a number.'}
      </S.CardHelp>
      <S.Choices>
        {shown.map((card) => (
          <li key={card.id}>
            <button
              type="button"
              onClick={() => onLink(card)}
              onKeyDown={({ key }) => key === 'Escape' && onClose()}
            >
              <span>{card.label}</span>
              <span>
                <b>{card.value}</b> {!statesFigure(card, figure) && <small>another number</small>}
              </span>
            </button>
          </li>
        ))}
      </S.Choices>
      <S.CardActions>
        {onMake && (
          <Button small icon="plus" onClick={onMake}>
            Make it a fact
          </Button>
        )}
        {shown.length < found.length && (
          <Button small kind="quiet" onClick={() => setAllShown(true)}>
            All {found.length} facts
          </Button>
        )}
      </S.CardActions>
      {!onMake && (
        <S.CardHelp>To make it a fact, add it to the form or to your organization’s profile.</S.CardHelp>
      )}
    </AnchoredCard>
  );
}
