import { Banner, Button, Card, Icon, room, styled } from '@harambee/ui';
import { RelativeTime } from '@harambee/ui/app';
import { Link } from 'react-router';
import { type Activity, groupsOf } from './activity.ts';

const Group = styled.div`
  padding: 0 20px;
  &:last-of-type { padding-bottom: 14px; }
  h3 { font: 400 var(--t-xs)/16px var(--font-text); letter-spacing: 0; color: var(--ink-3); padding: 14px 0 4px; }
  @container ${room.narrow} { padding: 0 16px; &:last-of-type { padding-bottom: 10px; } }
`;
const Line = styled.li`
  display: grid; grid-template-columns: 24px minmax(0, 1fr) auto; gap: 12px; padding: 8px 0; align-items: center;
  & > svg { color: var(--ink-3); justify-self: center; }
  & > span { overflow-wrap: anywhere; }
  a { color: inherit; font-weight: 600; text-decoration: none; }
  a:hover { text-decoration: underline; }
  time { color: var(--ink-3); font-size: var(--t-sm); white-space: nowrap; }
`;

const Lost = styled.div`padding: 16px 20px 0;`;

interface RecentActivityProps {
  activities: readonly Activity[];
  /** The activity of proposals could not be loaded, so the list is incomplete. */
  lost: { isFetching: boolean; refetch(): unknown } | undefined;
}

/** Recent activity, newest first (HOME-06). */
export function RecentActivity({ activities, lost }: RecentActivityProps) {
  return (
    <Card title="Recent Activity" padding="none">
      {lost && (
        <Lost>
          <Banner
            tone="error"
            title="Your recent activity could not be loaded"
            actions={
              <Button small busy={lost.isFetching} onClick={() => void lost.refetch()}>
                Retry
              </Button>
            }
          />
        </Lost>
      )}
      {groupsOf(activities).map(({ name, entries }) => (
        <Group key={name}>
          <h3>{name}</h3>
          <ul>
            {entries.map(({ id, icon, subject, to, words, at }) => (
              <Line key={id}>
                <Icon name={icon} />
                <span>
                  {to ? <Link to={to}>{subject}</Link> : <b>{subject}</b>} {words}
                </span>
                <RelativeTime value={at} />
              </Line>
            ))}
          </ul>
        </Group>
      ))}
    </Card>
  );
}
