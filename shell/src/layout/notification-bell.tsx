import { IconButton, media, styled } from '@harambee/ui';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { NotificationDrop } from '../notifications/notification-drop.tsx';
import { useLiveNotifications, useUnread } from '../notifications/use-notifications.ts';

const Place = styled.div`
  position: relative;
  @media ${media.phone} { position: static; }
`;

/** The bell, its count, and what it opens (NOTIFY-01). */
export function NotificationBell() {
  useLiveNotifications();
  const unread = useUnread();
  const { count } = unread;
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const bell = useRef<HTMLButtonElement>(null);
  const dropId = useId();

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
  // Closes right away: the page that opens may take a moment.
  const closeOnFollow = (event: MouseEvent) => {
    if ((event.target as Element).closest('a')) setOpen(false);
  };

  return (
    <Place ref={place} onKeyDown={closeOnEscape} onClick={closeOnFollow} onBlur={closeOnLeave}>
      <IconButton
        ref={bell}
        label={count === 0 ? 'Notifications' : `Notifications, ${count} new`}
        icon="bell"
        badge={count === 0 ? undefined : count > 99 ? '99+' : count}
        aria-expanded={isOpen}
        aria-controls={isOpen ? dropId : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && <NotificationDrop id={dropId} unread={unread} />}
    </Place>
  );
}
