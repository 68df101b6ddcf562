import { can, type Permission, paths } from '@harambee/domain';
import { useUser } from '@harambee/platform';
import { Card, Icon, type IconName, Keys, room, styled } from '@harambee/ui';
import { Link } from 'react-router';
import { preload } from '../remotes/preload.ts';
import { useRemotes } from '../remotes/remotes-context.tsx';

interface QuickAction {
  to: string;
  icon: IconName;
  name: string;
  text: string;
  keys?: string[];
  needs?: Permission;
}

const actions: readonly QuickAction[] = [
  {
    to: paths.newProposal,
    icon: 'file',
    name: 'Write a proposal',
    text: 'Five short sections',
    needs: 'proposals.write',
  },
  {
    to: paths.profiles,
    icon: 'building',
    name: 'Update your profile',
    text: 'Funders read this first',
    keys: ['G', 'P'],
    needs: 'profile.write',
  },
  {
    to: paths.impact,
    icon: 'chart',
    name: 'See your impact',
    text: 'Points, badges, leaderboard',
    keys: ['G', 'I'],
  },
];

const List = styled.ul`padding: 6px;`;
const Action = styled(Link)`
  display: flex; gap: 12px; align-items: center; min-height: 56px; padding: 8px 16px 8px 12px; text-decoration: none; color: inherit;
  border-radius: 10px; transition: background var(--fast);
  &:hover { background: var(--sunken); }
  &:focus-visible { border-radius: 10px; outline-offset: -2px; }
  & > i { width: 36px; height: 36px; border-radius: 9px; background: var(--primary-tint); color: var(--primary-ink); display: grid; place-items: center; flex: none; }
  & > div { flex: 1; min-width: 0; }
  b { display: block; }
  small { color: var(--ink-3); font-size: var(--t-sm); }
  @container ${room.narrow} { & > span { display: none; } }
`;

export function QuickActions() {
  const remotes = useRemotes();
  const { role } = useUser();
  const offered = actions.filter(({ needs }) => !needs || can(role, needs));
  return (
    <Card title="Quick actions" padding="none">
      <List>
        {offered.map(({ to, icon, name, text, keys }) => {
          const warmUp = () => void preload(remotes, to);
          return (
            <li key={to}>
              <Action to={to} onPointerEnter={warmUp} onFocus={warmUp}>
                <i>
                  <Icon name={icon} />
                </i>
                <div>
                  <b>{name}</b>
                  <small>{text}</small>
                </div>
                {keys && <Keys keys={keys} single />}
              </Action>
            </li>
          );
        })}
      </List>
    </Card>
  );
}
