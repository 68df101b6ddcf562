import { activityLimits, paths } from '@harambee/domain';
import type { ImpactSummary } from '@harambee/domain/schemas';
import { May } from '@harambee/platform';
import { Button, Card, EmptyState, room, styled } from '@harambee/ui';
import { RelativeTime } from '@harambee/ui/app';
import { Link } from 'react-router-dom';

const List = styled.ul`
  li { display: grid; grid-template-columns: 52px minmax(0, 1fr) auto; gap: 12px; padding: 11px 20px; border-top: 1px solid var(--line-soft); }
  li:first-of-type { border-top: 0; }
  b { color: var(--accent-ink); font-variant-numeric: tabular-nums; }
  span { overflow-wrap: anywhere; }
  a { color: inherit; text-decoration: none; }
  a:hover { text-decoration: underline; }
  time { color: var(--ink-3); font-size: var(--t-sm); white-space: nowrap; }
  @container ${room.narrow} { li { padding: 12px 16px; grid-template-columns: 40px minmax(0, 1fr) auto; } }
`;

/** The last events that earned points (IMPACT-09), at most five. */
export function RecentActivity({ activity }: { activity: ImpactSummary['activity'] }) {
  return (
    <Card title="Recent Activity" padding="none">
      {activity.length === 0 ? (
        <EmptyState
          small
          level={3}
          picture="boat"
          title="Your first points are close"
          text="Starting a proposal earns 10 points, and completing it earns 50."
          action={
            <May do="proposals.write">
              <Button small icon="plus" to={paths.newProposal}>
                New Proposal
              </Button>
            </May>
          }
        />
      ) : (
        <List>
          {activity.slice(0, activityLimits.all).map(({ id, text, points, at, proposalId }) => (
            <li key={id}>
              <b>+{points}</b>
              <span>{proposalId ? <Link to={paths.proposal(proposalId)}>{text}</Link> : text}</span>
              <RelativeTime value={at} />
            </li>
          ))}
        </List>
      )}
    </Card>
  );
}
