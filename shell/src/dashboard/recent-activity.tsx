import { Card, Icon, styled } from '@harambee/ui';
import { RelativeTime } from '@harambee/ui/app';
import { Link } from 'react-router';
import type { Activity } from './activity.ts';

const List = styled.ul`padding: 10px 20px 14px; @media (max-width: 599px) { padding: 6px 16px 10px; }`;
const Line = styled.li`
  display: grid; grid-template-columns: 24px minmax(0, 1fr) auto; gap: 12px; padding: 8px 0; align-items: center;
  & > svg { color: var(--ink-3); justify-self: center; }
  & > span { overflow-wrap: anywhere; }
  a { color: inherit; font-weight: 600; text-decoration: none; }
  a:hover { text-decoration: underline; }
  time { color: var(--ink-3); font-size: var(--t-sm); white-space: nowrap; }
`;

export function RecentActivity({ activities }: { activities: readonly Activity[] }) {
  return (
    <Card title="Recent Activity" padding="none">
      <List>
        {activities.map(({ id, icon, subject, to, words, at }) => (
          <Line key={id}>
            <Icon name={icon} />
            <span>
              {to ? <Link to={to}>{subject}</Link> : <b>{subject}</b>} {words}
            </span>
            <RelativeTime value={at} />
          </Line>
        ))}
      </List>
    </Card>
  );
}
