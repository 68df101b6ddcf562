import { currencyOf, formatMoney, paths } from '@harambee/domain';
import type { ProposalListItem } from '@harambee/domain/schemas';
import { May } from '@harambee/platform';
import { Button, Card, EmptyState, ProgressBar, room, styled } from '@harambee/ui';
import { Loading, ProposalStatusChip, RelativeTime, Skeleton } from '@harambee/ui/app';
import { Link } from 'react-router-dom';
import { isUnderway, progressText } from '../proposal-progress.ts';
import { useRecentProposals } from './use-recent-proposals.ts';

const List = styled.ul`
  & li + li { border-top: 1px solid var(--line-soft); }
  & a, & div[data-row] {
    display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 16px; align-items: center;
    padding: 14px 20px; min-height: 72px; color: inherit; text-decoration: none; transition: background var(--fast);
  }
  & a:hover { background: var(--sunken); }
  & a:focus-visible { outline-offset: -2px; }
  & b { font-weight: 600; line-height: 20px; overflow-wrap: anywhere; }
  & small { display: block; font-size: 13px; line-height: 18px; color: var(--ink-3); margin-top: 2px; overflow-wrap: anywhere; }
  @container ${room.narrow} { & a, & div[data-row] { padding: 12px 16px; grid-template-columns: minmax(0, 1fr); justify-items: start; } }
`;

/** So many recent proposals (HOME-05). */
const shown = 3;

const Standing = styled.span`
  display: inline-flex; gap: 20px; align-items: center; justify-content: flex-end;
  & > span:first-of-type:not([data-tone]) { font-weight: 600; font-variant-numeric: tabular-nums; }
  & > [data-tone] { min-width: 0; }
  @container ${room.narrow} { width: 100%; flex-direction: row-reverse; justify-content: space-between; margin-top: 2px; }
`;
const Writing = styled.span`display: block; margin-top: 8px; max-width: 360px;`;

/** Up to three recent proposals, the newest first (HOME-05). */
export function RecentProposals() {
  const { proposals, isError, refetch } = useRecentProposals();
  return (
    <Card
      title="Recent proposals"
      padding="none"
      actions={
        <Button kind="quiet" small to={paths.proposals}>
          View All
        </Button>
      }
    >
      {proposals ? <Rows proposals={proposals} /> : isError ? <NotLoaded onRetry={refetch} /> : <Waiting />}
    </Card>
  );
}

function Rows({ proposals }: { proposals: ProposalListItem[] }) {
  if (proposals.length === 0) {
    return (
      <EmptyState
        small
        level={3}
        picture="boat"
        title="No proposals yet"
        text="Answer five short sections, and the text is drafted from your own words."
        action={
          <May do="proposals.write">
            <Button kind="plain" icon="plus" to={paths.newProposal}>
              New Proposal
            </Button>
          </May>
        }
      />
    );
  }
  return (
    <List>
      {proposals.slice(0, shown).map((proposal) => (
        <li key={proposal.id}>
          <Link to={paths.proposal(proposal.id)}>
            <span>
              <b dir="auto">{proposal.title || 'Untitled proposal'}</b>
              <small dir="auto">
                {proposal.grantId && `${proposal.grantId} · `}updated{' '}
                <RelativeTime value={proposal.updatedAt} />
              </small>
              {isUnderway(proposal) && (
                <Writing>
                  <ProgressBar
                    label={`Progress of ${proposal.title}`}
                    value={proposal.progress}
                    valueText={progressText(proposal)}
                  />
                </Writing>
              )}
            </span>
            <Standing>
              {proposal.requestedAmount > 0 && (
                <span>{formatMoney(proposal.requestedAmount, currencyOf(proposal))}</span>
              )}
              <ProposalStatusChip status={proposal.status} />
            </Standing>
          </Link>
        </li>
      ))}
    </List>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      small
      level={3}
      title="We couldn't load your proposals"
      text="The rest of the page works as usual."
      action={<Button onClick={onRetry}>Retry</Button>}
    />
  );
}

function Waiting() {
  return (
    <Loading label="Loading recent proposals">
      <List aria-hidden="true">
        {['72%', '54%', '64%'].map((width) => (
          <li key={width}>
            <div data-row>
              <Skeleton width={width} />
              <Skeleton width={88} height={22} />
            </div>
          </li>
        ))}
      </List>
    </Loading>
  );
}
