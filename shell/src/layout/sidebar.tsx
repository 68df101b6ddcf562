import { paths } from '@harambee/domain';
import { useUser } from '@harambee/platform';
import { Avatar } from '@harambee/ui/app';
import { useNavigate } from 'react-router';
import { useSignOut } from '../outbox/sign-out.tsx';
import { preload } from '../remotes/preload.ts';
import { useRemotes } from '../remotes/remotes-context.tsx';
import { useNavItems } from '../remotes/use-nav-items.ts';
import { useTour } from '../tour/use-tour.ts';
import { type SidebarProps, SidebarView } from './sidebar-view.tsx';

/** Logo, main navigation, and the signed-in person (NAV-13). */
export function Sidebar(props: SidebarProps) {
  const signOut = useSignOut();
  const user = useUser();
  const remotes = useRemotes();
  const items = useNavItems();
  const tour = useTour();
  const navigate = useNavigate();
  const beginTour = () => {
    tour?.goTo(0);
    props.onNavigate?.();
    navigate(paths.dashboard);
  };
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <SidebarView
      {...props}
      items={items}
      onApproach={(path) => void preload(remotes, path)}
      onSignOut={signOut}
      onTour={tour && tour.step === undefined ? beginTour : undefined}
      who={
        <>
          <Avatar name={name} />
          <div>
            <b title={name}>{name}</b>
            <span title={user.tenantName}>{user.tenantName}</span>
          </div>
        </>
      }
    />
  );
}
