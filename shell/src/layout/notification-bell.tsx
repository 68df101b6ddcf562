import { useUser } from '@harambee/platform';
import { EmptyState, IconButton, media, styled } from '@harambee/ui';
import { RelativeTime } from '@harambee/ui/app';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type Notification, useShellNotificationsQuery } from '../api/shell.api.ts';

const Place = styled.div`
  position: relative;
  @media ${media.phone} { position: static; }
`;
const Drop = styled.section`
  position: absolute; right: 0; top: 44px; width: 384px; max-height: 400px; overflow-y: auto; background: var(--raised);
  border-radius: var(--r-card); box-shadow: var(--float); z-index: 20;
  @media ${media.phone} { left: 8px; right: 8px; top: 56px; width: auto; }
`;
const Head = styled.div`
  display: flex; justify-content: space-between; align-items: center; padding: 14px 16px; border-bottom: 1px solid var(--line-soft);
  h2 { font-size: var(--t-h4); line-height: 22px; }
  span { color: var(--ink-3); font-size: var(--t-sm); }
`;
const Item = styled.li`
  padding: 12px 16px; border-top: 1px solid var(--line-soft); line-height: 19px;
  &:first-of-type { border-top: 0; }
  p { color: var(--ink-2); font-size: var(--t-sm); }
  time { color: var(--ink-3); font-size: var(--t-sm); }
`;

function NotificationItem({ notification, onFollow }: { notification: Notification; onFollow: () => void }) {
  const { title, message, action_url: to, created_at: at } = notification;
  return (
    <Item>
      {to ? (
        <Link to={to} onClick={onFollow}>
          {title}
        </Link>
      ) : (
        <b>{title}</b>
      )}
      <p>{message}</p>
      <RelativeTime value={at} />
    </Item>
  );
}

/** The bell, its count, and what it opens (spec 2.3). */
export function NotificationBell() {
  const user = useUser();
  const { data: notifications = [] } = useShellNotificationsQuery(user.id, { refetchOnFocus: true });
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const bell = useRef<HTMLButtonElement>(null);
  const count = notifications.length;

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: PointerEvent) => {
      if (!place.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    bell.current?.focus();
  };
  const closeOnLeave = (event: FocusEvent) => {
    if (event.relatedTarget && !place.current?.contains(event.relatedTarget)) setOpen(false);
  };

  return (
    <Place ref={place} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <IconButton
        ref={bell}
        label={count === 0 ? 'Notifications' : `Notifications, ${count} new`}
        icon="bell"
        badge={count === 0 ? undefined : count > 99 ? '99+' : count}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Drop aria-label="Notifications" data-raised>
          <Head>
            <h2>Notifications</h2>
            <span>{count} new</span>
          </Head>
          {count === 0 ? (
            <EmptyState
              small
              level={3}
              picture="calm"
              title="No new notifications"
              text="When you have proposal updates or achievements, they'll appear here."
            />
          ) : (
            <ul>
              {notifications.map((notification) => (
                <NotificationItem
                  key={notification.id}
                  notification={notification}
                  onFollow={() => setOpen(false)}
                />
              ))}
            </ul>
          )}
        </Drop>
      )}
    </Place>
  );
}
