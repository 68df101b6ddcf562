import { paths } from '@harambee/domain';
import { Button, EmptyState, ErrorState, media, styled, TextLink } from '@harambee/ui';
import { Loading, SkeletonRows, StatusChip } from '@harambee/ui/app';
import { useRef } from 'react';
import { NotificationRow } from './notification-row.tsx';
import { useMarking, type useUnread } from './use-notifications.ts';
import { useRestoredFocus } from './use-restored-focus.ts';

const Drop = styled.section`
  position: absolute; right: 0; top: 44px; width: 384px; max-height: 400px; display: flex; flex-direction: column;
  background: var(--raised); border-radius: var(--r-card); box-shadow: var(--float); z-index: 20; overflow: hidden;
  & > ul { overflow-y: auto; min-height: 0; overscroll-behavior: contain; }
  @media ${media.phone} { left: 8px; right: 8px; top: 56px; width: auto; }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;
const Head = styled.div`
  display: flex; justify-content: space-between; align-items: center; padding: 14px 16px; border-bottom: 1px solid var(--line-soft);
  flex: none;
  h2 { font-size: var(--t-h4); line-height: 22px; outline: 0; }
  & > span:not([data-tone]) { color: var(--ink-3); font-size: var(--t-sm); }
`;
const Foot = styled.div`
  display: flex; justify-content: space-between; align-items: center; gap: 8px; min-height: 48px; padding: 4px 8px 4px 16px;
  border-top: 1px solid var(--line-soft); flex: none; font-size: var(--t-sm);
  @media ${media.phone} { min-height: 56px; a { padding: 12px 0; } }
`;

interface NotificationDropProps {
  id: string;
  unread: ReturnType<typeof useUnread>;
}

/** The panel that the bell opens (NOTIFY-01). */
export function NotificationDrop({ id, unread }: NotificationDropProps) {
  const { notifications, count, standing } = unread;
  const { markRead, clearAll } = useMarking();
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const keepFocus = useRestoredFocus(list, heading);
  return (
    <Drop id={id} aria-label="Notifications" data-raised>
      <Head>
        <h2 ref={heading} tabIndex={-1}>
          Notifications
        </h2>
        {standing === 'known' && count === 0 && <span>0 new</span>}
        {count > 0 && <StatusChip tone="warning" icon="bell" label={`${count} new`} />}
      </Head>
      {standing === 'awaited' ? (
        <Loading label="Loading notifications">
          <SkeletonRows rows={3} />
        </Loading>
      ) : standing === 'lost' ? (
        <ErrorState
          small
          level={3}
          title="Your notifications could not be loaded"
          text="They are safe. Please try again in a moment."
          retrying={unread.isAsking}
          onRetry={unread.askAgain}
        />
      ) : notifications.length === 0 ? (
        <EmptyState
          small
          level={3}
          picture="calm"
          title="No new notifications"
          text="When you have proposal updates or achievements, they'll appear here."
        />
      ) : (
        <ul ref={list}>
          {notifications.map((notification) => (
            <NotificationRow
              key={notification.id}
              notification={notification}
              onMark={(marked) => {
                keepFocus();
                void markRead(marked);
              }}
            />
          ))}
        </ul>
      )}
      <Foot>
        <TextLink to={paths.notifications}>View all notifications</TextLink>
        {notifications.length > 0 && (
          <Button
            small
            kind="quiet"
            onClick={() => {
              heading.current?.focus();
              void clearAll();
            }}
          >
            Clear all
          </Button>
        )}
      </Foot>
    </Drop>
  );
}
