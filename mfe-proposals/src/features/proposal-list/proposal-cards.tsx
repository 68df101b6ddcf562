import { formatNumber } from '@harambee/domain';
import type { ProposalCard as Card } from '@harambee/domain/schemas';
import { Button, media, styled } from '@harambee/ui';
import { ProposalCard } from './proposal-card.tsx';

const Grid = styled.ul`
  display: grid; gap: 16px; grid-template-columns: repeat(3, minmax(0, 1fr));
  & > li { display: grid; min-width: 0; }
  @media (max-width: 1150px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (max-width: 699px) { grid-template-columns: minmax(0, 1fr); }
`;

const More = styled.p`
  display: flex; flex-wrap: wrap; justify-content: center; align-items: center; gap: 4px 8px; margin-top: 24px;
  font-size: 13px; color: var(--ink-3);
  @media ${media.phone} { flex-direction: column; }
`;

export function Cards({ proposals }: { proposals: Card[] }) {
  return (
    <Grid aria-label="Proposals">
      {proposals.map((proposal) => (
        <li key={proposal.id}>
          <ProposalCard proposal={proposal} />
        </li>
      ))}
    </Grid>
  );
}

interface ShowMoreProps {
  shown: number;
  /** Unknown while a search narrows the list. */
  total: number | undefined;
  isBusy: boolean;
  onShowMore: () => void;
}

export function ShowMore({ shown, total, isBusy, onShowMore }: ShowMoreProps) {
  return (
    <More>
      <span>
        Showing {formatNumber(shown)}
        {total !== undefined && total > shown && ` of ${formatNumber(total)}`}.
      </span>
      <Button kind="quiet" small busy={isBusy} onClick={onShowMore}>
        Show more
      </Button>
    </More>
  );
}
