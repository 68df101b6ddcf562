import type { FactCard } from '@harambee/domain/schemas';
import { announce } from '@harambee/platform';
import { lazy, type Ref, Suspense, useState } from 'react';
import { useStatedProfile } from '../../findings/stated-profile.ts';
import { figureOfNumber } from './figure-of-number.ts';
import { LinkNumber } from './link-number.tsx';

/** Fetched when somebody makes a fact of a number: it brings a form. */
const MakeFact = lazy(async () => ({ default: (await import('./make-fact.tsx')).MakeFact }));

interface NumberSourceProps {
  proposalId: string;
  /** The number in the text; null closes all. */
  anchor: HTMLElement | null;
  cards: readonly FactCard[];
  ref: Ref<HTMLDivElement>;
  onLink: (card: FactCard) => void;
  onClose: () => void;
}

/** What stands behind a number: a fact that is there, or one that is made of it (EDIT-09). */
export function NumberSource({ proposalId, anchor, cards, ref, onLink, onClose }: NumberSourceProps) {
  const [isMaking, setMaking] = useState(false);
  const profile = useStatedProfile();
  const figure = anchor?.textContent ?? '';
  const canMake = !!profile && figureOfNumber(figure) !== undefined;
  if (isMaking && anchor) {
    return (
      <Suspense fallback={null}>
        <MakeFact
          proposalId={proposalId}
          profile={profile}
          figure={figure}
          onMade={(card) => {
            onLink(card);
            announce(`${card.label} is a fact now`);
          }}
          onClose={onClose}
        />
      </Suspense>
    );
  }
  return (
    <LinkNumber
      ref={ref}
      anchor={anchor}
      figure={figure}
      cards={cards}
      onLink={(card) => {
        onLink(card);
        announce(`Linked to ${card.label}`);
      }}
      onMake={canMake ? () => setMaking(true) : undefined}
      onClose={onClose}
    />
  );
}
