import { useOnline } from '@harambee/platform';
import { OfflinePill } from '@harambee/ui';
import { PersonMenu } from '../organizations/person-menu.tsx';
import { OutboxButton } from '../outbox/outbox-button.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { PointsChip } from './points-chip.tsx';
import { type TopBarProps, TopBarView } from './top-bar-view.tsx';

/** Search, network state, level, notifications, assistant (NAV-16). */
export function TopBar(props: TopBarProps) {
  const isOnline = useOnline();
  return (
    <TopBarView {...props}>
      {!isOnline && <OfflinePill />}
      <OutboxButton />
      <PointsChip />
      <NotificationBell />
      <PersonMenu />
    </TopBarView>
  );
}
