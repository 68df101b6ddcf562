import { type EntryState, entryStateOf } from '@harambee/domain';
import type { ProposalListItem } from '@harambee/domain/schemas';
import { useOutbox } from '@harambee/platform';
import { room, styled } from '@harambee/ui';
import { memo } from 'react';
import type { ProposalEditEntry } from '../../outbox.ts';
import { cardWith, newestEdits } from '../../outbox-entries.ts';
import { ProposalCard } from './proposal-card.tsx';

/**
 * All that is loaded stays in the document: the browser's search finds it, arrows and screen readers walk through it.
 * What is out of sight is neither laid out nor painted, which keeps thousands of cards light; the padding leaves room
 * for the frame of a focused card, which such a box would cut off.
 */
export const Grid = styled.ul`
  display: grid; gap: 16px; grid-template-columns: repeat(3, minmax(0, 1fr));
  & > li {
    display: grid; min-width: 0; margin: -2px; padding: 2px;
    content-visibility: auto; contain-intrinsic-size: auto none auto 236px;
  }
  @container ${room.medium} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @container ${room.slim} { grid-template-columns: minmax(0, 1fr); }
`;

function cardOf(
  proposal: ProposalListItem,
  edit: ProposalEditEntry | undefined,
): { proposal: ProposalListItem; entryState?: EntryState } {
  return edit ? { proposal: cardWith(proposal, edit), entryState: entryStateOf(edit) } : { proposal };
}

/** A page that arrives, or one card that changes, leaves the others alone. */
const StillCard = memo(ProposalCard);

interface CardsProps {
  proposals: ProposalListItem[];
  /** Loaded or not; unknown while a search narrows the list. */
  total: number | undefined;
}

export function Cards({ proposals, total }: CardsProps) {
  const edits = newestEdits(useOutbox());
  return (
    <Grid aria-label="Proposals">
      {proposals.map((proposal, place) => (
        <li key={proposal.id} data-card={proposal.id} aria-posinset={place + 1} aria-setsize={total ?? -1}>
          <StillCard {...cardOf(proposal, edits.get(proposal.id))} />
        </li>
      ))}
    </Grid>
  );
}
