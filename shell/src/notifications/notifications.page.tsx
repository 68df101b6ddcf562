import { useUser } from '@harambee/platform';
import { Button, Card, EmptyState, ErrorState, Page, styled, Tabs } from '@harambee/ui';
import { Loading, SkeletonRows } from '@harambee/ui/app';
import { useRef } from 'react';
import { useSearchParams } from 'react-router';
import { byDay } from '../lib/by-day.ts';
import { NotificationRow } from './notification-row.tsx';
import { type InboxFilter, useGetNotificationsInfiniteQuery } from './notifications.api.ts';
import { useMarking } from './use-notifications.ts';
import { useRestoredFocus } from './use-restored-focus.ts';

const Days = styled.div`display: grid; gap: 24px; max-width: 760px; outline: 0;`;
const Narrow = styled.div`max-width: 760px;`;
const More = styled.div`display: flex; justify-content: center;`;

/** Read and unread notifications by day, for the 90 days they are stored (NOTIFY-04). */
export function NotificationsPage() {
  const [query, setQuery] = useSearchParams();
  const filter: InboxFilter = query.get('show') === 'unread' ? 'unread' : 'all';
  const { id: userId } = useUser();
  const { data } = useGetNotificationsInfiniteQuery({ userId, filter });
  const { clearAll, isClearing } = useMarking();
  const unread = data?.pages[0]?.unread ?? 0;
  return (
    <Page
      title="Notifications"
      description="What has happened to your proposals and achievements. Kept for 90 days."
      actions={
        unread > 0 && (
          <Button icon="check" busy={isClearing} onClick={() => void clearAll()}>
            Clear all
          </Button>
        )
      }
    >
      <Tabs<InboxFilter>
        label="Which notifications"
        value={filter}
        onChange={(id) => setQuery(id === 'unread' ? { show: 'unread' } : {}, { replace: true })}
        tabs={[
          { id: 'all', label: 'All', panel: <Inbox filter="all" /> },
          {
            id: 'unread',
            label: unread > 0 ? `Unread (${unread})` : 'Unread',
            panel: <Inbox filter="unread" />,
          },
        ]}
      />
    </Page>
  );
}

const nothing = {
  all: {
    title: 'No notifications yet',
    text: "When you have proposal updates or achievements, they'll appear here.",
  },
  unread: { title: 'No new notifications', text: 'You have read everything. Earlier ones are under All.' },
} as const;

function Inbox({ filter }: { filter: InboxFilter }) {
  const { id: userId } = useUser();
  const inbox = useGetNotificationsInfiniteQuery({ userId, filter }, { refetchOnMountOrArgChange: true });
  const { currentData, isError, isFetching, isFetchingNextPage, hasNextPage } = inbox;
  const { markRead } = useMarking();
  const list = useRef<HTMLDivElement>(null);
  const keepFocus = useRestoredFocus(list, list);
  const notifications = currentData?.pages.flatMap((page) => page.notifications);

  if (!notifications && isError) {
    return (
      <ErrorState
        title="Your notifications could not be loaded"
        text="They are safe. Please try again in a moment."
        retrying={isFetching}
        onRetry={() => void inbox.refetch()}
      />
    );
  }
  if (!notifications) {
    return (
      <Loading label="Loading notifications">
        <Narrow>
          <SkeletonRows rows={5} />
        </Narrow>
      </Loading>
    );
  }
  if (notifications.length === 0 && !hasNextPage) return <EmptyState picture="calm" {...nothing[filter]} />;
  return (
    <Days ref={list} tabIndex={-1}>
      {byDay(notifications, ({ created_at: at }) => at).map(({ key, label, rows }) => (
        <Card key={key} title={label} padding="none">
          <ul>
            {rows.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                onMark={(id) => {
                  keepFocus();
                  void markRead(id);
                }}
              />
            ))}
          </ul>
        </Card>
      ))}
      {hasNextPage && (
        <More>
          <Button busy={isFetchingNextPage} onClick={() => void inbox.fetchNextPage()}>
            {isError ? 'Retry' : 'Show earlier ones'}
          </Button>
        </More>
      )}
    </Days>
  );
}
