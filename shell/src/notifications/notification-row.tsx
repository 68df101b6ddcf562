import { notificationTypeRow } from '@harambee/domain';
import type { Notification } from '@harambee/domain/schemas';
import { Icon, IconButton, media, styled, VisuallyHidden } from '@harambee/ui';
import { RelativeTime } from '@harambee/ui/app';
import { Link } from 'react-router';

const Item = styled.li`
  position: relative; display: grid; grid-template-columns: 36px minmax(0, 1fr) 36px; gap: 12px; padding: 12px 8px 12px 16px;
  border-top: 1px solid var(--line-soft); line-height: 19px; transition: background var(--fast);
  &:first-of-type { border-top: 0; }
  &:hover { background: var(--sunken); }
  & > button, & > a[aria-label] { z-index: 1; align-self: center; }
  p { color: var(--ink-2); font-size: var(--t-sm); overflow-wrap: anywhere; }
  time { color: var(--ink-3); font-size: var(--t-sm); }
  @media ${media.phone} { grid-template-columns: 36px minmax(0, 1fr) 44px; }
`;
const Tile = styled.span`
  width: 36px; height: 36px; border-radius: 9px; display: grid; place-items: center;
  &[data-tone='success'] { background: var(--success-tint); color: var(--success-ink); }
  &[data-tone='warning'] { background: var(--warning-tint); color: var(--warning-ink); }
  &[data-tone='info'] { background: var(--info-tint); color: var(--info-ink); }
  &[data-tone='pending'] { background: var(--pending-tint); color: var(--pending-ink); }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;
const title = `
  color: inherit; text-decoration: none; text-align: left; overflow-wrap: anywhere; line-height: 19px;
  [data-unread] & { font-weight: 600; }
  &::after { content: ''; position: absolute; inset: 0; }
  &:focus-visible { outline: 0; }
  &:focus-visible::after { outline: 2px solid var(--focus); outline-offset: -2px; border-radius: var(--r-control); }
`;
const TitleLink = styled(Link)`${title}`;
const TitleButton = styled.button`${title}`;
const Plain = styled.span`overflow-wrap: anywhere;`;

interface NotificationRowProps {
  notification: Notification;
  onMark: (id: string) => void;
}

/** One notification: clicking it marks it as read and opens its page; the small button only marks it. */
export function NotificationRow({ notification, onMark }: NotificationRowProps) {
  const { id, type, title: words, message, created_at: at, action_url: to, read } = notification;
  const { icon, tone } = notificationTypeRow(type);
  const mark = () => {
    if (!read) onMark(id);
  };
  return (
    <Item data-unread={!read || undefined}>
      <Tile data-tone={tone}>
        <Icon name={icon} />
      </Tile>
      <div>
        {to && (
          <TitleLink to={to} onClick={mark}>
            {words}
          </TitleLink>
        )}
        {!to && !read && (
          <TitleButton type="button" onClick={mark}>
            {words}
          </TitleButton>
        )}
        {!to && read && <Plain>{words}</Plain>}
        {!read && <VisuallyHidden> (new)</VisuallyHidden>}
        <p>{message}</p>
        <RelativeTime value={at} />
      </div>
      {!read && <IconButton small icon="check" label={`Mark as read: ${words}`} onClick={mark} />}
    </Item>
  );
}
