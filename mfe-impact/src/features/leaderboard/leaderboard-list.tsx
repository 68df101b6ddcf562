import { type LeaderboardPeriod, leaderboardCategoryLabels, paths } from '@harambee/domain';
import { announce } from '@harambee/platform';
import { Banner, Button, Card, EmptyState, styled } from '@harambee/ui';
import { ShowMore } from '@harambee/ui/app';
import type { LeaderboardFilters } from '../../api/impact.api.ts';
import { LeaderboardTable } from '../../impact-view/leaderboard-table.tsx';
import type { useLeaderboard } from '../../impact-view/use-leaderboard.ts';

const Body = styled.div`
  margin-top: 16px; transition: opacity var(--fast);
  &[aria-busy='true'] { opacity: .6; }
`;
const Gap = styled.div`margin-bottom: 16px;`;

const captions: Record<LeaderboardPeriod, string> = {
  daily: 'Points today',
  weekly: 'Points this week',
  monthly: 'Points this month',
  allTime: 'All-time points',
};

interface LeaderboardListProps {
  filters: LeaderboardFilters;
  view: ReturnType<typeof useLeaderboard>;
  onAll: () => void;
}

/** Why the organization is not listed, and what to do about it. */
function NotListed({ category }: { category: LeaderboardFilters['category'] }) {
  if (category !== 'all') {
    return (
      <Banner title={`Your organization is not in the category ${leaderboardCategoryLabels[category]}`}>
        The type in your profile decides the category.
      </Banner>
    );
  }
  return (
    <Banner
      title="Your organization is not on the leaderboard"
      actions={
        <Button small to={paths.profiles}>
          Your profile
        </Button>
      }
    >
      It lists organizations with an active profile that have not opted out.
    </Banner>
  );
}

export function LeaderboardList({ filters: { period, category }, view, onAll }: LeaderboardListProps) {
  const { rows, own, total, isLost, isStale, board } = view;
  const { isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = board;
  const isPaged = (board.currentData?.pages.length ?? 0) > 1;
  return (
    <Body aria-busy={isStale || undefined}>
      {isLost && (
        <Gap>
          <Banner
            tone="warning"
            title="We couldn't load the leaderboard"
            actions={
              <Button small icon="refresh" busy={isFetching} onClick={() => void refetch()}>
                Retry
              </Button>
            }
          >
            {rows.length > 0 ? 'For now, these are your own points.' : 'Nothing is lost.'}
          </Banner>
        </Gap>
      )}
      {!isLost && !own && rows.length > 0 && (
        <Gap>
          <NotListed category={category} />
        </Gap>
      )}
      {rows.length === 0 ? (
        !isLost && (
          <Card>
            <EmptyState
              picture="calm"
              title="Nobody is here yet"
              text="This list shows organizations with an active profile. Be the first."
              action={
                category === 'all' ? (
                  <Button to={paths.profiles}>Your profile</Button>
                ) : (
                  <Button onClick={onAll}>Show all categories</Button>
                )
              }
            />
          </Card>
        )
      ) : (
        <Card padding="none">
          <LeaderboardTable caption={captions[period]} period={period} rows={rows} own={own} whole />
        </Card>
      )}
      {(hasNextPage || isPaged) && !isLost && (
        <ShowMore
          noun="organizations"
          shown={rows.length}
          total={total}
          hasMore={hasNextPage}
          isBusy={isFetchingNextPage}
          hasFailed={isFetchNextPageError}
          onShowMore={() => void fetchNextPage()}
          onShown={announce}
        />
      )}
    </Body>
  );
}
